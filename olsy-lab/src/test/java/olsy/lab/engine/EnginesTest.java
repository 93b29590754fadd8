package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.example.Example;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all engines have in common. */
class EnginesTest {

  private static final int SEED = 11;
  private static final int PLIES = 160;

  static List<String> names() {
    return Engines.all().stream().map(Engine::name).toList();
  }

  private static Engine engine(String name) {
    return Engines.all().stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("names")
  void answersTheSameAndMovesAsItSays(String name) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 15; i++) {
      Checkers position = RandomPlay.walk(LabGame.CHECKERS.start(), 3 * i, random);
      if (position.isTerminal()) {
        continue;
      }
      List<Checkers> successors = Example.successors(position);
      double[] probabilities = engine(name).probabilities(position, successors);
      assertEquals(1, Arrays.stream(probabilities).sum(), 1e-9, "seed " + SEED + ": " + position);
      assertArrayEquals(probabilities, engine(name).probabilities(position, successors));
      Checkers move = engine(name).move(position, new SplittableRandom(i));
      assertEquals(move, engine(name).move(position, new SplittableRandom(i)));
      assertTrue(probabilities[successors.indexOf(move)] > 0, "seed " + SEED + ": " + position);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void winsAgainstARandomMover(String name) {
    SplittableRandom random = new SplittableRandom(SEED);
    SplittableRandom errors = new SplittableRandom(SEED);
    int wins = 0;
    for (Side side : List.of(Side.FIRST, Side.SECOND, Side.FIRST, Side.SECOND)) {
      wins += outcome(side, p -> engine(name).move(p, errors), random).isWinOf(side) ? 1 : 0;
    }
    assertTrue(wins >= 3, "seed " + SEED + ": " + wins + " of 4");
  }

  private static Outcome outcome(
      Side side, UnaryOperator<Checkers> engine, SplittableRandom random) {
    Line<Checkers> line =
        Line.startingAt(LabGame.CHECKERS.start(), LabGame.CHECKERS.drawRules().withPlies(PLIES));
    while (!line.isTerminal()) {
      Checkers position = line.position();
      line =
          line.followedBy(
              position.toMove() == side
                  ? engine.apply(position)
                  : RandomPlay.move(position, random));
    }
    return line.outcome();
  }
}
