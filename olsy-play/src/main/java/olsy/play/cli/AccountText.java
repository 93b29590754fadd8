package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Calibration;
import olsy.learning.prediction.MeasuredAccuracy;

/** Where a learned player comes from and how good it is, in words. */
final class AccountText {

  private AccountText() {}

  static List<String> lines(Provenance provenance) {
    Provenance.Origin origin = provenance.origin();
    Provenance.Seen seen = provenance.seen();
    Provenance.Learning learning = provenance.learning();
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format(
            "learned from %,d of %s of %s%s in %s; %s",
            provenance.fitted(),
            Output.count(seen.decisions(), "decision"),
            origin.player(),
            origin.side() == null ? "" : " as " + origin.side(),
            Output.count(seen.games(), "game"),
            Output.count(seen.forced(), "forced move")));
    for (Provenance.Source source : origin.sources()) {
      lines.add("  " + source.file() + "  SHA-256 " + source.sha256());
    }
    lines.add(
        Output.format(
            "by %s with the features %s, depths up to %d,%s seed %d, olsy %s%s",
            learning.procedure(),
            learning.features(),
            learning.maxDepth(),
            origin.window() == 0 ? "" : Output.format(" the last %,d decisions,", origin.window()),
            learning.seed(),
            provenance.program(),
            provenance.date() == null ? "" : ", " + provenance.date()));
    if (learning.population() != null) {
      Provenance.Source population = learning.population();
      lines.addAll(Output.wrapped("beside a population of " + population.file()));
      lines.add("  SHA-256 " + population.sha256());
    }
    if (learning.levels() != null) {
      Provenance.Source rival = learning.levels().rival();
      lines.add(
          Output.format(
              "asked for levels up to %d%s",
              learning.levels().highest(), rival == null ? "" : ", against " + rival.file()));
    }
    return lines;
  }

  static List<String> lines(MeasuredAccuracy accuracy) {
    List<String> lines = new ArrayList<>();
    Accuracy shares = accuracy.accuracy();
    String games =
        accuracy.on().stream()
            .map(on -> Output.format("%,d of %s", on.games().size(), on.file()))
            .collect(Collectors.joining(", "));
    lines.add(
        Output.format(
            "predicts %.3f of %s in games it was not learned from (%s), with 95 %%"
                + " confidence %.3f to %.3f;",
            accuracy.strict(),
            Output.count(accuracy.decisions(), "decision"),
            games,
            shares.hits().interval().low(),
            shares.hits().interval().high()));
    lines.add(
        Output.format(
            "tied with its best %.3f, ties at random %.3f, among its first three %.3f",
            shares.tied(), shares.expected(), shares.top3()));
    MeasuredAccuracy.Generic generic = accuracy.generic();
    lines.add(
        Output.format("a uniform guess reaches %.3f", shares.uniform())
            + (generic == null
                ? ""
                : Output.format(
                    ", a model of %,d decisions of other players %.3f",
                    generic.fitted(), generic.accuracy().strict())));
    if (accuracy.calibration() != null) {
      lines.addAll(lines(accuracy.calibration(), generic));
    }
    MeasuredAccuracy.Tolerance error = accuracy.error();
    lines.add(
        Double.isInfinite(error.bound())
            ? "no bound on its error can be given"
            : Output.format(
                "with an error of %.4f it allows %.0f %% of the moves, with %.0f %% confidence",
                error.bound(), 100 * error.share(), 100 * error.confidence()));
    return lines;
  }

  /** How much its probabilities can be believed. */
  static List<String> lines(Calibration calibration, MeasuredAccuracy.Generic generic) {
    String beside =
        generic == null || generic.calibration() == null
            ? ""
            : Output.format(", that model %.3f", generic.calibration().logLikelihood().mean());
    return List.of(line(calibration) + beside, missing(calibration));
  }

  /** Beside what a guess reaches; one decision has no interval. */
  static String line(Calibration calibration) {
    double low = calibration.interval().low();
    String confidence =
        Double.isFinite(low)
            ? Output.format(
                ", with 95 %% confidence %.3f to %.3f", low, calibration.interval().high())
            : "";
    return Output.format(
        "log-likelihood %.3f a decision%s; a uniform guess %.3f",
        calibration.logLikelihood().mean(), confidence, calibration.uniform());
  }

  static String missing(Calibration calibration) {
    return Output.format(
        "its probabilities miss what is played by %.3f in the mean", calibration.error());
  }
}
