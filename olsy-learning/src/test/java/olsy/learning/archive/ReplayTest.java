package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import olsy.core.game.checkers.Checkers;
import org.junit.jupiter.api.Test;

class ReplayTest {

  private static List<Replay<Checkers>> torture() {
    List<Replay<Checkers>> replays = new ArrayList<>();
    new PdnReader(ReplayTest.class.getResourceAsStream("torture.pdn"))
        .forEachRemaining(entry -> replays.add(Replay.of(RandomGames.GAME, entry)));
    return replays;
  }

  @Test
  void playsOverWhatWasPlayed() {
    for (int seed = 0; seed < 300; seed++) {
      List<Checkers> line = RandomGames.line(new Random(seed), RandomGames.GAME.start(), seed);
      PdnGame game = PdnGame.of(RandomGames.GAME, Map.of(), line, Optional.empty());
      Replay<Checkers> replay = Replay.of(RandomGames.GAME, new PdnEntry(1, 1, game, List.of()));
      assertEquals(line, replay.positions(), "seed " + seed);
      assertEquals(Optional.empty(), replay.fault(), "seed " + seed);
      assertEquals(line.size() - 1, replay.plies(), "seed " + seed);
    }
  }

  @Test
  void namesGamePlyAndReason() {
    List<String> faults = torture().stream().flatMap(replay -> replay.fault().stream()).toList();
    assertEquals(
        List.of(
            "game 5 (line 31): the comment that begins on line 32 does not end",
            "game 6 (line 35): the variation that begins on line 36 does not end",
            "game 8 (line 44), ply 4: illegal move 22-12 in"
                + " W:W19,21,22,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,9,10,11,12,15, legal:"
                + " 19-16 21-17 22-18 24-20 26-23 22-17 27-23",
            "game 9 (line 47), ply 2: expected a move between squares 1 to 32 like 11-15, 22x15 or"
                + " 18x9x5, found \"23-l9\"",
            "game 10 (line 50): expected GameType 21, found 20",
            "game 11 (line 54): position \"W:W18:B99\": expected a square from 1 to 32, a king like"
                + " K10 or a range like 21-32 among Black's pieces, found \"99\""),
        faults);
  }

  @Test
  void keepsTheMovesBefore() {
    assertEquals(
        List.of(9, 5, 2, 2, 1, 1, 2, 3, 1, 0, 0, 2, 2),
        torture().stream().map(Replay::plies).toList());
  }
}
