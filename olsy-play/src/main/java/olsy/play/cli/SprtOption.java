package olsy.play.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Spelling;
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
    Map<String, Double> numbers = new LinkedHashMap<>(USUAL);
    asked.forEach((name, value) -> read(name, value, numbers));
    EloModel model = asked.containsKey(MODEL) ? model(asked.get(MODEL)) : EloModel.NORMALISED;
    return Optional.of(sprt(numbers, model));
  }

  private static void read(String name, String value, Map<String, Double> numbers) {
    if (numbers.containsKey(name)) {
      numbers.put(name, number(name, value));
    } else if (!name.equals(MODEL)) {
      List<String> known = new ArrayList<>(numbers.keySet());
      known.add(MODEL);
      throw new InputException(NAME + ": " + Spelling.unknown("value", name, known));
    }
  }

  private static EloModel model(String value) {
    for (EloModel model : EloModel.values()) {
      if (model.toString().equals(value.toLowerCase(Locale.ROOT))) {
        return model;
      }
    }
    throw new InputException(NAME + ": model: expected normalised or logistic, found " + value);
  }

  private static double number(String name, String value) {
    try {
      double number = Double.parseDouble(value);
      Arguments.require(Double.isFinite(number), NAME, "a number as " + name, value);
      return number;
    } catch (NumberFormatException e) {
      throw new InputException(NAME + ": expected a number as " + name + ", found " + value, e);
    }
  }

  private static Sprt sprt(Map<String, Double> numbers, EloModel model) {
    double elo0 = numbers.get("elo0");
    double elo1 = numbers.get("elo1");
    double alpha = numbers.get("alpha");
    double beta = numbers.get("beta");
    Arguments.require(
        Math.max(Math.abs(elo0), Math.abs(elo1)) <= MOST_ELO,
        NAME,
        "elo0 and elo1 from -" + MOST_ELO + " to " + MOST_ELO,
        elo0 + " and " + elo1);
    Arguments.require(elo0 < elo1, NAME, "elo1 above elo0", "elo0=" + elo0 + " elo1=" + elo1);
    requireProbability("alpha", alpha);
    requireProbability("beta", beta);
    return new Sprt(elo0, elo1, alpha, beta, model);
  }

  private static void requireProbability(String name, double found) {
    Arguments.require(
        found > 0 && found < 0.5, NAME, name + " above 0 and below 0.5", name + "=" + found);
  }
}
