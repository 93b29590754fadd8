package olsy.lab.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.example.Example;
import olsy.learning.players.ModelFolder;
import org.junit.jupiter.api.Test;

class ErringWhenBehindTest {

  private static final ErringWhenBehind ENGINE =
      new ErringWhenBehind(
          "errs", ModelFolder.installed().player("samuel-1@2").player(LabGame.CHECKERS).strategy());

  private static double surest(String fen) {
    Checkers position = LabGame.CHECKERS.position(fen);
    return Arrays.stream(ENGINE.probabilities(position, Example.successors(position)))
        .max()
        .orElseThrow();
  }

  /** The same men to move, with fewer and with more against them. */
  @Test
  void isLessSureOfItsMoveWhenItStandsWorse() {
    double ahead = surest("B:W28:B1,2,3,4");
    double even = surest("B:W28,29,30,31:B1,2,3,4");
    double behind = surest("B:W22,25,28,29,30,31:B1,2,3,4");
    assertTrue(ahead >= even - 0.1 && even > 1.5 * behind, ahead + " " + even + " " + behind);
  }

  @Test
  void movesAsOftenAsItsProbabilitiesSay() {
    Checkers position = LabGame.CHECKERS.position("B:W22,25,28,29,30,31:B1,2,3,4");
    List<Checkers> successors = Example.successors(position);
    double[] probabilities = ENGINE.probabilities(position, successors);
    SplittableRandom random = new SplittableRandom(5);
    int[] moves = new int[successors.size()];
    int n = 2000;
    for (int i = 0; i < n; i++) {
      moves[successors.indexOf(ENGINE.move(position, random))]++;
    }
    for (int i = 0; i < moves.length; i++) {
      assertEquals(probabilities[i], (double) moves[i] / n, 0.04, "seed 5, move " + i);
    }
  }
}
