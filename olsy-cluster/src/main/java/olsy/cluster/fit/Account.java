package olsy.cluster.fit;

import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import olsy.core.statistics.Interval;

/**
 * A row of the table of all accounts: how well a player is foreseen. What could not be found out is
 * null, and then a sentence says why.
 *
 * @param games in which the player moved
 * @param decisions in them, unforced ones
 * @param fitted decisions that were learned from
 * @param file of the model
 * @param depth of the model
 * @param tested decisions that were put aside
 * @param strict the share of them in which the model's move was played
 * @param low of an interval: all intervals of a table hold together with 95 % confidence
 * @param uniform what guessing reaches
 * @param generic what the model of all players together reaches
 * @param others what models of other players reach, on average
 * @param best what the best of them reaches
 * @param fault why something is missing
 */
public record Account(
    String player,
    int games,
    int decisions,
    Integer fitted,
    String file,
    Integer depth,
    Integer tested,
    Double strict,
    Double low,
    Double high,
    Double uniform,
    Double generic,
    Double others,
    Double best,
    String fault) {

  /**
   * What was learned.
   *
   * @param fitted decisions that were learned from
   */
  record Model(int fitted, String file, int depth) {}

  /**
   * What a model foresaw of the decisions that were put aside.
   *
   * @param uniform what guessing reaches
   */
  record Trial(int decisions, double strict, Interval interval, double uniform) {}

  /**
   * What other models foresaw of them.
   *
   * @param generic the model of all players together
   * @param others models of other players
   */
  record Rivals(Optional<Double> generic, List<Double> others) {

    static final Rivals NONE = new Rivals(Optional.empty(), List.of());

    Rivals {
      others = List.copyOf(others);
    }

    private DoubleStream shares() {
      return others.stream().mapToDouble(Double::doubleValue);
    }

    private Double mean() {
      return others.isEmpty() ? null : (Double) shares().average().orElseThrow();
    }

    private Double best() {
      return others.isEmpty() ? null : (Double) shares().max().orElseThrow();
    }
  }

  /**
   * @param fault null where nothing is missing
   */
  static Account of(
      FitPlan.Learned player,
      Optional<Model> model,
      Optional<Trial> trial,
      Rivals rivals,
      String fault) {
    return new Account(
        player.name(),
        player.seen().games(),
        player.seen().decisions(),
        model.map(Model::fitted).orElse(null),
        model.map(Model::file).orElse(null),
        model.map(Model::depth).orElse(null),
        trial.map(Trial::decisions).orElse(null),
        trial.map(Trial::strict).orElse(null),
        trial.map(one -> one.interval.low()).orElse(null),
        trial.map(one -> one.interval.high()).orElse(null),
        trial.map(Trial::uniform).orElse(null),
        rivals.generic.orElse(null),
        rivals.mean(),
        rivals.best(),
        fault);
  }

  /** Whether the interval is above what all others reach. */
  public boolean isKnown() {
    return low != null
        && low > uniform
        && (generic == null || low > generic)
        && (best == null || low > best);
  }
}
