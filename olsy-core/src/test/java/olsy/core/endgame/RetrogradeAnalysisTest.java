package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.EndgameResult;
import olsy.core.search.EndgameResult.Kind;
import olsy.core.search.minimax.OrderedAlphaBeta;
import org.junit.jupiter.api.Test;

class RetrogradeAnalysisTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final EndgameTables TABLES = SolvedInMemory.OF_THREE;

  /** As it was published. */
  @Test
  void kingAgainstKing() {
    EndgameCount count = EndgameCount.of(TABLES.of(new Material(0, 1, 0, 1)));
    assertEquals(230, count.wins());
    assertEquals(654, count.draws());
    assertEquals(108, count.losses());
  }

  /** Two kings win against one, unless it holds a double corner. */
  @Test
  void twoKingsAgainstOne() {
    EndgameResult open = TABLES.result(GAME.position("W:WK18,K22:BK4")).orElseThrow();
    assertEquals(Kind.WIN, open.kind());
    assertEquals(Kind.LOSS, TABLES.result(GAME.position("B:WK10,K6:B1")).orElseThrow().kind());
  }

  @Test
  void whoHasNoPieceLeftHasLost() {
    EndgameCount none = EndgameCount.of(TABLES.of(new Material(0, 0, 1, 1)));
    assertEquals(new EndgameCount(new Material(0, 0, 1, 1), 0, 0, 868, 0), none);
  }

  /** Searched from both sides of the end: as deep as the table says, and less deep. */
  @Test
  void searchAgrees() {
    OrderedAlphaBeta<Checkers> search =
        new OrderedAlphaBeta<>(LinearEvaluation.of(GAME.features(), Map.of("men", 1.0), 100));
    SplittableRandom random = new SplittableRandom(3);
    int decided = 0;
    for (int n = 0; n < 400; n++) {
      Material material = Material.ofPieces(3).get(random.nextInt(20));
      EndgameSlice slice = TABLES.of(material);
      Checkers position = slice.position(random.nextInt(slice.size()));
      EndgameResult result = TABLES.result(position).orElseThrow();
      int plies = result.kind() == Kind.DRAW || result.plies() > 7 ? 7 : result.plies();
      double value = search.search(position, plies).value();
      if (result.kind() == Kind.DRAW || result.plies() > plies) {
        assertEquals(false, Score.isDecided(value), GAME.text(position));
      } else {
        double end = Score.WIN - plies;
        assertEquals(result.kind() == Kind.WIN ? end : -end, value, GAME.text(position));
        if (plies > 0) {
          assertEquals(
              false,
              Score.isDecided(search.search(position, plies - 1).value()),
              GAME.text(position));
        }
        decided++;
      }
    }
    assertEquals(true, decided > 100, decided + " positions were decided");
  }

  @Test
  void refusesWhatNoArrayHolds() {
    RetrogradeAnalysis analysis = new RetrogradeAnalysis(material -> null);
    assertThrows(IllegalArgumentException.class, () -> analysis.solve(new Material(2, 2, 2, 2)));
  }
}
