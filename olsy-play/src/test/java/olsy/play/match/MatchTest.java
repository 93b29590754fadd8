package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.io.InputException;
import olsy.learning.model.ModelFolder;
import olsy.learning.pdn.PdnReader;
import olsy.learning.pdn.Replay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @TempDir Path folder;

  @Test
  void openingsAreDifferentAndDependOnTheSeedAlone() {
    List<Checkers> openings = Openings.random(GAME, 200, 4, 5);
    assertEquals(200, new HashSet<>(openings).size());
    assertEquals(openings, Openings.random(GAME, 200, 4, 5));
    assertNotEquals(openings, Openings.random(GAME, 200, 4, 6));
    assertEquals(openings.subList(0, 50), Openings.random(GAME, 50, 4, 5));
  }

  @Test
  void thereMayBeTooFewOpenings() {
    assertEquals(7, Openings.random(GAME, 7, 1, 1).size());
    InputException wrong = assertThrows(InputException.class, () -> Openings.random(GAME, 8, 1, 1));
    assertEquals(
        "found only 7 different openings of 1 plies where the games need 8: ask for more plies or"
            + " fewer games",
        wrong.getMessage());
  }

  @Test
  void aPairSharesItsOpeningWithColoursSwapped() {
    Match<Checkers> match = match(8, 100);
    for (int pair = 0; pair < 4; pair++) {
      PlayedGame<Checkers> first = match.play(2 * pair);
      PlayedGame<Checkers> second = match.play(2 * pair + 1);
      assertEquals(first.positions().get(0), second.positions().get(0));
      assertEquals(Side.FIRST, first.sideOfA());
      assertEquals(Side.SECOND, second.sideOfA());
    }
  }

  @Test
  void bothPlayersMoveForTheirSide() {
    Match<Checkers> match = match(2, 100);
    for (int number = 0; number < 2; number++) {
      PlayedGame<Checkers> game = match.play(number);
      for (int i = 1; i < game.positions().size(); i++) {
        Checkers before = game.positions().get(i - 1);
        Contestant<Checkers> mover = before.toMove() == game.sideOfA() ? match.a() : match.b();
        assertEquals(mover.move(before), game.positions().get(i), "game " + number + " ply " + i);
      }
    }
  }

  @Test
  void theSameGamesArePlayedWhateverTheNumberOfThreads() throws Exception {
    Match<Checkers> match = match(11, 40);
    assertEquals(sheets(match, 1), sheets(match, 4));
  }

  @Test
  void theGamesReadBack() throws IOException, InterruptedException {
    Match<Checkers> match = match(5, 100);
    Path file = folder.resolve("games.pdn");
    List<PlayedGame<Checkers>> played = new ArrayList<>();
    Scoresheets<Checkers> sheets = new Scoresheets<>(match);
    match.play(
        2,
        game -> {
          played.add(game);
          sheets.add(game);
        });
    sheets.write(file);
    played.sort((one, other) -> Integer.compare(one.number(), other.number()));
    try (PdnReader reader = new PdnReader(Files.newInputStream(file))) {
      for (PlayedGame<Checkers> game : played) {
        var entry = reader.next();
        Replay<Checkers> replay = Replay.of(GAME, entry);
        assertTrue(replay.fault().isEmpty(), replay.toString());
        assertEquals(game.positions(), replay.positions());
        assertEquals(game.outcome(), entry.game().outcome().orElseThrow());
        boolean aIsBlack = game.sideOfA() == Side.FIRST;
        assertEquals(aIsBlack ? "material" : "exchange-lover", entry.game().tags().get("Black"));
        assertEquals(aIsBlack ? "exchange-lover" : "material", entry.game().tags().get("White"));
        assertEquals(String.valueOf(game.number() + 1), entry.game().tags().get("Round"));
      }
      assertFalse(reader.hasNext());
    }
  }

  @Test
  void aGameIsDrawnAtTheMoveLimit() {
    PlayedGame<Checkers> game = match(1, 3).play(0);
    assertEquals(Outcome.DRAW, game.outcome());
    assertEquals(7, game.positions().size());
  }

  @Test
  void anInterruptionEndsTheMatch() {
    Match<Checkers> match = match(1000, 100);
    Tally tally = new Tally();
    assertThrows(
        InterruptedException.class,
        () ->
            match.play(
                2,
                game -> {
                  tally.add(game);
                  Thread.currentThread().interrupt();
                }));
    assertTrue(tally.games() < 1000);
  }

  @Test
  void theTallyCountsFromTheSideOfTheFirst() {
    Tally tally = new Tally();
    tally.add(new PlayedGame<>(2, Side.FIRST, List.<Checkers>of(), Outcome.FIRST_WINS));
    tally.add(new PlayedGame<>(0, Side.FIRST, List.<Checkers>of(), Outcome.SECOND_WINS));
    tally.add(new PlayedGame<>(1, Side.SECOND, List.<Checkers>of(), Outcome.SECOND_WINS));
    tally.add(new PlayedGame<>(3, Side.SECOND, List.<Checkers>of(), Outcome.DRAW));
    MatchResult result = tally.result();
    assertEquals(4, result.games());
    assertEquals(2, result.wins());
    assertEquals(1, result.draws());
    assertEquals(1, result.losses());
    assertEquals(1.25, result.points());
    // Pairs with means 1 and 1.5: 1.25 ± 12.706 · 0.25, cut to what points can be.
    assertEquals(List.of(0.0, 2.0), result.interval());
  }

  private static Match<Checkers> match(int games, int moveLimit) {
    ModelFolder models = ModelFolder.installed();
    return Match.fromRandomOpenings(
        GAME,
        Contestant.of(models.player("material@2"), GAME),
        Contestant.of(models.player("exchange-lover@3"), GAME),
        games,
        6,
        moveLimit,
        17);
  }

  private String sheets(Match<Checkers> match, int threads) throws Exception {
    Scoresheets<Checkers> sheets = new Scoresheets<>(match);
    match.play(threads, sheets::add);
    Path file = folder.resolve(threads + ".pdn");
    sheets.write(file);
    return Files.readString(file);
  }
}
