/**
 * Experiments with games of chance: what pruning saves, why known dice mislead (Russell and Norvig,
 * Exercises 6.6 and 6.8), and a check of backgammon by another program. Begin with {@link
 * olsy.lab.chance.ChanceSavings}.
 */
package olsy.lab.chance;
