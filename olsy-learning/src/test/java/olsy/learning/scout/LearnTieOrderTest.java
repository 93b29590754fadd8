package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.MoveSquares;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.TieRule;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

/** Players whose weights are known, and who often see several moves that are equally good. */
class LearnTieOrderTest {

  private static final MoveSquares<Checkers> SQUARES =
      HiddenPlayer.GAME.moveSquares().orElseThrow();

  /** That of the coarse player, in logits: it takes none but the best. */
  private static final double[] WEIGHTS = {40, 60, 0, 0, 0, 4, 0, 0, 0, 0};

  private static List<Integer> shuffled(long seed) {
    List<Integer> squares = new ArrayList<>(IntStream.range(0, 32).boxed().toList());
    Collections.shuffle(squares, new Random(seed));
    return squares;
  }

  private static List<Integer> mirrored(List<Integer> squares) {
    return squares.stream().map(SQUARES::mirrored).toList();
  }

  /** Squares drawn by lot: as the board has them, or as each side sees them. */
  private static TieRule<Checkers> drawn(long seed, boolean turned) {
    List<Integer> begins = shuffled(seed);
    List<Integer> ends = shuffled(seed + 1_000);
    TieOrder<Checkers> order = SQUARES.order(begins, ends);
    return new TieRule<>(
        0,
        Optional.of(order),
        Optional.of(turned ? SQUARES.order(mirrored(begins), mirrored(ends)) : order));
  }

  private static List<Repeated<Checkers>> decisions(
      TieRule<Checkers> ties, int decisions, long seed) {
    return ExampleSet.of(HiddenPlayer.coarse(2, ties).games(decisions, seed)).unforced();
  }

  private static List<Observation> seen(List<Repeated<Checkers>> decisions) {
    Hypothesis two = new Hypothesis(2, FrontierRule.NONE);
    return new Sight<>(HiddenPlayer.POOL, decisions, two).look(WEIGHTS);
  }

  private static TieRule<Checkers> learned(List<Repeated<Checkers>> decisions) {
    return learned(decisions, Optional.of(SQUARES));
  }

  private static TieRule<Checkers> learned(
      List<Repeated<Checkers>> decisions, Optional<MoveSquares<Checkers>> squares) {
    return new LearnTieOrder<>(squares, decisions).learn(seen(decisions), WEIGHTS);
  }

  /** Of decisions with several best moves: the share in which a rule takes the one played. */
  private record Foreseen(int tied, double hits, double chance) {

    static Foreseen of(List<Repeated<Checkers>> decisions, TieRule<Checkers> rule) {
      List<Observation> seen = seen(decisions);
      int tied = 0;
      int hits = 0;
      double chance = 0;
      for (int n = 0; n < seen.size(); n++) {
        Example<Checkers> one = decisions.get(n).example();
        double[] values = seen.get(n).values(WEIGHTS);
        double best = Arrays.stream(values).max().orElseThrow();
        long equal = Arrays.stream(values).filter(value -> value > best - 1e-9).count();
        if (equal > 1) {
          tied++;
          chance += 1.0 / equal;
          TieRule<Checkers> first = new TieRule<>(1e-9, rule.first(), rule.second());
          int choice =
              first.choose(one.position(), one.position().toMove(), one.successors(), values);
          hits += choice == one.chosen() ? 1 : 0;
        }
      }
      return new Foreseen(tied, (double) hits / tied, chance / tied);
    }
  }

  @Test
  void findsAnyOrderOfSquares() {
    for (int seed = 0; seed < 2; seed++) {
      TieRule<Checkers> order = drawn(seed, seed % 2 == 0);
      TieRule<Checkers> rule = learned(decisions(order, 200, seed));
      Foreseen unseen = Foreseen.of(decisions(order, 200, 50 + seed), rule);
      Foreseen without = Foreseen.of(decisions(order, 200, 50 + seed), TieRule.gamesOrder());
      assertTrue(rule.lead() > 0 && rule.first().isPresent(), "seed " + seed + ": " + rule);
      assertTrue(unseen.tied > 50, unseen.toString());
      assertTrue(
          unseen.hits > 0.65 && without.hits < 0.45,
          "seed " + seed + ": " + unseen + ", without " + without);
    }
  }

  @Test
  void whoTakesAnyOfTheBestHasNoOrder() {
    int found = 0;
    for (int seed = 0; seed < 6; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<Repeated<Checkers>> decisions = decisions(TieRule.gamesOrder(), 120, seed);
      List<Observation> seen = seen(decisions);
      List<Repeated<Checkers>> byLot = new ArrayList<>();
      for (int n = 0; n < seen.size(); n++) {
        double[] values = seen.get(n).values(WEIGHTS);
        double best = Arrays.stream(values).max().orElseThrow();
        int[] equal =
            IntStream.range(0, values.length).filter(i -> values[i] > best - 1e-9).toArray();
        Example<Checkers> one = decisions.get(n).example();
        byLot.add(
            new Repeated<>(
                new Example<>(
                    one.position(), one.successors(), equal[random.nextInt(equal.length)]),
                1));
      }
      found += learned(byLot).lead() > 0 ? 1 : 0;
    }
    assertTrue(found <= 1, found + " of 6");
  }

  @Test
  void theGamesOrderIsFoundToo() {
    List<Repeated<Checkers>> decisions = decisions(TieRule.gamesOrder(), 120, 1);
    TieRule<Checkers> rule = learned(decisions);
    assertEquals(Optional.empty(), rule.first());
    assertEquals(Optional.empty(), rule.second());
    assertTrue(rule.lead() > 0, rule.toString());
  }

  /** Of a game that says nothing of squares only its own order can be learned. */
  @Test
  void aGameWithoutSquaresHasItsOwnOrder() {
    List<Repeated<Checkers>> own = decisions(TieRule.gamesOrder(), 120, 1);
    assertTrue(learned(own, Optional.empty()).lead() > 0);
    List<Repeated<Checkers>> other = decisions(drawn(1, false), 120, 1);
    assertTrue(learned(other, Optional.empty()).first().isEmpty());
  }

  @Test
  void nothingSeenIsTheGamesOrder() {
    assertEquals(TieRule.gamesOrder(), learned(List.of()));
  }
}
