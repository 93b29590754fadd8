package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.RandomPlay;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.MStarOracle;
import olsy.core.search.model.ModelSearches;
import org.junit.jupiter.api.Test;

class DeliberationTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final LinearEvaluation<Checkers> COARSE =
      new LinearEvaluation<>(
          GAME.features().covering(List.of("men")), 1, 2, 0, 0, 0, 0, 0, 0, 0, 0);

  private static Checkers random(SplittableRandom random) {
    return RandomPlay.walk(Checkers.START, random.nextInt(70), random);
  }

  @Test
  void findsWhatAlphaBetaFinds() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 300; i++) {
      Checkers position = random(random);
      int depth = random.nextInt(6);
      SearchResult<Checkers> expected = new AlphaBeta<>(COARSE).search(position, depth);
      SearchResult<Checkers> found =
          new Deliberation<>(new Strategy<>(COARSE, 4, 0)).search(position, depth);
      String seed = "seed 1, position " + i + ", depth " + depth;
      assertEquals(expected.line(), found.line(), seed);
      assertEquals(expected.value(), found.value(), seed);
    }
  }

  @Test
  void valuesEverySuccessor() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 100; i++) {
      Checkers position = random(random);
      List<Checkers> successors = Arrays.asList(position.successors());
      List<SearchResult<Checkers>> found =
          new Deliberation<>(new Strategy<>(COARSE, 4, 0))
              .successors(successors, 4, SearchBudget.unlimited());
      for (int k = 0; k < successors.size(); k++) {
        SearchResult<Checkers> slow =
            new Minimax<Checkers>((p, side) -> -COARSE.value(p, side.other()))
                .search(successors.get(k), 3);
        assertEquals(
            -Score.fromOnePlyBefore(slow.value()), found.get(k).value(), "seed 2, position " + i);
      }
    }
  }

  @Test
  void amongSomeMovesTheBestIsFound() {
    SplittableRandom random = new SplittableRandom(4);
    Deliberation<Checkers> deliberation = new Deliberation<>(new Strategy<>(COARSE, 4, 0));
    for (int i = 0; i < 100; i++) {
      Checkers position = random(random);
      List<Checkers> some =
          Arrays.stream(position.successors()).filter(s -> random.nextBoolean()).toList();
      if (some.isEmpty()) {
        continue;
      }
      SearchResult<Checkers> found =
          deliberation.among(position, some, 4, SearchBudget.unlimited());
      Checkers best = null;
      double most = Double.NEGATIVE_INFINITY;
      for (Checkers successor : some) {
        double value =
            -new AlphaBeta<Checkers>((p, side) -> -COARSE.value(p, side.other()))
                .search(successor, 3)
                .value();
        if (Score.fromOnePlyBefore(value) > most) {
          most = Score.fromOnePlyBefore(value);
          best = successor;
        }
      }
      assertEquals(best, found.choice(), "seed 4, position " + i);
      assertEquals(most, found.value(), "seed 4, position " + i);
    }
  }

  /** The windows change nothing: the definition values every successor in full. */
  @Test
  void choosesAsIfEveryValueWereKnown() {
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 1000; i++) {
      Checkers position = random(random);
      Player<Checkers> player =
          MStarOracle.withTieRules(
              MStarOracle.checkersPlayer(GAME, random, 0), random, Checkers::hashCode);
      Strategy<Checkers> strategy = player.strategy();
      int depth = 1 + random.nextInt(6);
      List<Checkers> successors = Arrays.asList(position.successors());
      Deliberation<Checkers> deliberation = new Deliberation<>(strategy);
      SearchResult<Checkers> found = deliberation.search(position, depth);
      if (successors.isEmpty()) {
        continue;
      }
      List<SearchResult<Checkers>> all =
          deliberation.successors(successors, depth, SearchBudget.unlimited());
      double[] values = all.stream().mapToDouble(SearchResult::value).toArray();
      int chosen = strategy.ties().choose(position, position.toMove(), successors, values);
      String seed = "seed 5, position " + i + ", depth " + depth + ", " + strategy.ties();
      assertEquals(values[chosen], found.value(), seed);
      assertEquals(all.get(chosen).line(), found.line().subList(1, found.line().size()), seed);
    }
  }

  @Test
  void tieRuleDecidesAndMStarSimulatesIt() {
    SplittableRandom random = new SplittableRandom(3);
    List<TieOrder<Checkers>> orders = GAME.tieOrders();
    int others = 0;
    for (int i = 0; i < 200; i++) {
      Checkers position = random(random);
      Optional<TieOrder<Checkers>> order = Optional.of(orders.get(random.nextInt(orders.size())));
      Strategy<Checkers> strategy = new Strategy<>(COARSE, 3, 0, new TieRule<>(0, order, order), 0);
      Checkers choice = new Deliberation<>(strategy).search(position, 3).choice();
      if (choice == null) {
        continue;
      }
      others += choice.equals(new AlphaBeta<>(COARSE).search(position, 3).choice()) ? 0 : 1;
      String seed = "seed 3, position " + i;
      Player<Checkers> player = Player.zeroLevel(strategy);
      assertEquals(
          choice, MinimaxSearches.ALPHA_BETA.of(player).search(position, 3).choice(), seed);
      assertEquals(choice, ModelSearches.M_STAR.of(player).search(position, 3).choice(), seed);
      // Who knows the rule foresees the reply.
      Player<Checkers> modeller = new Player<>(new Strategy<>(COARSE, 4, 0), player);
      List<Checkers> line = ModelSearches.M_STAR_1P.of(modeller).search(position, 4).line();
      if (line.size() > 2) {
        assertEquals(
            new Deliberation<>(strategy).search(line.get(1), 3).choice(), line.get(2), seed);
      }
    }
    assertEquals(true, others > 20, "the orders made no difference");
  }
}
