/**
 * The experiments of the papers and our own, and the command {@code olsy lab} that runs them. The
 * program plays and learns without this module. Begin with {@link olsy.lab.Experiments}, the list
 * of all of them: an experiment is a record in one of the rooms {@code report}, {@code pruning} and
 * {@code ours}, and one line in that list.
 */
package olsy.lab;
