package olsy.play.cli;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.DepthFit;
import olsy.learning.training.Checkpoint;
import olsy.learning.training.Fitted;
import olsy.play.explain.Valuation;

/** What a fit has found, for people. */
final class FitReport {

  private FitReport() {}

  static <P extends Position<P>> String[] lines(Fitted fitted, Game<P> game) {
    List<String> lines = new ArrayList<>();
    addDepths(fitted, lines);
    lines.add("");
    lines.addAll(ValuationText.lines(fitted.player(), null, Valuation.of(fitted.player(), game)));
    lines.add("");
    lines.addAll(AccountText.lines(fitted.provenance()));
    lines.add(
        Output.format("explains %.3f of what it was learned from", fitted.training().strict()));
    if (fitted.accuracy() != null) {
      lines.addAll(AccountText.lines(fitted.accuracy()));
    }
    if (!fitted.caveats().isEmpty()) {
      lines.add("");
      lines.addAll(fitted.caveats());
    }
    return lines.toArray(String[]::new);
  }

  private static void addDepths(Fitted fitted, List<String> lines) {
    List<DepthFit> fits = fitted.depths().stream().map(Checkpoint.Finished::fit).toList();
    Set<String> work =
        fits.stream()
            .flatMap(fit -> fit.work().keySet().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String counted = work.stream().map(name -> " " + name).collect(Collectors.joining());
    lines.add(" ".repeat(18 + counted.length()) + "training              held out");
    lines.add(
        "depth frontier " + counted + "   strict  tied expect   strict  tied expect  seconds");
    for (Checkpoint.Finished finished : fitted.depths()) {
      DepthFit fit = finished.fit();
      Accuracy training = fit.training();
      Accuracy heldOut = fit.heldOut();
      lines.add(
          Output.format(
              "%5d %-9s%s    %.3f  %.3f  %.3f    %.3f  %.3f  %.3f %8.1f",
              fit.candidate().depth(),
              fit.candidate().frontier().text(),
              work.stream()
                  .map(name -> Output.format(" %" + name.length() + "d", fit.work().get(name)))
                  .collect(Collectors.joining()),
              training.strict(),
              training.tied(),
              training.expected(),
              heldOut.strict(),
              heldOut.tied(),
              heldOut.expected(),
              finished.seconds()));
    }
  }
}
