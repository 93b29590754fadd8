package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import olsy.core.game.Line;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.StrategyLearners;
import olsy.learning.training.LearnedModel;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.store.Decision;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionGame;
import org.junit.jupiter.api.Test;

/** Lessons are learned here when the tests say so. */
class OpponentLearningTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final List<ObservedMove<Checkers>> MOVES = moves(player("kings", 1.5), 300, 1);

  private static final int WINDOW = 800;

  private final Told told = new Told();
  private final OpponentLearning<Checkers> learning = learning(told);

  private static PlayerFile player(String feature, double weight) {
    return new PlayerFile(
        "checkers",
        "hidden",
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(new LinkedHashMap<>(Map.of("men", 1.0, feature, weight)), 1),
        null,
        Map.of());
  }

  /** What was told. */
  private static final class Told implements SessionListener {
    private final List<Integer> learning = new ArrayList<>();
    private final List<String> all = new ArrayList<>();

    @Override
    public void played(SessionGame game, SessionResults results) {}

    @Override
    public void learns(int examples) {
      learning.add(examples);
    }

    @Override
    public void learned(int decisions, LearnedModel model, TrackRecord record) {
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

  /** Games of a player against random moves. */
  private static List<ObservedMove<Checkers>> moves(
      PlayerFile player, int decisions, int firstGame) {
    SplittableRandom random = new SplittableRandom(8);
    SearchingOpponent<Checkers> hidden = SearchingOpponent.of(player, GAME);
    List<ObservedMove<Checkers>> all = new ArrayList<>();
    int unforced = 0;
    for (int game = firstGame; unforced < decisions; game++) {
      Line<Checkers> line = Line.startingAt(GAME.start(), GAME.drawRules().withPlies(60));
      while (!line.isTerminal() && unforced < decisions) {
        Checkers[] successors = line.position().successors();
        if (line.plies() % 2 == 0) {
          line = line.followedBy(successors[random.nextInt(successors.length)]);
          continue;
        }
        ObservedMove<Checkers> move =
            ObservedMove.of(
                GAME, game, line, hidden.move(line.position()), false, Optional.empty());
        all.add(move);
        unforced += move.example().isForced() ? 0 : 1;
        line = line.followedBy(move.after());
      }
    }
    return all;
  }

  /** From the first on, until so many are unforced. */
  private static List<ObservedMove<Checkers>> first(int decisions) {
    int unforced = 0;
    int end = 0;
    while (unforced < decisions) {
      unforced += MOVES.get(end++).example().isForced() ? 0 : 1;
    }
    return MOVES.subList(0, end);
  }

  private static OpponentLearning<Checkers> learning(SessionListener listener) {
    return new OpponentLearning<>(
        GAME,
        "hidden",
        new LearningPlan(10, OptionalInt.empty(), false, "men,kings", 1, WINDOW),
        Optional.empty(),
        "examples.jsonl",
        Gate.of(ModelUse.SOFT),
        listener);
  }

  private static LearnedModel learned(Lesson<Checkers> lesson) {
    return learned(lesson, "men,kings");
  }

  private static LearnedModel learned(Lesson<Checkers> lesson, String features) {
    TrainingSettings settings =
        TrainingSettings.of(1, 1)
            .withFeatures(features)
            .withLearner(StrategyLearners.named("two-phases"));
    return Training.again(GAME, settings, lesson.decisions(), lesson.before()).learn().model();
  }

  /** The opponent moves, and it is written down; answers what there is to learn. */
  private static Optional<Lesson<Checkers>> see(
      OpponentLearning<Checkers> learning,
      ObservedMove<Checkers> move,
      List<ObservedMove<Checkers>> written) {
    ObservedMove<Checkers> one = expecting(learning, move);
    written.add(one);
    learning.see(one);
    return learning.due();
  }

  /** A move with what the model of that time expects. */
  private static ObservedMove<Checkers> expecting(
      OpponentLearning<Checkers> learning, ObservedMove<Checkers> move) {
    Optional<Decision.Expected> expected =
        learning.expect(move.before()).map(before -> before.heldAgainst(move.after(), GAME));
    Decision decision = move.decision();
    return new ObservedMove<>(
        new Decision(
            decision.game(),
            decision.ply(),
            decision.position(),
            decision.move(),
            decision.forced(),
            decision.baseline(),
            expected.orElse(null)),
        move.example());
  }

  private void learnTheRest() {
    for (Optional<Lesson<Checkers>> rest = learning.rest();
        rest.isPresent();
        rest = learning.rest()) {
      learning.take(learned(rest.get()), Duration.ZERO);
    }
  }

  /** Many were seen while the first was learned from ten; the second was learned from 150. */
  private Lesson<Checkers> thirdAfter(Duration took) {
    List<ObservedMove<Checkers>> all = moves(player("kings", 1.5), 900, 1);
    List<Lesson<Checkers>> lessons = new ArrayList<>();
    for (ObservedMove<Checkers> move : all) {
      see(learning, move, new ArrayList<>()).ifPresent(lessons::add);
      if (lessons.size() == 1 && learning.decisions() == 150) {
        learning.take(learned(lessons.get(0)), took);
        assertEquals(10, learning.number());
      }
    }
    assertEquals(List.of(10, 151), told.learning, "busy");
    learning.take(learned(lessons.get(1)), took);
    return learning.rest().orElseThrow();
  }

  @Test
  void theNextModelIsBegunAtTheNextDecisionFromAllThatWasSeenMeanwhile() {
    int size = thirdAfter(Duration.ofSeconds(5)).size();
    assertTrue(size >= WINDOW && size < 900, "the whole window: " + size);
  }

  @Test
  void whereLearningIsSlowTheNextModelComesSoon() {
    int size = thirdAfter(Duration.ofSeconds(6)).size();
    assertTrue(size >= 604 && size < 700, "four times as many: " + size);
  }

  @Test
  void atTheEndEverythingIsLearned() {
    List<Lesson<Checkers>> lessons = new ArrayList<>();
    MOVES.forEach(move -> see(learning, move, new ArrayList<>()).ifPresent(lessons::add));
    learning.tellWhetherTooSlow();
    learning.tellWaiting();
    learning.take(learned(lessons.get(0)), Duration.ZERO);
    learnTheRest();
    assertEquals(300, learning.number());
    assertEquals(300, learning.model().orElseThrow().fitted());
    assertEquals(
        List.of(
            "play was quicker than learning: the last model used had seen 0 of 300 decisions;"
                + " with --synchronous play waits for the model",
            "learning from 10 decisions; Ctrl-C leaves it without a model",
            "model 10"),
        told.all.subList(0, 3));
    assertTrue(told.learning.size() <= 5, told.learning.toString());
    assertEquals(Optional.empty(), learning.rest(), "nothing is left to learn");
  }

  @Test
  void whatWasBrokenOffIsLearnedWhenTheSessionGoesOn() {
    MOVES.forEach(learning::seeAgain);
    Lesson<Checkers> lesson = learning.goOn(false).orElseThrow();
    learning.take(learned(lesson), Duration.ZERO);
    learnTheRest();
    assertEquals(300, learning.number());
    assertEquals(300, learning.model().orElseThrow().fitted());
  }

  @Test
  void whatFailsIsTriedAgainAndToldOfOnce() {
    List<ObservedMove<Checkers>> all = first(60);
    boolean mended = false;
    int failures = 0;
    for (ObservedMove<Checkers> move : all) {
      mended |= learning.decisions() >= 30;
      Optional<Lesson<Checkers>> due = see(learning, move, new ArrayList<>());
      if (due.isPresent() && mended) {
        learning.take(learned(due.get()), Duration.ZERO);
      } else if (due.isPresent()) {
        assertEquals(failures++ == 0, learning.fail(new OutOfMemoryError("heap")));
        assertTrue(learning.hasFailed());
      }
    }
    assertTrue(failures > 1, failures + " failures");
    assertFalse(learning.hasFailed());
    assertEquals(60, learning.number());
    String failed = "learning from 10 decisions failed, play goes on without a model: ";
    assertEquals(
        List.of(failed + "java.lang.OutOfMemoryError: heap"),
        told.all.stream().filter(one -> one.contains("failed")).toList());
  }

  @Test
  void whatIsBrokenOffHasNotFailed() {
    for (ObservedMove<Checkers> move : first(10)) {
      see(learning, move, new ArrayList<>());
    }
    learning.breakOff();
    assertFalse(learning.hasFailed());
    assertEquals(List.of(), told.all);
    assertEquals(10, learning.rest().orElseThrow().size(), "it is still to be learned");
  }

  /** The state is told once, after everything has been seen again. */
  @Test
  void nothingIsToldOfWhatIsSeenAgain() {
    Map<Integer, LearnedModel> models = new HashMap<>();
    List<ObservedMove<Checkers>> written = written(learning, MOVES, models, "men,kings");
    Told again = new Told();
    OpponentLearning<Checkers> resumed = learning(again);
    seeAgain(resumed, written, models);
    assertEquals(List.of(), again.all);
    resumed.goOn(true);
    String state = resumed.trusts() ? "used" : "not used";
    assertEquals(List.of("model " + resumed.number(), state), again.all);
  }

  /** What a model is trusted with follows from what is on the disk. */
  @Test
  void aSessionThatGoesOnHasTheSameRecord() {
    Map<Integer, LearnedModel> models = new HashMap<>();
    List<ObservedMove<Checkers>> written = written(learning, first(80), models, "men,kings");
    double accuracy = learning.record().accuracy();
    assertTrue(accuracy > 0 && accuracy < 1, "found " + accuracy);
    OpponentLearning<Checkers> resumed = learning(new Told());
    seeAgain(resumed, written, models);
    assertEquals(accuracy, resumed.record().accuracy());
    assertEquals(learning.record().errorBound(), resumed.record().errorBound());
  }

  /** Everything that was known is dropped, and the new one learned as if nothing had been. */
  @Test
  void anOpponentWhoChangesIsLearnedAnew() {
    List<ObservedMove<Checkers>> all = new ArrayList<>(moves(player("centre", 0.3), 200, 1));
    all.addAll(moves(player("centre", -0.3), 150, 1000));
    Map<Integer, LearnedModel> models = new HashMap<>();
    List<ObservedMove<Checkers>> written = written(learning, all, models, "men,centre");
    int fitted = learning.model().orElseThrow().fitted();
    assertTrue(fitted <= 160, "of the new one: " + fitted);
    double accuracy = learning.record().accuracy();
    assertTrue(accuracy > 0.8, "right again: " + accuracy);
    assertEquals(
        1, told.all.stream().filter(one -> one.contains("changed")).count(), told.all.toString());
    Told again = new Told();
    OpponentLearning<Checkers> resumed = learning(again);
    seeAgain(resumed, written, models);
    resumed.goOn(true);
    assertEquals(fitted, resumed.model().orElseThrow().fitted());
    assertFalse(again.all.stream().anyMatch(one -> one.contains("changed")), "" + again.all);
  }

  /**
   * What a session writes down that waits for its models.
   *
   * @param models takes them, by their numbers
   */
  private static List<ObservedMove<Checkers>> written(
      OpponentLearning<Checkers> learning,
      List<ObservedMove<Checkers>> all,
      Map<Integer, LearnedModel> models,
      String features) {
    List<ObservedMove<Checkers>> written = new ArrayList<>();
    for (ObservedMove<Checkers> move : all) {
      see(learning, move, written)
          .ifPresent(
              lesson -> {
                models.put(lesson.number(), learned(lesson, features));
                learning.take(models.get(lesson.number()), Duration.ZERO);
              });
    }
    return written;
  }

  private static void seeAgain(
      OpponentLearning<Checkers> learning,
      List<ObservedMove<Checkers>> written,
      Map<Integer, LearnedModel> models) {
    for (ObservedMove<Checkers> move : written) {
      learning.seeAgain(move);
      LearnedModel model = models.get(learning.decisions());
      if (move.decision().teaches() && model != null) {
        learning.takeAgain(model);
      }
    }
  }
}
