package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.text.Sha256;
import olsy.play.session.store.Decision;
import org.junit.jupiter.api.Test;

class DecisionWindowTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /** The last decisions, whole games, however many there were before; against a list of all. */
  @Test
  void keepsTheWindowAndCountsAll() {
    SplittableRandom random = new SplittableRandom(8);
    DecisionWindow<Checkers> window = new DecisionWindow<>("hidden", 50, "examples.jsonl");
    List<List<Example<Checkers>>> all = new ArrayList<>();
    StringBuilder lines = new StringBuilder();
    int unforced = 0;
    int forced = 0;
    for (int game = 1; game <= 30; game++) {
      all.add(new ArrayList<>());
      for (int ply = 0; ply < 1 + random.nextInt(15); ply++) {
        Checkers[] successors = GAME.start().successors();
        Example<Checkers> example =
            Example.of(GAME.start(), successors[random.nextInt(successors.length)]);
        boolean isForced = random.nextInt(5) == 0;
        boolean baseline = game <= 3;
        Decision decision = new Decision(game, ply, "", "11-15", isForced, baseline, null);
        window.add(new ObservedMove<>(decision, example));
        lines.append(decision.line());
        if (!baseline) {
          unforced += isForced ? 0 : 1;
          forced += isForced ? 1 : 0;
          if (!isForced) {
            all.get(game - 1).add(example);
          }
        }
      }
      if (game > 3) {
        Decisions<Checkers> observed = window.snapshot(1000);
        String at = "seed 8, game " + game;
        List<List<Example<Checkers>>> games = all.stream().filter(one -> !one.isEmpty()).toList();
        List<List<Example<Checkers>>> seen = examples(observed);
        int kept = seen.size();
        assertEquals(games.subList(games.size() - kept, games.size()), seen, at);
        int decisions = seen.stream().mapToInt(List::size).sum();
        assertTrue(decisions >= Math.min(50, unforced), at);
        assertTrue(kept == 0 || decisions - seen.get(0).size() < 50, at + ": " + decisions);
        assertEquals(unforced, observed.seen().decisions(), at);
        assertEquals(forced, observed.seen().forced(), at);
        assertEquals(Sha256.of(lines.toString()), observed.origin().sources().get(0).sha256(), at);
      }
    }
  }

  private static List<List<Example<Checkers>>> examples(Decisions<Checkers> decisions) {
    return decisions.games().stream().map(DecidedGame::examples).toList();
  }

  private static DecisionWindow<Checkers> nineGamesOfTen() {
    DecisionWindow<Checkers> window = new DecisionWindow<>("hidden", 1000, "examples.jsonl");
    Example<Checkers> example = Example.of(GAME.start(), GAME.start().successors()[0]);
    for (int game = 1; game <= 9; game++) {
      for (int ply = 0; ply < 10; ply++) {
        window.add(
            new ObservedMove<>(new Decision(game, ply, "", "11-15", false, false, null), example));
      }
    }
    return window;
  }

  @Test
  void aSnapshotTakesNoMoreGamesThanItNeeds() {
    DecisionWindow<Checkers> window = nineGamesOfTen();
    assertEquals(3, window.snapshot(25).games().size());
    assertEquals(9, window.snapshot(1000).games().size());
  }

  @Test
  void whatIsForgottenIsNotLearnedFrom() {
    DecisionWindow<Checkers> window = nineGamesOfTen();
    window.forgetBefore(new Decision(8, 7, "", "11-15", false, false, null));
    assertEquals(13, window.size());
    assertEquals(90, window.decisions(), "all that were seen");
    assertEquals(List.of(3, 10), examples(window.snapshot(1000)).stream().map(List::size).toList());
  }
}
