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
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.statistics.EloModel;
import olsy.core.statistics.Sprt;
import olsy.learning.text.InputException;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchStateTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final int GAMES = 9;
  private static final int SEED = 4;

  @TempDir Path folder;

  private static MatchSettings settings(boolean full) {
    return new MatchSettings(
        Roster.installed().find("material@2"),
        Roster.installed().find("samuel-1@1"),
        GAMES,
        Openings.random(GAME, (GAMES + 1) / 2, 6, SEED).stream().map(GAME::text).toList(),
        20,
        new Adjudication(Optional.of(new ResignRule(2, 2.5)), Optional.of(new DrawRule(2, 0, 8))),
        Optional.of(new Sprt(0, 5.5, 0.05, 0.1, EloModel.LOGISTIC)),
        new SheetStyle(full, full ? Optional.of("2026.11.19") : Optional.empty()));
  }

  /** Plays on until so many more games have ended, and keeps them. */
  private static Scoresheets<Checkers> play(MatchState state, int more, int threads)
      throws InterruptedException {
    Match<Checkers> match = state.settings().match(GAME);
    Scoresheets<Checkers> sheets = new Scoresheets<>(match, state.settings().style());
    int[] ended = {0};
    match.play(
        threads,
        state.played(sheets),
        new Audience<>() {
          @Override
          public void take(PlayedGame<Checkers> game) {
            sheets.add(game);
          }

          @Override
          public void ended(PlayedGame<Checkers> game) {
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

  @Test
  void goesOnWhereverItWasCutOff() throws Exception {
    SplittableRandom random = new SplittableRandom(SEED);
    for (boolean full : new boolean[] {false, true}) {
      String whole = uninterrupted(full);
      for (int trial = 0; trial < 6; trial++) {
        Path games = folder.resolve(full + "-" + trial + ".pdn");
        Path file = MatchState.beside(games);
        try (MatchState state = MatchState.begin(games, settings(full))) {
          play(state, 1 + random.nextInt(GAMES), 2);
        }
        byte[] bytes = Files.readAllBytes(file);
        int settingsEnd = new String(bytes, StandardCharsets.UTF_8).indexOf('\n');
        int cut = settingsEnd + 1 + random.nextInt(bytes.length - settingsEnd);
        Files.write(file, Arrays.copyOf(bytes, cut));
        try (MatchState state = MatchState.resume(games)) {
          String about = "seed " + SEED + ", trial " + trial + ", cut at " + cut;
          assertEquals(settings(full).json(), state.settings().json(), about);
          assertEquals(whole, play(state, Integer.MAX_VALUE, 1 + trial % 3).text(), about);
          state.delete();
        }
        assertFalse(Files.exists(file));
      }
    }
  }

  private String uninterrupted(boolean full) throws InterruptedException {
    Match<Checkers> match = settings(full).match(GAME);
    Scoresheets<Checkers> sheets = new Scoresheets<>(match, settings(full).style());
    match.play(1, sheets::add);
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
      play(state, 2, 1);
    }
    Path file = MatchState.beside(games);
    Files.writeString(file, Files.readString(file).replace("{\"game\":1,", "{\"game\":5,"));
    try (MatchState state = MatchState.resume(games)) {
      Scoresheets<Checkers> sheets = new Scoresheets<>(state.settings().match(GAME));
      InputException wrong = assertThrows(InputException.class, () -> state.played(sheets));
      assertEquals(
          file + " line 2: sheet: expected a game of this match, found another one",
          wrong.getMessage());
    }
  }
}
