package olsy.play.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Accuracy;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.strategy.DepthFit;
import olsy.learning.training.Caveat;
import olsy.learning.training.Trained;
import olsy.play.explain.Valuation;

/** What a fit has found, for people. */
final class FitReport {

  private FitReport() {}

  static <P extends Position<P>> String[] lines(
      Trained trained, List<FitProgress.Finished> depths, Game<P> game) {
    List<String> lines = new ArrayList<>();
    if (depths.isEmpty()) {
      addTried(trained.model().fits(), lines);
    } else {
      addDepths(depths, lines);
    }
    lines.add("");
    PlayerFile player = trained.model().player();
    lines.addAll(ValuationText.lines(player, null, Valuation.of(player, game)));
    lines.add("");
    lines.addAll(AccountText.lines(trained.model().provenance()));
    lines.add(
        Output.format("explains %.3f of what it was learned from", trained.training().strict()));
    if (trained.accuracy() != null) {
      lines.addAll(AccountText.lines(trained.accuracy()));
    }
    if (!trained.caveats().isEmpty()) {
      lines.add("");
      trained.caveats().forEach(caveat -> lines.add(text(caveat)));
    }
    return lines.toArray(String[]::new);
  }

  /** With the levels, and what the player thinks of its opponent. */
  static <P extends Position<P>> String[] with(LearnedLevels levels, String[] lines, Game<P> game) {
    List<String> all = new ArrayList<>(List.of(lines));
    all.add("");
    all.addAll(LevelsText.lines(levels.account()));
    LearnedLevels.Fit best = levels.best();
    if (levels.account().isModelling()) {
      for (PlayerFile one = best.player(); one != null; one = one.model()) {
        all.add("");
        all.addAll(ValuationText.lines(one, null, Valuation.of(one, game)));
      }
    }
    return all.toArray(String[]::new);
  }

  /** With the option that may help. */
  private static String text(Caveat caveat) {
    String sentence = caveat.sentence();
    return caveat
        .remedy()
        .map(remedy -> sentence.replaceFirst("\\.$", " (" + option(remedy) + ")."))
        .orElse(sentence);
  }

  private static String option(Caveat.Remedy remedy) {
    return switch (remedy) {
      case MAX_DEPTH -> "--max-depth";
      case WINDOW -> "--window";
    };
  }

  /**
   * By a learner that tries all together; those that were given up were tried on fewer decisions.
   */
  private static void addTried(List<DepthFit> fits, List<String> lines) {
    lines.add(" ".repeat(25) + "explained             left out");
    lines.add("depth frontier  decisions   strict expect   strict expect");
    fits.stream()
        .sorted(
            Comparator.<DepthFit>comparingInt(fit -> -fit.heldOut().decisions())
                .thenComparingDouble(fit -> -fit.heldOut().strict()))
        .forEach(fit -> lines.add(tried(fit)));
  }

  private static String tried(DepthFit fit) {
    return Output.format(
        "%5d %-9s %,9d    %.3f  %.3f    %.3f  %.3f",
        fit.candidate().depth(),
        fit.candidate().frontier().text(),
        fit.heldOut().decisions(),
        fit.training().strict(),
        fit.training().expected(),
        fit.heldOut().strict(),
        fit.heldOut().expected());
  }

  private static void addDepths(List<FitProgress.Finished> depths, List<String> lines) {
    List<DepthFit> fits = depths.stream().map(FitProgress.Finished::fit).toList();
    Set<String> work =
        fits.stream()
            .flatMap(fit -> fit.work().keySet().stream())
            .collect(Collectors.toCollection(LinkedHashSet::new));
    String counted = work.stream().map(name -> " " + name).collect(Collectors.joining());
    lines.add(" ".repeat(18 + counted.length()) + "training              held out");
    lines.add(
        "depth frontier " + counted + "   strict  tied expect   strict  tied expect  seconds");
    for (FitProgress.Finished finished : depths) {
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
