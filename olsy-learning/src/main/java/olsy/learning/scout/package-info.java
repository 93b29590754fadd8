/**
 * The scout: learns any player quickly, and says how sure it is. {@link
 * olsy.learning.scout.LearnByScout} is where to begin: hypotheses of depth and frontier rule are
 * climbed by {@link olsy.learning.scout.LogitClimb}, few are kept, and the best are mixed. What can
 * be explained almost wholly goes on to the linear programmes of {@code strategy}. Logarithms are
 * {@link StrictMath}'s: the same decisions give the same weights on every machine. {@link
 * olsy.learning.scout.LearnLevel} looks for players who model their opponent in turn. Nothing here
 * knows a game.
 */
package olsy.learning.scout;
