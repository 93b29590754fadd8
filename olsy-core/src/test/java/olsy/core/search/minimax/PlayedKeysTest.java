package olsy.core.search.minimax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

/** A line, whose positions are compared one by one, is the oracle. */
class PlayedKeysTest {

  private static final int PATH = 20;

  @Test
  void isDrawnWhereALineIs() {
    int repeated = 0;
    int long_ = 0;
    for (int seed = 0; seed < 3000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      DrawRules rules = new DrawRules(2, 4 + random.nextInt(20), 30 + random.nextInt(100));
      Checkers start = RandomPlay.walk(new EnglishCheckers().start(), 70, random);
      Line<Checkers> line = Line.startingAt(start, new DrawRules(1000, 1000, 1000));
      for (int i = random.nextInt(12); i > 0 && !line.isTerminal(); i--) {
        line = line.followedBy(RandomPlay.move(line.position(), random));
      }
      line = withRules(line, rules);
      PlayedKeys<Checkers> played = new PlayedKeys<>(line, PATH);
      for (int ply = 1; ply <= PATH && !line.position().isTerminal(); ply++) {
        Checkers next = RandomPlay.move(line.position(), random);
        played.enter(ply, next.key(), line.position().isReversible(next));
        line = line.followedBy(next);
        boolean again = line.occurrences() > 1;
        boolean expected = again || line.isDrawnByRule();
        assertEquals(expected, played.isDrawn(ply), "seed " + seed + ", ply " + ply);
        repeated += again ? 1 : 0;
        long_ += expected && !again ? 1 : 0;
      }
    }
    assertTrue(repeated > 100 && long_ > 100, repeated + " repeated, " + long_ + " by a rule");
  }

  private static Line<Checkers> withRules(Line<Checkers> line, DrawRules rules) {
    return new Line<>(
        rules,
        line.position(),
        line.before(),
        line.plies(),
        line.occurrences(),
        line.reversiblePlies());
  }
}
