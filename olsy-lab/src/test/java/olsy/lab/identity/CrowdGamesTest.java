package olsy.lab.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import org.junit.jupiter.api.Test;

class CrowdGamesTest {

  private static final List<Crowd.Member> MEMBERS =
      IntStream.range(0, 5)
          .mapToObj(i -> Crowd.habitual("random-" + i, new SplittableRandom(i)))
          .toList();

  /** Also where somebody is left over in every round. */
  @Test
  void everybodyPlaysInEveryRound() {
    CrowdGames games = CrowdGames.play(MEMBERS, 2, 1);
    for (int i = 0; i < MEMBERS.size(); i++) {
      List<DecidedGame<Checkers>> own = games.of(i);
      assertEquals(List.of(1, 2), own.stream().map(DecidedGame::number).toList());
      assertTrue(own.stream().allMatch(game -> game.decisions() > 0));
    }
  }

  /** But for its slips. */
  @Test
  void decisionsAreThoseOfThePlayer() {
    CrowdGames games = CrowdGames.play(MEMBERS, 2, 1);
    for (int i = 0; i < MEMBERS.size(); i++) {
      Crowd.Member member = MEMBERS.get(i);
      int hits = 0;
      int all = 0;
      for (DecidedGame<Checkers> game : games.of(i)) {
        for (Example<Checkers> one : game.examples()) {
          hits += member.known().foretells().apply(one).hit() ? 1 : 0;
          all++;
        }
      }
      assertTrue(hits >= (1 - 3 * ((Habitual) member.engine()).slips()) * all, member.name());
    }
  }

  @Test
  void theSameSeedPlaysTheSame() {
    assertEquals(CrowdGames.play(MEMBERS, 1, 7), CrowdGames.play(MEMBERS, 1, 7));
  }
}
