/**
 * Learning how somebody plays from decisions: weights, depth, frontier rule, order of ties. {@link
 * olsy.learning.strategy.LearnStrategy} is the paper's procedure, {@link
 * olsy.learning.strategy.LearnStrategyInTwoPhases} ours, the default. Both turn a {@link
 * olsy.learning.strategy.LearningTask} into a {@link olsy.learning.strategy.LearningResult}; a
 * third one is a package of its own with a {@link olsy.learning.strategy.StrategyLearner}. What
 * works on many decisions uses all cores, and its result does not depend on how many there are.
 * Where decisions come from and how good a model is does not belong here.
 */
package olsy.learning.strategy;
