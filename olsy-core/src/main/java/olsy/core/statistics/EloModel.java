package olsy.core.statistics;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a difference of strength means for the mean score of pairs. */
public enum EloModel {

  /** The difference is that of {@link Elo}, so drawish games make it small. */
  LOGISTIC {
    @Override
    double mean(double elo, Pentanomial pairs) {
      return Elo.score(elo);
    }
  },

  /**
   * Normalised Elo: the mean is t standard deviations of a game above even play, t = elo·ln 10/800.
   * It tells how many games show the difference, whatever part of them is drawn (M. Van den Bergh,
   * Normalized Elo Practical, 2021). The deviation of a game is √2 times that of a pair's mean.
   *
   * <pre>
   * μ − ½ = T·σ,  T = √2·t,  σ² + (μ − ½)² = v   ⇒   μ = ½ + T·√(v / (1 + T²))
   * </pre>
   *
   * v, the mean square around even play, is taken from the pairs. It is 0 only where all pairs were
   * even, and they tell nothing then.
   */
  NORMALISED {
    @Override
    double mean(double elo, Pentanomial pairs) {
      double deviations = Math.sqrt(2) * elo * Math.log(10) / SCALE;
      double square = deviations * deviations;
      return EVEN + deviations * Math.sqrt(pairs.spreadAroundEven() / (1 + square));
    }
  };

  private static final double SCALE = 800;
  private static final double EVEN = 0.5;

  /**
   * The model of that name.
   *
   * @throws IllegalArgumentException naming the models
   */
  public static EloModel named(String name) {
    return Arrays.stream(values())
        .filter(model -> model.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected "
                        + Arrays.stream(values())
                            .map(EloModel::toString)
                            .collect(Collectors.joining(" or "))
                        + ", found "
                        + name));
  }

  /** The mean score of pairs if the difference is this one. */
  abstract double mean(double elo, Pentanomial pairs);

  /** As options call it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
