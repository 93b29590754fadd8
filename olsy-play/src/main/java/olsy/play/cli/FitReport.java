package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.fit.Checkpoint;
import olsy.learning.fit.Fitted;
import olsy.learning.model.MeasuredAccuracy;
import olsy.learning.strategy.Accuracy;
import olsy.learning.strategy.DepthFit;
import olsy.play.valuation.Valuation;

/** What a fit has found, for people. */
final class FitReport {

  private FitReport() {}

  static <P extends Position<P>> String[] lines(Fitted fitted, Game<P> game) {
    List<String> lines = new ArrayList<>();
    addDepths(fitted, lines);
    lines.add("");
    lines.addAll(ValuationText.lines(fitted.player(), null, Valuation.of(fitted.player(), game)));
    lines.add("");
    addAccuracy(fitted, lines);
    if (!fitted.caveats().isEmpty()) {
      lines.add("");
      lines.addAll(fitted.caveats());
    }
    return lines.toArray(String[]::new);
  }

  private static void addDepths(Fitted fitted, List<String> lines) {
    lines.add("                                                    training              held out");
    lines.add(
        "depth frontier  iterations constraints violations   strict  tied expect   strict  tied"
            + " expect  seconds");
    for (Checkpoint.Finished finished : fitted.depths()) {
      DepthFit fit = finished.fit();
      Accuracy training = fit.training();
      Accuracy heldOut = fit.heldOut();
      lines.add(
          Output.format(
              "%5d %-9s %10d %11d %10d    %.3f  %.3f  %.3f    %.3f  %.3f  %.3f %8.1f",
              fit.candidate().depth(),
              fit.candidate().frontier().text(),
              fit.iterations(),
              fit.constraints(),
              fit.violations(),
              training.strict(),
              training.tied(),
              training.expected(),
              heldOut.strict(),
              heldOut.tied(),
              heldOut.expected(),
              finished.seconds()));
    }
  }

  private static void addAccuracy(Fitted fitted, List<String> lines) {
    lines.add(
        Output.format(
            "learned from %,d decisions, of which it explains %.3f",
            fitted.training().decisions(), fitted.training().strict()));
    MeasuredAccuracy accuracy = fitted.accuracy();
    if (accuracy == null) {
      return;
    }
    lines.add(
        Output.format(
            "predicts %.3f of %,d decisions in games it was not learned from, with 95 %%"
                + " confidence %.3f to %.3f;",
            accuracy.strict(),
            accuracy.decisions(),
            accuracy.interval().get(0),
            accuracy.interval().get(1)));
    lines.add(
        Output.format(
            "tied with the best %.3f, ties at random %.3f, among its first three %.3f",
            accuracy.tied(), accuracy.expected(), accuracy.top3()));
    MeasuredAccuracy.Generic generic = accuracy.generic();
    lines.add(
        Output.format("a uniform guess reaches %.3f", accuracy.uniform())
            + (generic == null
                ? ""
                : Output.format(
                    ", a model of %,d decisions of other players %.3f",
                    generic.fitted(), generic.strict())));
  }
}
