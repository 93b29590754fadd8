package olsy.learning.strategy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Dominance.Seen;
import org.junit.jupiter.api.Test;

class LearnTiesTest {
  private static final List<TieOrder<Checkers>> ORDERS = HiddenPlayer.GAME.tieOrders();

  private static TieRule<Checkers> learn(HiddenPlayer player, int decisions) {
    ExampleSet<Checkers> examples = ExampleSet.of(player.games(decisions, 1));
    List<Seen> seen =
        new Dominance<>(HiddenPlayer.POOL, player.candidate()).seen(examples.unforced());
    return LearnTies.of(examples.unforced(), seen, ORDERS);
  }

  private static double strict(HiddenPlayer player, TieRule<Checkers> ties) {
    ExampleSet<Checkers> unseen = ExampleSet.of(player.games(300, 99));
    return new Predictor<>(player.candidate().strategy(HiddenPlayer.POOL, ties))
        .accuracy(unseen)
        .strict();
  }

  @Test
  void leavesAPlayerWithoutAnOrderOfItsOwnAlone() {
    assertTrue(learn(HiddenPlayer.coarse(2, TieRule.gamesOrder()), 200).isGamesOrder());
  }

  @Test
  void findsTheOrderOfAPlayer() {
    for (int i = 0; i < ORDERS.size(); i += 5) {
      Optional<TieOrder<Checkers>> order = Optional.of(ORDERS.get(i));
      HiddenPlayer player = HiddenPlayer.coarse(2, new TieRule<>(0, order, order));
      TieRule<Checkers> learned = learn(player, 300);
      double without = strict(player, TieRule.gamesOrder());
      double with = strict(player, learned);
      assertTrue(with > 0.95, order + ": from " + without + " to " + with);
      assertTrue(without < 0.95, order + " is as good as the game's order: " + without);
    }
  }

  @Test
  void findsAnOrderForEachSide() {
    TieRule<Checkers> rule =
        new TieRule<>(0, Optional.of(ORDERS.get(0)), Optional.of(ORDERS.get(3)));
    HiddenPlayer player = HiddenPlayer.coarse(2, rule);
    TieRule<Checkers> learned = learn(player, 400);
    assertFalse(learned.first().equals(learned.second()), learned.toString());
    assertTrue(strict(player, learned) > 0.95, learned.toString());
  }

  @Test
  void theMarginExplainsMost() {
    double step = 0.01 * Candidate.LARGEST;
    List<Seen> nearlyAsGood =
        List.of(
            Decision.of(0, 0, step), Decision.of(0, 0, 0.8 * step), Decision.of(1, 0, 2.5 * step));
    TieRule<Checkers> order = new TieRule<>(0, Optional.of(ORDERS.get(0)), Optional.empty());
    assertEquals(step, LearnTies.withMargin(order, nearlyAsGood).margin(), 1e-6);
    List<Seen> exact = List.of(Decision.of(1, 0, 1), Decision.of(0, 1, 0));
    assertEquals(0, LearnTies.withMargin(order, exact).margin());
  }
}
