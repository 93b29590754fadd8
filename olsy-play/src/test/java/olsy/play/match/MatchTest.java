package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import olsy.core.clock.Limits;
import olsy.core.clock.TimeControl;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.Replay;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.InputException;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.opponent.player.SearchingOpponent;
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
  void openingsAreShuffledByTheSeedAlone() {
    List<Checkers> all = Openings.random(GAME, 30, 4, 5);
    List<Checkers> shuffled = Openings.shuffled(all, 2);
    assertNotEquals(all, shuffled);
    assertEquals(new HashSet<>(all), new HashSet<>(shuffled));
    assertEquals(shuffled, Openings.shuffled(all, 2));
    assertNotEquals(shuffled, Openings.shuffled(all, 3));
  }

  @Test
  void openingsBeginAgainOnlyWhereThatIsAskedFor() {
    List<Checkers> all = Openings.random(GAME, 3, 4, 5);
    assertEquals(all.subList(0, 2), Openings.of(all, 2, false));
    assertEquals(
        List.of(all.get(0), all.get(1), all.get(2), all.get(0)), Openings.of(all, 4, true));
    assertThrows(InputException.class, () -> Openings.of(all, 4, false));
  }

  @Test
  void thereMayBeTooFewOpenings() {
    assertEquals(7, Openings.random(GAME, 7, 1, 1).size());
    InputException wrong = assertThrows(InputException.class, () -> Openings.random(GAME, 8, 1, 1));
    assertEquals(
        "the games need 8 different openings, found 7 of 1 ply: ask for more plies or"
            + " fewer games",
        wrong.getMessage());
  }

  @Test
  void aPairSharesItsOpeningWithColoursSwapped() throws InterruptedException {
    Match<Checkers> match = match(8, 100);
    Seats<Checkers> table = Seats.of(match.a(), match.b());
    for (int pair = 0; pair < 4; pair++) {
      PlayedGame<Checkers> first = match.play(2 * pair, table);
      PlayedGame<Checkers> second = match.play(2 * pair + 1, table);
      assertEquals(first.positions().get(0), second.positions().get(0));
      assertEquals(Side.FIRST, first.sideOfA());
      assertEquals(Side.SECOND, second.sideOfA());
    }
  }

  @Test
  void bothPlayersMoveForTheirSide() throws Exception {
    Match<Checkers> match = match(2, 100);
    Seats<Checkers> table = Seats.of(match.a(), match.b());
    DrawRules rules = GAME.drawRules();
    for (int number = 0; number < 2; number++) {
      PlayedGame<Checkers> game = match.play(number, table);
      for (int i = 1; i < game.positions().size(); i++) {
        Checkers before = game.positions().get(i - 1);
        Opponent<Checkers> mover = before.toMove() == game.sideOfA() ? table.a() : table.b();
        assertEquals(
            mover.move(Line.startingAt(before, rules)),
            game.positions().get(i),
            "game " + number + " ply " + i);
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
  void fullSheetsTellWhatThePlayersThought() throws IOException, InterruptedException {
    Match<Checkers> match = match(4, 30);
    Scoresheets<Checkers> sheets =
        new Scoresheets<>(match, new SheetStyle(true, Optional.of("2026.11.19")));
    List<PlayedGame<Checkers>> played = new ArrayList<>();
    match.play(
        2,
        game -> {
          played.add(game);
          sheets.add(game);
        });
    Path file = folder.resolve("full.pdn");
    sheets.write(file);
    try (PdnReader reader = new PdnReader(Files.newInputStream(file))) {
      for (PlayedGame<Checkers> game : played) {
        var read = reader.next().game();
        assertEquals("2026.11.19", read.tags().get("Date"));
        assertEquals(game.termination().text(), read.tags().get("Termination"));
        boolean aIsBlack = game.sideOfA() == Side.FIRST;
        assertEquals(aIsBlack ? "depth 2" : "depth 3", read.tags().get("BlackTimeControl"));
        assertEquals(aIsBlack ? "depth 3" : "depth 2", read.tags().get("WhiteTimeControl"));
        assertEquals(game.comments().stream().map(MoveComment::text).toList(), read.comments());
      }
    }
  }

  @Test
  void aGameIsDrawnAtTheMoveLimit() throws InterruptedException {
    Match<Checkers> match = match(1, 3);
    PlayedGame<Checkers> game = match.play(0, Seats.of(match.a(), match.b()));
    assertEquals(Outcome.DRAW, game.outcome());
    assertEquals(7, game.positions().size());
    assertEquals("limit of moves", game.termination().text());
    assertEquals(6, game.comments().size());
    assertTrue(
        game.comments().stream().allMatch(one -> one.assessment().orElseThrow().depth() >= 2));
  }

  @Test
  void playersThatAgreeEndAGame() throws InterruptedException {
    Match<Checkers> players = match(6, 100);
    Match<Checkers> match =
        new Match<>(
            GAME,
            players.a(),
            players.b(),
            players.openings(),
            6,
            100,
            new Adjudication(
                Optional.of(new ResignRule(2, 1)), Optional.of(new DrawRule(3, 0.5, 5))),
            0);
    List<Termination.Kind> kinds = new ArrayList<>();
    match.play(
        1,
        game -> {
          kinds.add(game.termination().kind());
          assertTrue(game.positions().size() <= 201);
        });
    assertTrue(kinds.contains(Termination.Kind.ADJUDICATION), kinds.toString());
  }

  @Test
  void aMatchEndsWhenSomebodyHasSeenEnough() throws InterruptedException {
    List<Integer> seen = new ArrayList<>();
    match(1000, 20)
        .play(
            3,
            new Audience<>() {
              @Override
              public void take(PlayedGame<Checkers> game) {
                seen.add(game.number());
              }

              @Override
              public boolean hasSeenEnough() {
                return seen.size() == 7;
              }
            });
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6), seen);
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
    tally.add(ended(2, Side.FIRST, Outcome.FIRST_WINS));
    tally.add(ended(0, Side.FIRST, Outcome.SECOND_WINS));
    tally.add(ended(1, Side.SECOND, Outcome.SECOND_WINS));
    tally.add(ended(3, Side.SECOND, Outcome.DRAW));
    MatchResult result = tally.result();
    assertEquals(4, result.games());
    assertEquals(2, result.wins());
    assertEquals(1, result.draws());
    assertEquals(1, result.losses());
    assertEquals(1.25, result.points());
    // Pairs with means 1 and 1.5: 1.25 ± 12.706 · 0.25, cut to what points can be.
    assertEquals(List.of(0.0, 2.0), result.interval());
    assertEquals(400 * Math.log10(1.25 / 0.75), result.strength().elo(), 1e-9);
    assertEquals(
        List.of(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY), result.strength().interval());
    assertEquals(List.of(0, 0, 1, 1, 0), result.strength().pentanomial());
    assertEquals(0.25, result.strength().drawRate());
    assertTrue(result.strength().superiority() > 0.5);
    assertNull(result.sprt());
  }

  private static PlayedGame<Checkers> ended(int number, Side sideOfA, Outcome outcome) {
    Termination termination = new Termination(Termination.Kind.RULES, "no move");
    return new PlayedGame<>(number, sideOfA, List.<Checkers>of(), List.of(), outcome, termination);
  }

  /** Plays the first move of a position, and after so many moves no more. */
  private static final class Quitter implements Opponent<Checkers> {
    private final int moves;
    private int played;

    Quitter(int moves) {
      this.moves = moves;
    }

    @Override
    public String name() {
      return "quitter";
    }

    @Override
    public void begin(Line<Checkers> play) {
      played = 0;
    }

    @Override
    public Checkers move(Line<Checkers> play) throws Forfeit {
      if (played++ == moves) {
        throw new Forfeit("had \"enough\"");
      }
      return play.position().successors()[0];
    }
  }

  /** A second passes whenever somebody looks at the clock. */
  @Test
  void whoMovesTooLateHasLost() throws Exception {
    Match<Checkers> players = match(2, 100);
    Match<Checkers> match =
        new Match<>(
            GAME,
            new Contestant<>(
                "slow",
                Limits.ofClock(TimeControl.of("5+0.4")),
                () -> SearchingOpponent.of(ModelFolder.installed().player("material@1"), GAME)),
            players.b(),
            players.openings(),
            2,
            100);
    AtomicLong seconds = new AtomicLong();
    PlayedGame<Checkers> game =
        new MatchGame<>(
                match,
                0,
                Seats.of(match.a(), match.b()),
                () -> Duration.ofSeconds(seconds.getAndIncrement()).toNanos())
            .play();
    assertEquals("forfeit: time, 0.200 s over 5+0.4", game.termination().text());
    assertTrue(game.outcome().isWinOf(game.sideOfA().other()));
    List<MoveComment> comments = game.comments();
    assertEquals(2 * 7, comments.size(), "the eighth move comes too late");
    assertEquals(Optional.of(Duration.ofSeconds(1)), comments.get(0).time());
    assertEquals(Optional.empty(), comments.get(1).time(), "the other's time does not matter");
  }

  @Test
  void whoForfeitsHasLost() throws Exception {
    Match<Checkers> players = match(4, 100);
    Match<Checkers> match =
        new Match<>(
            GAME,
            players.a(),
            new Contestant<>("quitter", () -> new Quitter(2)),
            players.openings(),
            4,
            100);
    Tally tally = new Tally();
    Scoresheets<Checkers> sheets = new Scoresheets<>(match);
    match.play(
        2,
        game -> {
          tally.add(game);
          sheets.add(game);
          assertEquals(Termination.forfeit("had \"enough\""), game.termination());
          assertTrue(game.outcome().isWinOf(game.sideOfA()));
          Checkers last = game.positions().get(game.positions().size() - 1);
          assertEquals(game.sideOfA().other(), last.toMove());
        });
    assertEquals(4, tally.result().wins());
    assertEquals(List.of(0, 4), tally.result().forfeits());
    assertEquals(Set.of(), tally.forfeitsOfA().keySet());
    assertEquals(Set.of(1, 2, 3, 4), tally.forfeitsOfB().keySet());
    assertEquals("had \"enough\"", tally.forfeitsOfB().get(1));
    Path file = folder.resolve("forfeits.pdn");
    sheets.write(file);
    try (PdnReader reader = new PdnReader(Files.newInputStream(file))) {
      for (int number = 0; number < 4; number++) {
        var entry = reader.next();
        assertTrue(Replay.of(GAME, entry).fault().isEmpty());
        assertEquals("forfeit: had \"enough\"", entry.game().tags().get("Termination"));
        assertEquals(number % 2 == 0 ? "1-0" : "0-1", entry.game().result());
      }
    }
  }

  @Test
  void anEngineThatCannotBeStartedEndsTheMatch() {
    Match<Checkers> players = match(4, 100);
    Opponent<Checkers> broken =
        new Opponent<>() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public Checkers move(Line<Checkers> play) {
            throw new InputException("no such program");
          }
        };
    Match<Checkers> match =
        new Match<>(
            GAME,
            players.a(),
            new Contestant<>("broken", () -> broken),
            players.openings(),
            4,
            100);
    InputException wrong = assertThrows(InputException.class, () -> match.play(2, game -> {}));
    assertEquals("no such program", wrong.getMessage());
  }

  private static Match<Checkers> match(int games, int moveLimit) {
    ModelFolder models = ModelFolder.installed();
    return Match.fromRandomOpenings(
        GAME,
        Contestant.of(new PlayerEntrant(models.player("material@2")), GAME),
        Contestant.of(new PlayerEntrant(models.player("exchange-lover@3")), GAME),
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
