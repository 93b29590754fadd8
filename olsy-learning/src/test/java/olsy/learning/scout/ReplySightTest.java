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
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.reply.Reply;
import olsy.core.search.reply.Soft;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;
import org.junit.jupiter.api.Test;

/** What {@link Reply} says of every alternative with the same weights is the oracle. */
class ReplySightTest {

  @Test
  void alternativesAreWorthWhatReplySays() {
    int decided = 0;
    int open = 0;
    for (int seed = 0; seed < 60; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 2 + random.nextInt(4);
      Strategy<Checkers> model = MadeGames.strategy(1 + random.nextInt(3), MadeGames.drawn(random));
      List<Repeated<Checkers>> decisions = new ArrayList<>();
      while (decisions.size() < 3) {
        Checkers s = RandomPlay.walk(Checkers.START, 10 + random.nextInt(80), random);
        if (!s.isTerminal()) {
          decisions.add(new Repeated<>(Example.of(s, RandomPlay.move(s, random)), 2));
        }
      }
      ReplySight<Checkers> sight =
          ReplySight.sure(
              HiddenPlayer.POOL, decisions, depth, new ForeseenLeaves<>(Player.zeroLevel(model)));
      for (int draw = 0; draw < 3; draw++) {
        Candidate candidate = Candidate.scaled(MadeGames.drawn(random), depth, FrontierRule.NONE);
        double[] weights = candidate.realWeights();
        Strategy<Checkers> own = candidate.strategy(HiddenPlayer.POOL, TieRule.gamesOrder());
        List<Observation> seen = sight.look(weights);
        for (int n = 0; n < decisions.size(); n++) {
          List<SearchResult<Checkers>> expected =
              new Reply<>(own, model)
                  .successors(
                      decisions.get(n).example().successors(), depth, SearchBudget.unlimited());
          double[] values = seen.get(n).values(weights);
          for (int i = 0; i < values.length; i++) {
            double value = expected.get(i).value();
            if (Score.isDecided(value)) {
              decided++;
              assertEquals(Math.signum(value), Math.signum(values[i]), "seed " + seed);
            } else {
              open++;
              assertEquals(value / own.evaluation().unit(), values[i], 1e-3, "seed " + seed);
            }
          }
        }
      }
    }
    assertTrue(decided > 30 && open > 2000, decided + " decided, " + open + " open");
  }

  /** Replies that hardly ever come do not count, and lost games are not weighed as soft does. */
  @Test
  void theBestAlternativeIsTheMoveOfSoft() {
    int looked = 0;
    int same = 0;
    int plain = 0;
    for (int seed = 0; seed < 150; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      int depth = 2 + random.nextInt(3);
      Strategy<Checkers> model = MadeGames.strategy(1 + random.nextInt(2), MadeGames.drawn(random));
      Checkers s = RandomPlay.walk(Checkers.START, 10 + random.nextInt(40), random);
      if (s.isTerminal() || s.successorCount() < 2) {
        continue;
      }
      Candidate candidate = Candidate.scaled(MadeGames.drawn(random), depth, FrontierRule.NONE);
      double[] weights = candidate.realWeights();
      Strategy<Checkers> own = candidate.strategy(HiddenPlayer.POOL, TieRule.gamesOrder());
      Example<Checkers> example =
          Example.of(s, new Soft<>(own, model).search(s, depth, SearchBudget.unlimited()).choice());
      double[] values =
          ReplySight.soft(HiddenPlayer.POOL, List.of(new Repeated<>(example, 1)), depth, model)
              .look(weights)
              .get(0)
              .values(weights);
      looked++;
      same += values[example.chosen()] > Arrays.stream(values).max().orElseThrow() - 0.02 ? 1 : 0;
      plain +=
          new Deliberation<>(own)
                  .search(s, depth, SearchBudget.unlimited())
                  .choice()
                  .equals(example.successors().get(example.chosen()))
              ? 0
              : 1;
    }
    String counts = same + " of " + looked + " the same, minimax differs in " + plain;
    assertTrue(looked > 90 && same > 0.95 * looked && plain > 10, counts);
  }
}
