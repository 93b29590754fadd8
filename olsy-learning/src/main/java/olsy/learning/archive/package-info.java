/**
 * Archives of games in Portable Draughts Notation: read with tolerance, written, replayed by the
 * rules, and turned into the decisions of one player. Begin with {@link
 * olsy.learning.archive.GameLog} for games and {@link olsy.learning.archive.ArchiveDecisions} for
 * decisions. What is learned from them is not here.
 */
package olsy.learning.archive;
