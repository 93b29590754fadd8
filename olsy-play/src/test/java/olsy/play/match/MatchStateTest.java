package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.backgammon.BackgammonGame;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.statistics.EloModel;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MatchStateTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final int GAMES = 9;
  private static final int SEED = 4;

  @TempDir Path folder;

  private static TournamentSettings settings(boolean full) {
    return match(full).alone();
  }

  private static MatchSettings match(boolean full) {
    return new MatchSettings(
        Roster.installed().find("material@2"),
        Roster.installed().find("samuel-1@1"),
        GAMES,
        Openings.random(GAME, (GAMES + 1) / 2, 6, SEED).stream().map(GAME::text).toList(),
        20,
        new Adjudication(Optional.of(new ResignRule(2, 2.5)), Optional.of(new DrawRule(2, 0, 8))),
        Optional.of(new Sprt(0, 5.5, 0.05, 0.1, EloModel.LOGISTIC)),
        new SheetStyle(full, full ? Optional.of("2026.11.19") : Optional.empty()),
        SEED);
  }

  /** Plays on until so many more games have ended, and keeps them. */
  private static <P extends Position<P>> TournamentSheets<P> play(
      Game<P> rules, MatchState state, int more, int threads) throws InterruptedException {
    Rounds<P> rounds = state.settings().rounds(rules);
    TournamentSheets<P> sheets = new TournamentSheets<>(rounds, state.settings().match().style());
    int[] ended = {0};
    rounds.play(
        threads,
        state.played(sheets),
        new Audience<>() {
          @Override
          public void take(RoundGame<P> game) {
            sheets.add(game);
          }

          @Override
          public void ended(RoundGame<P> game) {
            if (ended[0]++ < more) {
              state.append(game, sheets);
            }
          }

          @Override
          public boolean hasSeenEnough() {
            return ended[0] >= more;
          }
        });
    return sheets;
  }

  private static TournamentSettings tournament(TournamentForm form) {
    Roster roster = Roster.installed();
    MatchSettings match =
        new MatchSettings(
            roster.find("material@2"),
            roster.find("material@1"),
            4,
            Openings.random(GAME, 2, 6, SEED).stream().map(GAME::text).toList(),
            20,
            Adjudication.NONE,
            Optional.empty(),
            SheetStyle.PLAIN,
            SEED);
    return new TournamentSettings(
        List.of(
            new Participant("two", match.a()),
            new Participant("one", match.b()),
            Participant.of(roster.find("samuel-1@1"))),
        form,
        match);
  }

  /** Each roll is drawn while the game is played. */
  private static TournamentSettings withDice() {
    BackgammonGame game = new BackgammonGame();
    return new MatchSettings(
            Roster.installed().find("olsy-backgammon@1"),
            Roster.installed().find("pip-counter@1"),
            4,
            Openings.random(game, 2, 4, SEED).stream().map(game::text).toList(),
            40,
            Adjudication.NONE,
            Optional.empty(),
            SheetStyle.PLAIN,
            SEED)
        .alone();
  }

  static Stream<TournamentSettings> all() {
    return Stream.of(
        settings(false),
        settings(true),
        withDice(),
        tournament(TournamentForm.ROUND_ROBIN),
        tournament(TournamentForm.GAUNTLET));
  }

  @ParameterizedTest
  @MethodSource("all")
  void goesOnWhereverItWasCutOff(TournamentSettings settings) throws Exception {
    goesOn(Games.named(settings.match().a().game()), settings);
  }

  private <P extends Position<P>> void goesOn(Game<P> rules, TournamentSettings settings)
      throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    String whole = uninterrupted(rules, settings);
    for (int trial = 0; trial < 6; trial++) {
      Path games = folder.resolve(trial + ".pdn");
      Path file = MatchState.beside(games);
      try (MatchState state = MatchState.begin(games, settings)) {
        play(rules, state, 1 + random.nextInt(GAMES), 2);
      }
      byte[] bytes = Files.readAllBytes(file);
      int settingsEnd = new String(bytes, StandardCharsets.UTF_8).indexOf('\n');
      int cut = settingsEnd + 1 + random.nextInt(bytes.length - settingsEnd);
      Files.write(file, Arrays.copyOf(bytes, cut));
      try (MatchState state = MatchState.resume(games)) {
        String about = "seed " + SEED + ", trial " + trial + ", cut at " + cut;
        assertEquals(settings.json(), state.settings().json(), about);
        assertEquals(whole, play(rules, state, Integer.MAX_VALUE, 1 + trial % 3).text(), about);
        state.delete();
      }
      assertFalse(Files.exists(file));
    }
  }

  private static <P extends Position<P>> String uninterrupted(
      Game<P> rules, TournamentSettings settings) throws InterruptedException {
    Rounds<P> rounds = settings.rounds(rules);
    TournamentSheets<P> sheets = new TournamentSheets<>(rounds, settings.match().style());
    rounds.play(1, List.of(), sheets::add);
    return sheets.text();
  }

  @Test
  void onlyOneProcessPlaysIt() throws IOException {
    Path games = folder.resolve("games.pdn");
    MatchState state = MatchState.begin(games, settings(false));
    try (state) {
      InputException wrong = assertThrows(InputException.class, () -> MatchState.resume(games));
      assertEquals(
          "another process is playing the match of " + MatchState.beside(games),
          wrong.getMessage());
    }
    MatchState.resume(games).close();
    try (var files = Files.list(folder)) {
      assertEquals(List.of(MatchState.beside(games)), files.toList());
    }
  }

  @Test
  void whatIsNoMatchIsRefused() throws IOException {
    Path games = folder.resolve("games.pdn");
    InputException none = assertThrows(InputException.class, () -> MatchState.resume(games));
    assertEquals(
        games
            + ": expected the games of a match that is not finished, found no "
            + MatchState.beside(games),
        none.getMessage());
    Files.writeString(MatchState.beside(games), "{\"version\":1}\n");
    assertThrows(InputException.class, () -> MatchState.resume(games));
    Files.writeString(MatchState.beside(games), "torn");
    assertThrows(InputException.class, () -> MatchState.resume(games));
  }

  /** A game of another opening, or of another match. */
  @Test
  void gamesOfAnotherMatchAreRefused() throws Exception {
    Path games = folder.resolve("games.pdn");
    try (MatchState state = MatchState.begin(games, settings(false))) {
      play(GAME, state, 2, 1);
    }
    Path file = MatchState.beside(games);
    Files.writeString(file, Files.readString(file).replace("{\"game\":1,", "{\"game\":5,"));
    try (MatchState state = MatchState.resume(games)) {
      TournamentSheets<Checkers> sheets =
          new TournamentSheets<>(state.settings().rounds(GAME), SheetStyle.PLAIN);
      InputException wrong = assertThrows(InputException.class, () -> state.played(sheets));
      assertEquals(
          file + " line 2: sheet: expected a game of this match, found another one",
          wrong.getMessage());
    }
  }
}
