package olsy.play.report;

import olsy.core.statistics.Interval;

/**
 * What was expected in a run of unforced decisions, in the fields of the page's data.
 *
 * @param from number of the first decision, from 1
 * @param to number of the last one
 * @param expectations how many had one
 * @param right of them
 * @param interval of the share that was right
 * @param uniform expectations that guessing would have had right
 * @param used expectations with a model that was trusted
 */
public record DecisionRun(
    int from, int to, int expectations, int right, Interval interval, double uniform, int used) {

  static DecisionRun of(int from, int to, int expectations, int right, double uniform, int used) {
    Interval interval =
        Interval.ofShare(expectations == 0 ? 0 : (double) right / expectations, expectations);
    return new DecisionRun(from, to, expectations, right, interval, uniform, used);
  }

  DecisionRun joined(DecisionRun next) {
    return of(
        from,
        next.to,
        expectations + next.expectations,
        right + next.right,
        uniform + next.uniform,
        used + next.used);
  }
}
