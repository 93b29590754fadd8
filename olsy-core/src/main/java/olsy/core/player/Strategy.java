package olsy.core.player;

import java.util.List;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.Side;

/**
 * How somebody plays.
 *
 * @param evaluation f, what the frontier rule makes of it included
 * @param depth to which f is searched
 * @param error how far the true function may lie from this one (M*_ε)
 * @param trust how far this is believed to be how a modelled opponent plays, 0 to 1: the rest is
 *     caution
 * @param ties which of several good moves is taken
 * @param temperature how readily worse moves are taken, in the whole numbers of f: a move is as
 *     probable as exp(value / temperature); 0 for never
 * @param risk what is risked in a game for what a model promises, in the whole numbers of f; may be
 *     infinite
 */
public record Strategy<P>(
    Evaluation<P> evaluation,
    int depth,
    double error,
    double trust,
    TieRule<P> ties,
    double temperature,
    double risk) {

  /** Of a model of which nothing else is said. */
  public static final double COMMON_TRUST = 0.8;

  /** In units of the function: a quarter of a man where a man is worth 1. */
  public static final double COMMON_RISK = 0.25;

  public Strategy {
    if (depth < 1) {
      throw new IllegalArgumentException("a depth of at least 1 expected, found " + depth);
    }
    if (!(error >= 0)) {
      throw new IllegalArgumentException("an error of at least 0 expected, found " + error);
    }
    if (!(trust >= 0 && trust <= 1)) {
      throw new IllegalArgumentException("a trust from 0 to 1 expected, found " + trust);
    }
    if (!(temperature >= 0 && Double.isFinite(temperature))) {
      throw new IllegalArgumentException(
          "a temperature of at least 0 expected, found " + temperature);
    }
    if (!(risk >= 0)) {
      throw new IllegalArgumentException("a risk of at least 0 expected, found " + risk);
    }
  }

  /** Takes the first of the best moves. */
  public Strategy(Evaluation<P> evaluation, int depth, double error) {
    this(evaluation, depth, error, TieRule.gamesOrder(), 0);
  }

  /** Trusted as is common, and as careful. */
  public Strategy(
      Evaluation<P> evaluation, int depth, double error, TieRule<P> ties, double temperature) {
    this(
        evaluation, depth, error, COMMON_TRUST, ties, temperature, COMMON_RISK * evaluation.unit());
  }

  /**
   * How probable the moves of a position are: by the {@link Temperature}, from their values with
   * what the order of ties adds.
   *
   * @param values of the successors, for the side to move
   */
  public double[] probabilities(P position, Side toMove, List<P> successors, double[] values) {
    double[] utilities = ties.bonuses(position, toMove, successors, values);
    for (int i = 0; i < values.length; i++) {
      utilities[i] += values[i];
    }
    return Temperature.of(this).probabilities(utilities);
  }

  public Strategy<P> withTrust(double trust) {
    return new Strategy<>(evaluation, depth, error, trust, ties, temperature, risk);
  }

  public Strategy<P> withRisk(double risk) {
    return new Strategy<>(evaluation, depth, error, trust, ties, temperature, risk);
  }
}
