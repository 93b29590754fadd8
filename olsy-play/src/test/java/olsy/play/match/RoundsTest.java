package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.match.TournamentResult.Standing;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RoundsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final List<String> PLAYERS =
      List.of("material@1", "samuel-1@1", "samuel-2@1", "exchange-lover@2");
  private static final int GAMES = 6;

  private static TournamentSettings settings(TournamentForm form) {
    Roster roster = Roster.installed();
    List<Participant> players = PLAYERS.stream().map(roster::find).map(Participant::of).toList();
    MatchSettings match =
        new MatchSettings(
            players.get(0).entrant(),
            players.get(1).entrant(),
            GAMES,
            Openings.random(GAME, GAMES / 2, 6, 5).stream().map(GAME::text).toList(),
            20,
            Adjudication.NONE,
            Optional.empty(),
            SheetStyle.PLAIN,
            5);
    return new TournamentSettings(players, form, match);
  }

  @ParameterizedTest
  @EnumSource(
      value = TournamentForm.class,
      names = {"ROUND_ROBIN", "GAUNTLET"})
  void theSameGamesArePlayedWhateverTheNumberOfThreads(TournamentForm form) throws Exception {
    assertEquals(sheets(settings(form), 1), sheets(settings(form), 3));
  }

  private static String sheets(TournamentSettings settings, int threads)
      throws InterruptedException {
    Rounds<Checkers> rounds = settings.rounds(GAME);
    TournamentSheets<Checkers> sheets = new TournamentSheets<>(rounds, SheetStyle.PLAIN);
    rounds.play(threads, List.of(), sheets::add);
    return sheets.text();
  }

  @Test
  void everybodyPlaysEverybodyElse() {
    for (int players = 2; players <= 9; players++) {
      List<Rivals> all = TournamentForm.ROUND_ROBIN.pairings(players);
      Set<Set<Integer>> different = new HashSet<>();
      all.forEach(pairing -> different.add(Set.of(pairing.a(), pairing.b())));
      assertEquals(players * (players - 1) / 2, all.size());
      assertEquals(all.size(), different.size());
    }
    assertEquals(
        List.of(new Rivals(0, 1), new Rivals(0, 2), new Rivals(0, 3)),
        TournamentForm.GAUNTLET.pairings(4));
  }

  /** Wherever it is ended, all matches are within a pair of each other. */
  @Test
  void matchesComeEquallyFar() {
    Rounds<Checkers> rounds = settings(TournamentForm.ROUND_ROBIN).rounds(GAME);
    Map<Integer, Integer> played = new HashMap<>();
    for (int number = 0; number < rounds.games(); number++) {
      int pairing = rounds.pairing(number);
      assertEquals(played.getOrDefault(pairing, 0), rounds.numberInMatch(number));
      played.merge(pairing, 1, Integer::sum);
      int round = rounds.round(number);
      for (int other = 0; other < rounds.pairings().size(); other++) {
        int games = played.getOrDefault(other, 0);
        assertTrue(2 * round <= games && games <= 2 * round + 2, "after game " + number);
      }
    }
    assertEquals(36, rounds.games());
    assertEquals(Set.of(GAMES), new HashSet<>(played.values()));
  }

  /** The games of a pairing are those of its match alone. */
  @Test
  void aTournamentIsItsMatches() throws InterruptedException {
    TournamentSettings settings = settings(TournamentForm.ROUND_ROBIN);
    Rounds<Checkers> rounds = settings.rounds(GAME);
    TournamentTally tally = new TournamentTally(settings.names(), settings.form());
    List<List<Checkers>> second = new ArrayList<>();
    rounds.play(
        2,
        List.of(),
        game -> {
          tally.add(game);
          if (game.pairing() == 1) {
            second.add(game.game().positions());
          }
        });
    List<List<Checkers>> alone = new ArrayList<>();
    rounds.match(1).play(1, game -> alone.add(game.positions()));
    assertEquals(alone, second);
    TournamentResult result = tally.result();
    assertEquals(36, result.games());
    assertEquals(6, result.pairings().size());
    assertEquals("material", result.pairings().get(1).a());
    assertEquals("samuel-2", result.pairings().get(1).b());
    assertEquals(2 * 36, result.standings().stream().mapToInt(Standing::points).sum());
    for (int rank = 1; rank <= 4; rank++) {
      Standing one = result.standings().get(rank - 1);
      assertEquals(rank, one.rank());
      assertEquals(18, one.games());
      assertTrue(one.interval().get(0) < one.elo() && one.elo() < one.interval().get(1));
      assertTrue(rank == 1 || one.score() <= result.standings().get(rank - 2).score());
    }
  }
}
