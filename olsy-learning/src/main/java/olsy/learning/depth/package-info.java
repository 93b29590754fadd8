/**
 * Learning how far somebody looks whose evaluation is known: {@link olsy.learning.depth.LearnDepth}
 * as printed, and what it is compared with. Weights are learned in {@code strategy}.
 */
package olsy.learning.depth;
