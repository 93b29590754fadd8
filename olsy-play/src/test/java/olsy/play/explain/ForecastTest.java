package olsy.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class ForecastTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  private static PlayerFile player(double temperature, WrittenTies ties) {
    return new PlayerFile(
        "checkers",
        "x",
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(
            Map.of("men", 1.0, "kings", 1.5, "mobility", 0.02),
            3,
            FrontierRule.CAPTURES,
            ties,
            new WrittenStrategy.Certainty(temperature, 0, Strategy.COMMON_TRUST),
            Doubts.NONE,
            Map.of()),
        null,
        Map.of());
  }

  private static String order(int i) {
    return GAME.tieOrders().get(i).name();
  }

  @Test
  void itsOwnMoveIsTheMostProbable() {
    List<PlayerFile> players =
        List.of(
            player(0.05, new WrittenTies(0, 0, null, null)),
            player(0, new WrittenTies(0, 0, order(3), order(9))));
    for (PlayerFile player : players) {
      for (int seed = 0; seed < 60; seed++) {
        Checkers s = position(seed);
        List<Forecast.Move> moves = Forecast.of(Predictor.of(player, GAME).predict(s), GAME);
        Checkers choice = player.search(GAME).search(s, 3).choice();
        String at = "seed " + seed + ", " + GAME.text(s);
        assertEquals(GAME.move(s, choice), moves.get(0).move(), at);
        assertEquals(Arrays.stream(s.successors()).distinct().count(), moves.size(), at);
        assertEquals(1, moves.stream().mapToDouble(Forecast.Move::probability).sum(), 1e-9, at);
        for (int i = 1; i < moves.size(); i++) {
          assertTrue(moves.get(i - 1).probability() >= moves.get(i).probability(), at);
          assertTrue(moves.get(i - 1).value() >= moves.get(i).value(), at);
        }
      }
    }
  }

  /** What the player itself sees may be less than what all do that it may be. */
  @Test
  void ofAMixtureTheMostProbableComesFirst() {
    PlayerFile sure = player(0.05, new WrittenTies(0, 0, null, null));
    PlayerFile other = player(2, new WrittenTies(0.5, 1, order(3), order(9)));
    PlayerFile mixture =
        sure.with(
            sure.strategy()
                .with(
                    new Doubts(
                        Map.of(),
                        List.of(
                            new Doubts.Alternative(
                                0.7, other.strategy().withDepth(1).withError(1))))));
    for (int seed = 0; seed < 30; seed++) {
      Prediction<Checkers> expected = Predictor.of(mixture, GAME).predict(position(seed));
      List<Forecast.Move> moves = Forecast.of(expected, GAME);
      double last = 1;
      for (Forecast.Move move : moves) {
        assertTrue(move.probability() <= last, "seed " + seed);
        last = move.probability();
      }
      String choice = GAME.move(position(seed), expected.successors().get(expected.choice()));
      assertEquals(choice, moves.get(0).move(), "seed " + seed);
    }
  }

  private static Checkers position(int seed) {
    Random random = new Random(seed);
    Checkers s = GAME.start();
    for (int i = 0; i < seed; i++) {
      Checkers next = s.successors()[random.nextInt(s.successors().length)];
      if (next.isTerminal()) {
        break;
      }
      s = next;
    }
    return s;
  }

  @Test
  void aColdPlayerIsCertainAndAWarmOneIsNot() {
    // 2-6 loses two men, 2-7 none.
    Checkers s = GAME.position("B:W10,14,31:B2,12");
    double cold = probability(player(0.01, new WrittenTies(0, 0, null, null)), s);
    double warm = probability(player(10, new WrittenTies(0, 0, null, null)), s);
    assertTrue(cold > warm, cold + " against " + warm);
  }

  private static double probability(PlayerFile player, Checkers s) {
    return Forecast.of(Predictor.of(player, GAME).predict(s), GAME).get(0).probability();
  }

  @Test
  void whereTheGameIsOverThereIsNoMove() {
    PlayerFile player =
        PlayerFile.of(
            Json.parse(
                "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}", "x"),
            "x");
    assertEquals(
        List.of(), Forecast.of(Predictor.of(player, GAME).predict(GAME.position("B:W21:B")), GAME));
  }
}
