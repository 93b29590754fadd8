package olsy.learning.scout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.Score;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.model.MStar;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

/** What M* answers with the same weights is the oracle. */
class LeafSightTest {

  @Test
  void theBestAlternativeIsTheMoveOfMStar() {
    int decided = 0;
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 2 + random.nextInt(3);
      Player<Checkers> model =
          Player.zeroLevel(MadeGames.strategy(depth - 1, MadeGames.drawn(random)));
      List<Repeated<Checkers>> decisions = new ArrayList<>();
      while (decisions.size() < 3) {
        Checkers s = RandomPlay.walk(Checkers.START, 10 + random.nextInt(80), random);
        if (!s.isTerminal()) {
          decisions.add(new Repeated<>(Example.of(s, RandomPlay.move(s, random)), 2));
        }
      }
      LeafSight<Checkers> sight =
          LeafSight.of(HiddenPlayer.POOL, decisions, depth, new ForeseenLeaves<>(model));
      for (int draw = 0; draw < 3; draw++) {
        Candidate candidate = Candidate.scaled(MadeGames.drawn(random), depth, FrontierRule.NONE);
        double[] weights = candidate.realWeights();
        Strategy<Checkers> own = candidate.strategy(HiddenPlayer.POOL, TieRule.gamesOrder());
        List<Observation> seen = sight.look(weights);
        for (int n = 0; n < decisions.size(); n++) {
          Example<Checkers> example = decisions.get(n).example();
          SearchResult<Checkers> expected =
              new MStar<>(new Player<>(own, model).strategies())
                  .search(example.position(), depth, SearchBudget.unlimited());
          double[] values = seen.get(n).values(weights);
          int move = example.successors().indexOf(expected.choice());
          double best = Arrays.stream(values).max().orElseThrow();
          assertEquals(best, values[move], 1e-9, "seed " + seed + ", decision " + n);
          if (Score.isDecided(expected.value())) {
            decided++;
            assertEquals(Math.signum(expected.value()), Math.signum(best));
          } else {
            assertEquals(expected.value() / own.evaluation().unit(), best, 1e-9);
          }
          assertEquals(2, seen.get(n).times);
          assertEquals(example.chosen(), seen.get(n).chosen);
        }
      }
    }
    assertTrue(decided > 5, decided + " decided games");
  }
}
