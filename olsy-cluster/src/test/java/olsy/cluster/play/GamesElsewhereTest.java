package olsy.cluster.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.InThisProcess;
import olsy.cluster.work.Journal;
import olsy.cluster.work.WorkListener;
import olsy.core.clock.Limits;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.play.match.Adjudication;
import olsy.play.match.MatchSettings;
import olsy.play.match.Openings;
import olsy.play.match.Participant;
import olsy.play.match.SheetStyle;
import olsy.play.match.TournamentForm;
import olsy.play.match.TournamentSettings;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GamesElsewhereTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final int PAIRS = 3;

  @TempDir Path folder;

  private static GamesElsewhere games() {
    Roster roster = Roster.installed();
    List<Entrant> players =
        List.of(roster.find("samuel-1@1", Limits.NONE), roster.find("material@1", Limits.NONE));
    MatchSettings match =
        new MatchSettings(
            players.get(0),
            players.get(1),
            2 * PAIRS,
            Openings.random(GAME, PAIRS, 6, 1).stream().map(GAME::text).toList(),
            10,
            Adjudication.NONE,
            Optional.empty(),
            SheetStyle.PLAIN,
            1);
    return new GamesElsewhere(
        new TournamentSettings(
            players.stream().map(Participant::of).toList(), TournamentForm.GAUNTLET, match));
  }

  @Test
  void whatIsFinishedIsReadInItsOrder() throws Exception {
    GamesElsewhere games = games();
    Journal journal = Journal.open(folder.resolve("work"), games.hash());
    try (InThisProcess runner = new InThisProcess(2)) {
      Dispatcher dispatcher =
          new Dispatcher(
              runner, journal, WorkListener.DEAF, Duration.ofMinutes(5), System::nanoTime);
      assertEquals(Map.of(), games.play(dispatcher));
    }
    Files.delete(journal.file("games-2")); // as if it could not be played
    List<Integer> numbers = new ArrayList<>();
    Path out = folder.resolve("games.pdn");
    games.read(journal, game -> numbers.add(game.number()), out);
    assertEquals(List.of(0, 1, 4, 5), numbers);
    String text = Files.readString(out);
    assertEquals(4, text.split("\\[Event ", -1).length - 1);
    assertTrue(text.startsWith("[Event \""), text);
  }
}
