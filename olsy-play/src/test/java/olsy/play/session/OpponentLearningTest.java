package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.training.LiveModel;
import olsy.learning.training.Refresh;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learning takes as long here as the tests say. */
class OpponentLearningTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile HIDDEN = player("kings", 1.5);

  @TempDir Path temporary;

  private static PlayerFile player(String feature, double weight) {
    return new PlayerFile(
        "checkers",
        "hidden",
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(new LinkedHashMap<>(Map.of("men", 1.0, feature, weight)), 1),
        null,
        Map.of());
  }

  /** A decision and what can be learned from it. */
  private record Seen(Decision decision, Example<Checkers> example) {}

  /** What the watch has told. */
  private static final class Told implements SessionListener {
    private final List<Integer> learning = new ArrayList<>();
    private final List<String> all = new ArrayList<>();

    @Override
    public void played(SessionGame game, SessionResults standing) {}

    @Override
    public void learns(int examples) {
      learning.add(examples);
    }

    @Override
    public void learned(int decisions, LiveModel model, TrackRecord record) {
      all.add("model " + decisions);
    }

    @Override
    public void trust(boolean used, int decisions, String evidence) {
      all.add(used ? "used" : "not used");
    }

    @Override
    public void note(String sentence) {
      all.add(sentence);
    }
  }

  /** Games of the hidden player against random moves. */
  private static List<Seen> seen(int decisions) {
    return seen(HIDDEN, decisions, 1);
  }

  private static List<Seen> seen(PlayerFile player, int decisions, int firstGame) {
    SplittableRandom random = new SplittableRandom(8);
    SearchingOpponent<Checkers> hidden = SearchingOpponent.of(player, GAME);
    List<Seen> all = new ArrayList<>();
    int unforced = 0;
    for (int game = firstGame; unforced < decisions; game++) {
      Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules().withPlies(60));
      while (!line.isTerminal() && unforced < decisions) {
        Checkers position = line.position();
        Checkers[] successors = position.successors();
        if (line.plies() % 2 == 0) {
          line = line.followedBy(successors[random.nextInt(successors.length)]);
          continue;
        }
        Checkers next = hidden.move(line.position());
        Example<Checkers> example = Example.of(position, next);
        all.add(
            new Seen(
                new Decision(
                    game,
                    line.plies(),
                    GAME.text(position),
                    GAME.move(position, next),
                    example.isForced(),
                    false,
                    null),
                example));
        unforced += example.isForced() ? 0 : 1;
        line = line.followedBy(next);
      }
    }
    return all;
  }

  private SessionFolder folder() {
    return folder(false, "men,kings");
  }

  private SessionFolder folder(boolean synchronous, String features) {
    return SessionFolder.create(
        temporary.resolve("session"),
        new SessionSettings(
            "checkers",
            "hidden",
            ModelUse.SOFT,
            10,
            0,
            10,
            0,
            1,
            synchronous,
            0,
            60,
            features,
            1,
            500),
        HIDDEN,
        new PlayerEntrant(HIDDEN));
  }

  private static Learner<Checkers> learner() {
    return learner("men,kings");
  }

  private static Learner<Checkers> learner(String features) {
    return new Refresh<>(GAME, "hidden", features, 1, 500, 1)::learn;
  }

  /** Does not begin before the latch is open. */
  private static Learner<Checkers> waiting(CountDownLatch latch) {
    return (observed, before) -> {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException("given up", e);
      }
      return learner().learn(observed, before);
    };
  }

  private static OpponentLearning<Checkers> watch(
      SessionFolder folder, Learner<Checkers> learner, SessionListener listener) {
    return new OpponentLearning<>(
        GAME, folder, folder.settings(), ModelUse.SOFT.gate(), learner, listener);
  }

  /** A decision with what the model of that time expects of it. */
  private static Seen expecting(OpponentLearning<Checkers> watch, Seen one) {
    Decision d = one.decision;
    return new Seen(
        new Decision(
            d.game(),
            d.ply(),
            d.position(),
            d.move(),
            d.forced(),
            d.baseline(),
            watch
                .expect(one.example.position())
                .map(before -> before.heldAgainst(played(one.example), GAME))
                .orElse(null)),
        one.example);
  }

  private static Checkers played(Example<Checkers> example) {
    return example.successors().get(example.chosen());
  }

  private static void see(OpponentLearning<Checkers> watch, List<Seen> all) {
    for (Seen one : all) {
      watch.see(expecting(watch, one).decision, one.example);
    }
  }

  /**
   * What was seen with what had been expected, as a session writes it down.
   *
   * @param waiting decisions after which the first model is waited for
   */
  private static List<Seen> written(OpponentLearning<Checkers> watch, List<Seen> all, int waiting)
      throws InterruptedException {
    List<Seen> written = new ArrayList<>();
    for (Seen one : all) {
      Seen expecting = expecting(watch, one);
      written.add(expecting);
      watch.see(expecting.decision, expecting.example);
      if (watch.decisions() >= waiting) {
        awaitModel(watch);
      }
    }
    return written;
  }

  private static void awaitModel(OpponentLearning<Checkers> watch) throws InterruptedException {
    if (watch.model().isEmpty()) {
      watch.awaitModel();
    }
  }

  @Test
  void whenLearningWasSlowTheNextModelIsBegunAtTheNextDecision() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Told told = new Told();
    List<Seen> all = seen(93);
    try (OpponentLearning<Checkers> watch = watch(folder(), waiting(latch), told)) {
      see(watch, all.subList(0, all.size() - 1));
      assertEquals(List.of(10), told.learning, "busy");
      latch.countDown();
      awaitModel(watch);
      assertEquals(10, watch.number());
      see(watch, all.subList(all.size() - 1, all.size()));
      assertEquals(2, told.learning.size());
      assertTrue(told.learning.get(1) >= 40, "four times as many: " + told.learning);
      watch.finish();
      assertEquals(93, watch.number());
    }
  }

  @Test
  void atTheEndEverythingIsLearned() throws InterruptedException {
    CountDownLatch latch = new CountDownLatch(1);
    Told told = new Told();
    try (OpponentLearning<Checkers> watch = watch(folder(), waiting(latch), told)) {
      see(watch, seen(300));
      watch.tellWhetherTooSlow();
      latch.countDown();
      watch.finish();
      assertEquals(300, watch.number());
      assertEquals(300, watch.model().orElseThrow().fitted());
      assertEquals(
          List.of(
              "play was quicker than learning: the last model used had seen 0 of 300 decisions;"
                  + " with --synchronous play waits for the model",
              "learning from 10 decisions; Ctrl-C leaves it without a model",
              "model 10"),
          told.all.subList(0, 3));
      int models = told.learning.size();
      assertTrue(models <= 5, told.learning.toString());
      watch.finish();
      assertEquals(models, told.learning.size(), "nothing is left to learn");
    }
  }

  @Test
  void whatWasInterruptedIsLearnedWhenTheSessionGoesOn() throws InterruptedException {
    List<Seen> all = seen(300);
    SessionFolder folder = folder();
    CountDownLatch never = new CountDownLatch(1);
    try (OpponentLearning<Checkers> watch = watch(folder, waiting(never), new Told())) {
      see(watch, all);
      Thread.currentThread().interrupt();
      assertThrows(InterruptedException.class, watch::finish);
    }
    assertEquals(List.of(), folder.modelNumbers());
    try (OpponentLearning<Checkers> watch = watch(folder, learner(), new Told())) {
      all.forEach(one -> watch.seeAgain(one.decision, one.example));
      watch.goOn();
      watch.finish();
      assertEquals(300, watch.number());
      assertEquals(300, watch.model().orElseThrow().fitted());
    }
  }

  @Test
  void whatFailsIsTriedAgain() throws InterruptedException {
    List<Seen> all = seen(60);
    Told told = new Told();
    AtomicBoolean mended = new AtomicBoolean();
    Learner<Checkers> failing =
        (observed, before) -> {
          if (!mended.get()) {
            throw new OutOfMemoryError("heap");
          }
          return learner().learn(observed, before);
        };
    try (OpponentLearning<Checkers> watch = watch(folder(), failing, told)) {
      see(watch, all.subList(0, all.size() / 2));
      watch.finish();
      assertTrue(watch.model().isEmpty());
      mended.set(true);
      see(watch, all.subList(all.size() / 2, all.size()));
      watch.finish();
      assertEquals(60, watch.number());
    }
    String failed = "learning from 10 decisions failed, play goes on without a model: ";
    assertEquals(
        1, told.all.stream().filter(one -> one.contains("failed")).count(), told.all.toString());
    assertTrue(told.all.contains(failed + "java.lang.OutOfMemoryError: heap"), "" + told.all);
  }

  @Test
  void whatIsBrokenOffWhilePlayWaitsHasNotFailed() {
    Told told = new Told();
    Learner<Checkers> brokenOff =
        (observed, before) -> {
          Thread.currentThread().interrupt();
          throw new IllegalStateException("not solved");
        };
    try (OpponentLearning<Checkers> watch = watch(folder(true, "men,kings"), brokenOff, told)) {
      see(watch, seen(10));
      watch.takeUp();
      assertTrue(watch.model().isEmpty());
    } finally {
      assertTrue(Thread.interrupted(), "whoever plays on hears of it");
    }
    assertTrue(told.all.stream().noneMatch(one -> one.contains("failed")), "" + told.all);
  }

  /** The state is told once, after everything has been seen again. */
  @Test
  void nothingIsToldOfWhatIsSeenAgain() throws InterruptedException {
    List<Seen> all = seen(200);
    SessionFolder folder = folder();
    List<Seen> written;
    try (OpponentLearning<Checkers> watch = watch(folder, learner(), new Told())) {
      written = written(watch, all, all.size() / 4);
      watch.finish();
    }
    Told told = new Told();
    try (OpponentLearning<Checkers> watch = watch(folder, learner(), told)) {
      written.forEach(one -> watch.seeAgain(one.decision, one.example));
      assertEquals(List.of(), told.all);
      watch.goOn();
      String state = watch.trusts() ? "used" : "not used";
      assertEquals(List.of("model " + watch.number(), state), told.all.subList(0, 2));
      assertFalse(told.all.subList(2, told.all.size()).contains(state), told.all.toString());
    }
  }

  /** What a model is trusted with follows from what is on the disk. */
  @Test
  void aSessionThatGoesOnHasTheSameRecord() throws InterruptedException {
    List<Seen> all = seen(80);
    SessionFolder folder = folder();
    List<Seen> written;
    double accuracy;
    double errorBound;
    try (OpponentLearning<Checkers> watch = watch(folder, learner(), new Told())) {
      written = written(watch, all, all.size() / 8);
      accuracy = watch.record().accuracy();
      errorBound = watch.record().errorBound();
      assertTrue(accuracy > 0 && accuracy < 1, "found " + accuracy);
    }
    try (OpponentLearning<Checkers> watch = watch(folder, learner(), new Told())) {
      written.forEach(one -> watch.seeAgain(one.decision, one.example));
      assertEquals(accuracy, watch.record().accuracy());
      assertEquals(errorBound, watch.record().errorBound());
    }
  }

  /** Everything that was known is dropped, and the new one learned as if nothing had been. */
  @Test
  void anOpponentWhoChangesIsLearnedAnew() {
    List<Seen> all = new ArrayList<>(seen(player("centre", 0.3), 200, 1));
    all.addAll(seen(player("centre", -0.3), 150, 1000));
    Learner<Checkers> learner = learner("men,centre");
    Told told = new Told();
    SessionFolder folder = folder(true, "men,centre");
    List<Seen> written = new ArrayList<>();
    int fitted;
    try (OpponentLearning<Checkers> watch = watch(folder, learner, told)) {
      for (Seen one : all) {
        Seen expecting = expecting(watch, one);
        written.add(expecting);
        watch.see(expecting.decision, one.example);
      }
      fitted = watch.model().orElseThrow().fitted();
      assertTrue(fitted <= 160, "of the new one: " + fitted);
      assertTrue(watch.record().accuracy() > 0.8, "right again: " + watch.record().accuracy());
    }
    assertEquals(
        1, told.all.stream().filter(one -> one.contains("changed")).count(), told.all.toString());
    Told again = new Told();
    try (OpponentLearning<Checkers> watch = watch(folder, learner, again)) {
      written.forEach(one -> watch.seeAgain(one.decision, one.example));
      watch.goOn();
      assertEquals(fitted, watch.model().orElseThrow().fitted());
      assertFalse(again.all.stream().anyMatch(one -> one.contains("changed")), "" + again.all);
    }
  }
}
