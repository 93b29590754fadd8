/**
 * What players have in common: what was learned of several, with how far they differ. A learner
 * begins with it, and accounts compare with the generic player in it. Who is to be learned is held
 * out. How one of them is learned is elsewhere. Begin with {@link
 * olsy.learning.population.Population}.
 */
package olsy.learning.population;
