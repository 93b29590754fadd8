package olsy.play.match;

import java.util.List;
import java.util.Locale;
import olsy.core.statistics.Pentanomial;
import olsy.core.statistics.Sprt;

/**
 * How far a sequential test has come, in the fields of its JSON.
 *
 * @param model as options call it
 * @param ratio the logarithm of the likelihood ratio
 * @param bounds at which it decides, for {@code elo0} and for {@code elo1}
 * @param verdict {@code elo0}, {@code elo1} or {@code open}
 */
public record SprtResult(
    double elo0,
    double elo1,
    double alpha,
    double beta,
    String model,
    double ratio,
    List<Double> bounds,
    String verdict) {

  public SprtResult {
    bounds = List.copyOf(bounds);
  }

  static SprtResult of(Sprt sprt, Pentanomial pairs) {
    return new SprtResult(
        sprt.elo0(),
        sprt.elo1(),
        sprt.alpha(),
        sprt.beta(),
        sprt.model().toString(),
        sprt.logLikelihoodRatio(pairs),
        List.of(sprt.lower(), sprt.upper()),
        sprt.verdict(pairs).name().toLowerCase(Locale.ROOT));
  }
}
