package olsy.lab.identity;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.Deliberation;
import olsy.lab.engine.Engine;
import olsy.lab.player.LabGame;
import olsy.learning.players.PlayerFile;

/**
 * Plays by a file, and makes any move in a share of its decisions.
 *
 * @param slips the share
 */
record Habitual(PlayerFile player, Strategy<Checkers> strategy, double slips) implements Engine {

  static Habitual of(PlayerFile player, double slips) {
    return new Habitual(player, player.player(LabGame.CHECKERS).strategy(), slips);
  }

  @Override
  public String name() {
    return player.name();
  }

  @Override
  public double[] probabilities(Checkers position, List<Checkers> successors) {
    Checkers choice =
        new Deliberation<>(strategy)
            .search(position, strategy.depth(), SearchBudget.unlimited())
            .choice();
    double[] probabilities = new double[successors.size()];
    Arrays.fill(probabilities, slips / probabilities.length);
    probabilities[successors.indexOf(choice)] += 1 - slips;
    return probabilities;
  }
}
