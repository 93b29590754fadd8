package olsy.learning.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import olsy.core.statistics.SampleMean;
import olsy.learning.example.GameSample;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.strategy.ChangeTest;
import olsy.learning.text.Counted;
import olsy.learning.training.Caveat.Remedy;

/** What a model does not know, in sentences. */
public final class Caveats {

  /** Fewer decide the depth by what the weights were fitted to. */
  private static final int FEW = 100;

  private Caveats() {}

  /**
   * @param accuracy null where no game was left to measure it
   * @param games that it was learned from
   */
  static List<Caveat> of(
      Provenance provenance, MeasuredAccuracy accuracy, WrittenStrategy strategy, int games) {
    List<Caveat> caveats = new ArrayList<>();
    int window = provenance.origin().window();
    if (provenance.fitted() < FEW) {
      caveats.add(
          format(
              "It was learned from %s in %s: with fewer than %d, depth and weights"
                  + " come from the same ones and may be wrong.",
              Counted.of(provenance.fitted(), "decision"), Counted.of(games, "game"), FEW));
    }
    if (provenance.fitted() + (accuracy == null ? 0 : accuracy.decisions())
        < (window > 0
            ? Math.min(window, provenance.seen().decisions())
            : provenance.seen().decisions())) {
      caveats.add(
          format(
              "There are %,d decisions; about %,d, in games drawn by lot, were used.",
              provenance.seen().decisions(), GameSample.ENOUGH));
    }
    if (strategy.depth() == provenance.learning().maxDepth()) {
      caveats.add(
          advice(
              "Its depth, %d, is the largest that was tried: the player may look further.",
              Remedy.MAX_DEPTH, strategy.depth()));
    }
    if (accuracy == null) {
      caveats.add(Caveat.of("There is only one game: how well it predicts others is not known."));
    } else {
      addOfAccuracy(accuracy, caveats);
      Evidence.of(accuracy, strategy).map(Caveats::of).ifPresent(caveats::addAll);
    }
    return caveats;
  }

  /** Whether there is anything personal to learn; nothing where there clearly is. */
  public static List<Caveat> of(Evidence evidence) {
    List<Caveat> caveats = new ArrayList<>();
    if (evidence.playsAtRandom()) {
      caveats.add(
          format(
              "It plays at random, as far as %s show: the model foresees them by %s bits"
                  + " better than a uniform guess. There is nothing personal to learn.",
              decisions(evidence.decisions()), bits(evidence.overUniform())));
    } else if (evidence.isNoBetterThanPopulation()) {
      caveats.add(
          format(
              "It is no better than the population beyond doubt: the model foresees %s by"
                  + " %s bits better than what is known of other players.",
              decisions(evidence.decisions()), bits(evidence.overPopulation().orElseThrow())));
    }
    if (evidence.hasNoDepth()) {
      caveats.add(format("Its depth cannot be told: %s.", depths(evidence.depths())));
    }
    return caveats;
  }

  /** A mean of nats, with its standard error; one decision has none. */
  private static String bits(SampleMean nats) {
    double mean = nats.mean() / Math.log(2);
    double error = nats.error() / Math.log(2);
    return Double.isFinite(error)
        ? String.format(Locale.ROOT, "%.2f ± %.2f", mean, error)
        : String.format(Locale.ROOT, "%.2f", mean);
  }

  private static String decisions(int number) {
    return number == 1 ? "1 decision" : number + " decisions";
  }

  private static String depths(Map<Integer, Double> shares) {
    return shares.entrySet().stream()
        .map(
            one ->
                String.format(
                    Locale.ROOT, "depth %d has %.0f %%", one.getKey(), 100 * one.getValue()))
        .collect(Collectors.joining(", "));
  }

  static Caveat of(ChangeTest.Change change) {
    return advice(
        "The player seems to have changed: in the order of the archives it predicts %.3f of the"
            + " first %,d decisions put aside and %.3f of those after.",
        Remedy.WINDOW, change.before(), change.at(), change.after());
  }

  private static void addOfAccuracy(MeasuredAccuracy accuracy, List<Caveat> caveats) {
    if (accuracy.decisions() < FEW) {
      caveats.add(format("Its accuracy was measured on %s only.", decisions(accuracy.decisions())));
    }
    if (accuracy.accuracy().hits().interval().low() <= accuracy.accuracy().uniform()) {
      caveats.add(Caveat.of("It may predict no better than a uniform guess."));
    }
    if (accuracy.generic() == null) {
      caveats.add(
          Caveat.of(
              "No other player's decisions are there: what is personal in it cannot be told from"
                  + " what all players have in common."));
    }
  }

  private static Caveat format(String format, Object... values) {
    return Caveat.of(String.format(Locale.ROOT, format, values));
  }

  private static Caveat advice(String format, Remedy remedy, Object... values) {
    return Caveat.of(String.format(Locale.ROOT, format, values), remedy);
  }
}
