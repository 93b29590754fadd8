package olsy.play.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.core.statistics.EloModel;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import picocli.CommandLine.Option;

/** The sequential test that ends a match. */
final class SprtOption {

  private static final String NAME = "--sprt";
  private static final String MODEL = "model";
  private static final int MOST_ELO = 1000;
  private static final Map<String, Double> USUAL = usual();

  @Option(
      names = NAME,
      paramLabel = "NAME=VALUE",
      arity = "1..5",
      split = ",",
      description =
          "Stop when it is decided whether the first player is stronger by elo0 or less, or by elo1"
              + " or more: elo0=0 elo1=5 alpha=0.05 beta=0.05 model=normalised. Those are the usual"
              + " values; name at least one. The model is normalised or logistic.")
  private Map<String, String> asked;

  private static Map<String, Double> usual() {
    Map<String, Double> usual = new LinkedHashMap<>();
    usual.put("elo0", 0.0);
    usual.put("elo1", 5.0);
    usual.put("alpha", 0.05);
    usual.put("beta", 0.05);
    return usual;
  }

  /** The test that is asked for, if one is. */
  Optional<Sprt> sprt() {
    if (asked == null) {
      return Optional.empty();
    }
    NamedValues values = new NamedValues(NAME, USUAL, asked);
    values.requireKnown(MODEL);
    EloModel model = asked.containsKey(MODEL) ? model(asked.get(MODEL)) : EloModel.NORMALISED;
    return Optional.of(sprt(values, model));
  }

  private static EloModel model(String value) {
    try {
      return EloModel.named(value);
    } catch (IllegalArgumentException e) {
      throw InputException.at(NAME + ": " + MODEL, e);
    }
  }

  private static Sprt sprt(NamedValues values, EloModel model) {
    double elo0 = values.number("elo0");
    double elo1 = values.number("elo1");
    double alpha = values.number("alpha");
    double beta = values.number("beta");
    values.require(
        Math.max(Math.abs(elo0), Math.abs(elo1)) <= MOST_ELO,
        "elo0 and elo1 from -" + MOST_ELO + " to " + MOST_ELO,
        Output.plain(elo0) + " and " + Output.plain(elo1));
    values.require(
        elo0 < elo1,
        "elo1 above elo0",
        "elo0=" + Output.plain(elo0) + " elo1=" + Output.plain(elo1));
    requireProbability("alpha", alpha);
    requireProbability("beta", beta);
    return new Sprt(elo0, elo1, alpha, beta, model);
  }

  private static void requireProbability(String name, double found) {
    Arguments.require(
        found > 0 && found < 0.5, NAME, name + " above 0 and below 0.5", name + "=" + found);
  }
}
