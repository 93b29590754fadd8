/**
 * Archives that are made: games of random players of whom everything is known. Begin with {@link
 * olsy.cluster.made.MadeArchive}.
 */
package olsy.cluster.made;
