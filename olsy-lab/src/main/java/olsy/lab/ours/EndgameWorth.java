package olsy.lab.ours;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.endgame.EndgameTables;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Endgames;
import olsy.core.search.Search;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.EqualBudgets;
import olsy.lab.measure.Estimate;
import olsy.lab.player.Weights;

/**
 * What it is worth to ask solved endgames: the player olsy with them against itself without, with
 * the same evaluations for a move. A position that is looked up counts as one that is evaluated.
 *
 * @param pieces up to so many are solved; that is done before the first game
 * @param evaluations for a move
 */
public record EndgameWorth(int pieces, List<Integer> evaluations, int games) implements Experiment {

  private static final double UNIT = 1000;
  private static final int BITS = 16;

  /**
   * Games with the same evaluations for a move.
   *
   * @param points a game of who asks
   */
  public record Asked(int evaluations, int pieces, Estimate points) {}

  public static EndgameWorth quick() {
    return new EndgameWorth(2, List.of(100), 4);
  }

  public static EndgameWorth full() {
    return new EndgameWorth(4, List.of(1000), 300);
  }

  @Override
  public String name() {
    return "endgames";
  }

  @Override
  public String description() {
    return "Points of olsy with solved endgames against itself without, with the same"
        + " evaluations.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EndgameTables tables = EndgameTables.solved(pieces);
    for (int each : evaluations) {
      parts.add(
          Asked.class,
          () ->
              new Asked(
                  each,
                  pieces,
                  EqualBudgets.ofEvaluations(each, games, laboratory.seed())
                      .play(() -> asking(tables), () -> asking(Endgames.NONE))));
    }
    laboratory.measure(parts);
  }

  private static Search<Checkers> asking(Endgames endgames) {
    Evaluation<Checkers> function = FrontierRule.CAPTURES.over(Weights.of("olsy").evaluation(UNIT));
    Search<Checkers> search =
        new PrincipalVariationSearch<>(
            function, new TranspositionTable(BITS), EnumSet.allOf(Part.class));
    search.consult(endgames);
    return search;
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Asked> rows = findings.of(Asked.class);
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    Asked last = rows.get(rows.size() - 1);
    return Optional.of(
        String.format(
            Locale.ROOT,
            "With endgames of up to %d pieces olsy makes %.3f points a game against itself"
                + " without.",
            last.pieces,
            last.points.mean()));
  }
}
