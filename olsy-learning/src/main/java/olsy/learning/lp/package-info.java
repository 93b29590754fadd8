/**
 * The linear programme of the learner and its solver, which proves what it answers: begin with
 * {@link olsy.learning.lp.SoftMarginProblem}. ojAlgo is known to one class, {@code DualLp}.
 * Decisions and features are not known here: rows of differences are.
 */
package olsy.learning.lp;
