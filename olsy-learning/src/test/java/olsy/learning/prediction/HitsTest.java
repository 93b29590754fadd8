package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.core.search.minimax.AlphaBeta;
import olsy.core.statistics.Interval;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import org.junit.jupiter.api.Test;

class HitsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @Test
  void aPlayerIsRightAboutItself() {
    Search<Checkers> search =
        new AlphaBeta<>(
            LinearEvaluation.of(GAME.features(), Map.of("men", 1.0, "mobility", 0.1), 10));
    List<Example<Checkers>> own = new ArrayList<>();
    List<Example<Checkers>> last = new ArrayList<>();
    for (Checkers s : PredictorTest.positions(40, 5)) {
      own.add(Example.of(s, search.search(s, 3).choice()));
      last.add(Example.of(s, s.successors()[s.successorCount() - 1]));
    }
    ExampleSet<Checkers> decisions = ExampleSet.of(List.of(own));
    Hits hits = Hits.of(search, 3, decisions);
    assertEquals(decisions.decisions(), hits.decisions());
    assertEquals(1, hits.strict());
    assertTrue(Hits.of(search, 3, ExampleSet.of(List.of(last))).strict() < 1);
  }

  @Test
  void addUp() {
    assertEquals(new Hits(4, 0.75, 0.4375), new Hits(1, 0, 0.25).with(new Hits(3, 1, 0.5)));
    assertEquals(new Hits(3, 1, 0.6), Hits.none().with(new Hits(3, 1, 0.6)));
    assertEquals(Hits.none(), Hits.none().with(Hits.none()));
  }

  @Test
  void theirIntervalIsThatOfTheShare() {
    assertEquals(Interval.ofShare(0.75, 4), new Hits(4, 0.75, 0.5).interval());
  }
}
