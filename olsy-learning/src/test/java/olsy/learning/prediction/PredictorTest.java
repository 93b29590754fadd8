package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.RandomPlay;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.minimax.Minimax;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class PredictorTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final LinearEvaluation<Checkers> EVALUATION =
      LinearEvaluation.of(
          GAME.features(), Map.of("men", 1.0, "kings", 1.5, "mobility", 0.1, "pieces", 0.3), 10);

  private static Strategy<Checkers> strategy(int depth, TieRule<Checkers> ties) {
    return new Strategy<>(EVALUATION, depth, 0, ties, 0);
  }

  static List<Checkers> positions(int n, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Checkers> positions = new ArrayList<>();
    Checkers s = GAME.start();
    while (positions.size() < n) {
      s = s.isTerminal() ? GAME.start() : RandomPlay.move(s, random);
      if (!s.isTerminal()) {
        positions.add(s);
      }
    }
    return positions;
  }

  @Test
  void valuesAreThoseOfMinimaxOfTheOnesWhoDecides() {
    for (int depth = 1; depth <= 4; depth++) {
      Predictor<Checkers> predictor = new Predictor<>(strategy(depth, TieRule.gamesOrder()));
      for (Checkers s : positions(40, depth)) {
        Prediction<Checkers> prediction = predictor.predict(s);
        List<Checkers> successors = prediction.successors();
        double[] values = prediction.values();
        double best = Arrays.stream(values).max().orElseThrow();
        assertEquals(new Minimax<>(EVALUATION).search(s, depth).value(), best, GAME.text(s));
        for (int i = 0; i < values.length; i++) {
          // What its player thinks the other gets, who wants the least of the player's function.
          Minimax<Checkers> opposed =
              new Minimax<>((p, side) -> -EVALUATION.value(p, side.other()));
          assertEquals(
              -opposed.search(successors.get(i), depth - 1).value(), values[i], GAME.text(s));
        }
      }
    }
  }

  /** Any player predicts itself, whatever its tie rule. */
  @Test
  void predictsItself() {
    List<TieOrder<Checkers>> orders = GAME.tieOrders();
    List<TieRule<Checkers>> rules =
        List.of(
            TieRule.gamesOrder(),
            new TieRule<>(0, Optional.of(orders.get(3)), Optional.of(orders.get(9))),
            new TieRule<>(2, Optional.of(orders.get(12)), Optional.empty()),
            new TieRule<>(4, 1.5, Optional.of(orders.get(12)), Optional.empty()));
    for (TieRule<Checkers> rule : rules) {
      Predictor<Checkers> predictor = new Predictor<>(strategy(3, rule));
      List<Example<Checkers>> examples = new ArrayList<>();
      for (Checkers s : positions(60, 7)) {
        Prediction<Checkers> prediction = predictor.predict(s);
        examples.add(new Example<>(s, prediction.successors(), prediction.choice()));
      }
      Accuracy accuracy = predictor.accuracy(ExampleSet.of(List.of(examples)));
      assertArrayEquals(
          new double[] {1, 1}, new double[] {accuracy.strict(), accuracy.tied()}, rule.toString());
    }
  }

  private static PlayerFile player(String strategy) {
    return PlayerFile.of(
        Json.parse(("{'game':'checkers','strategy':{" + strategy + "}}").replace('\'', '"'), "x"),
        "x");
  }

  /** What is asked of a mixture is asked of its parts; those below 3 % are left out. */
  @Test
  void aMixtureIsTheMeanOfItsStrategies() {
    String deep = "'weights':{'men':1,'kings':1.3},'depth':3,'temperature':0.2";
    String shallow = "'weights':{'men':0.3,'mobility':1},'depth':1,'temperature':0.7";
    String rare = "'weights':{'men':-1},'depth':2";
    PlayerFile mixture =
        player(
            deep + ",'alternatives':[{'share':0.48," + shallow + "},{'share':0.02," + rare + "}]");
    Predictor<Checkers> predictor = Predictor.of(mixture, GAME);
    List<Example<Checkers>> examples = new ArrayList<>();
    for (Checkers s : positions(60, 5)) {
      Prediction<Checkers> prediction = predictor.predict(s);
      double[] one = Predictor.of(player(deep), GAME).predict(s).probabilities();
      double[] other = Predictor.of(player(shallow), GAME).predict(s).probabilities();
      double[] mixed = prediction.probabilities();
      double most = Arrays.stream(mixed).max().orElseThrow();
      for (int i = 0; i < mixed.length; i++) {
        assertEquals((0.5 * one[i] + 0.48 * other[i]) / 0.98, mixed[i], 1e-12);
      }
      assertEquals(most, mixed[prediction.choice()]);
      examples.add(new Example<>(s, prediction.successors(), prediction.choice()));
    }
    Foreseen foreseen = predictor.foreseen(ExampleSet.of(List.of(examples)));
    assertEquals(1, foreseen.accuracy().strict());
    assertEquals(foreseen.accuracy().decisions(), foreseen.calibration().decisions());
  }

  @Test
  void accuraciesAddUp() {
    Predictor<Checkers> predictor = new Predictor<>(strategy(2, TieRule.gamesOrder()));
    SplittableRandom random = new SplittableRandom(3);
    List<Example<Checkers>> examples = new ArrayList<>();
    for (Checkers s : positions(200, 11)) {
      examples.add(Example.of(s, RandomPlay.move(s, random)));
    }
    // Equal decisions would be counted once in each half and twice in the whole: all the same.
    Accuracy whole = predictor.accuracy(ExampleSet.of(List.of(examples)));
    Accuracy halves =
        predictor
            .accuracy(ExampleSet.of(List.of(examples.subList(0, 70))))
            .with(predictor.accuracy(ExampleSet.of(List.of(examples.subList(70, 200)))));
    assertEquals(whole.decisions(), halves.decisions());
    assertArrayEquals(shares(whole), shares(halves), 1e-12);
    assertEquals(whole, Accuracy.none().with(whole));
  }

  private static double[] shares(Accuracy accuracy) {
    return new double[] {
      accuracy.strict(), accuracy.tied(), accuracy.expected(), accuracy.top3(), accuracy.uniform()
    };
  }
}
