package olsy.core.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.tree.RandomTree;
import olsy.core.search.Horizons;
import olsy.core.search.PlayerSearch;
import olsy.core.search.RandomTrees;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.AlphaBeta;
import org.junit.jupiter.api.Test;

class ClockedSearchTest {

  private static final int DEEPEST = 8;
  private static final Line<RandomTree> START =
      Line.startingAt(
          RandomTrees.tree(4, DEEPEST, 100, 1),
          new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER));
  private static final AlphaBeta<RandomTree> ALPHA_BETA =
      new AlphaBeta<>(RandomTrees.player(0).strategy().evaluation());

  private final AtomicLong millis = new AtomicLong();

  /** A millisecond passes whenever somebody looks. */
  private long nanos() {
    return Duration.ofMillis(millis.getAndIncrement()).toNanos();
  }

  private static ClockedSearch<RandomTree> search(Limits limits) {
    Horizons horizons = new Horizons(limits.depth().orElse(3), OptionalInt.of(DEEPEST));
    return new ClockedSearch<>(new PlayerSearch<>(ALPHA_BETA, horizons), limits);
  }

  private SearchResult<RandomTree> found(Limits limits, Optional<TimeLeft> left) {
    ClockedSearch<RandomTree> search = search(limits);
    return search.search(START, search.budget(left, this::nanos));
  }

  @Test
  void aDepthIsThePlayersOwn() {
    SearchResult<RandomTree> plain = ALPHA_BETA.search(START.position(), 3);
    assertEquals(plain, found(Limits.NONE, Optional.empty()));
    assertEquals(plain, found(Limits.ofDepth(3), Optional.empty()));
  }

  @Test
  void otherLimitsLookFartherUntilTheyAreReached() {
    assertEquals(DEEPEST, found(Limits.NONE.with("nodes", "10000000"), Optional.empty()).depth());
    SearchResult<RandomTree> few = found(Limits.NONE.with("nodes", "200"), Optional.empty());
    assertEquals(
        ALPHA_BETA.search(START.position(), few.depth()).line(), few.line(), "the last finished");
    assertTrue(few.evaluations() <= 204, few.evaluations() + " of 200, and a node's");
  }

  @Test
  void bothLimitsHold() {
    Limits limits = Limits.ofDepth(3).with("nodes", "10000000");
    assertEquals(3, found(limits, Optional.empty()).depth());
    assertTrue(found(Limits.ofDepth(3).with("nodes", "5"), Optional.empty()).depth() < 3);
  }

  @Test
  void aSearchThatIsOutOfTimeStillMoves() {
    Limits hurry = Limits.NONE.with("move-time", "0.000001");
    assertNotNull(found(hurry, Optional.empty()).choice());
    Limits clock = Limits.ofClock(TimeControl.of("60+0"));
    TimeLeft none = new TimeLeft(Duration.ZERO, Duration.ZERO, OptionalInt.empty());
    assertNotNull(found(clock, Optional.of(none)).choice());
  }

  /** Where nobody tells the time, the clock is full. */
  @Test
  void theLessTimeIsLeftTheLessFarItLooks() {
    Limits clock = Limits.ofClock(TimeControl.of("60+0"));
    TimeLeft little = new TimeLeft(Duration.ofMillis(100), Duration.ZERO, OptionalInt.empty());
    int soon = found(clock, Optional.of(little)).depth();
    int late = found(clock, Optional.empty()).depth();
    assertTrue(soon < late, soon + " and " + late + " plies");
  }

  @Test
  void tellsOfEveryDepth() {
    List<Integer> depths = new ArrayList<>();
    ClockedSearch<RandomTree> search = search(Limits.NONE);
    SearchBudget budget = search.budget(Optional.empty(), this::nanos);
    search.deepened(START, budget, found -> depths.add(found.depth()));
    assertEquals(IntStream.rangeClosed(1, 3).boxed().toList(), depths);
  }

  @Test
  void anInterruptionEndsIt() {
    Thread.currentThread().interrupt();
    assertThrows(
        SearchBudget.Stopped.class, () -> found(Limits.ofDepth(DEEPEST), Optional.empty()));
    assertTrue(Thread.interrupted(), "the thread stays interrupted");
  }
}
