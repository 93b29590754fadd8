package olsy.lab.ours;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchResult;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Laboratory;
import olsy.lab.measure.Campaign;
import olsy.lab.player.Erring;
import olsy.lab.player.LabGame;
import olsy.lab.player.Stranger;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.Session;
import olsy.play.session.state.Gate;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.Decision;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;
import olsy.play.session.store.UsedModel;

/**
 * How long an opponent waits for our moves while a model is learned beside the game, and while none
 * is. Moves are chosen without the model, so that both are the same search.
 *
 * <pre>
 * session 1: learning is off, until the window is full; its last moves are those without a refresh
 * session 2: goes on from there and learns; its moves beside refreshes from a full window count
 * </pre>
 *
 * @param moves at least so many are timed of each kind
 * @param depth of our search
 * @param maxDepth of the models
 */
public record Pauses(int window, int moves, int depth, int maxDepth) implements Experiment {

  private static final int OPPONENT_DEPTH = 2;
  private static final double MISTAKES = 0.03;
  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;
  private static final int EVERY = 10;
  private static final int MANY_GAMES = 1_000_000;
  private static final int OFF = 1;
  private static final double MILLIS = 1000;
  private static final double NEARLY_ALL = 0.99;

  /**
   * Our moves of a kind.
   *
   * @param median milliseconds from the opponent's move, or the game's begin, to ours
   * @param percentile99 99 % took no longer
   * @param examples that the last refresh learned from
   * @param seconds that refreshes took in the mean
   */
  public record Pause(
      String kind,
      int moves,
      double median,
      double percentile99,
      double longest,
      int examples,
      double seconds) {}

  public static Pauses full() {
    return new Pauses(10_000, 2000, 8, 3);
  }

  public static Pauses quick() {
    return new Pauses(300, 200, 3, 1);
  }

  @Override
  public String name() {
    return "pauses";
  }

  @Override
  public String description() {
    return "How long our moves take while a model is learned beside the game.";
  }

  @Override
  public void run(Laboratory laboratory) {
    laboratory.measure(List.of(Pause.class), rows -> measure(laboratory, rows));
  }

  private void measure(Laboratory laboratory, Consumer<Record> rows) {
    try {
      Path folder = Files.createTempDirectory("olsy-pauses");
      try {
        measure(folder, laboratory, rows);
      } finally {
        Campaign.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void measure(Path folder, Laboratory laboratory, Consumer<Record> rows)
      throws IOException {
    SplittableRandom random = new SplittableRandom(laboratory.seed());
    PlayerFile own = Stranger.player("own", depth, random);
    PlayerFile stranger = Stranger.player("stranger", OPPONENT_DEPTH, random);
    Opponent<Checkers> erring =
        new Erring<>(SearchingOpponent.of(stranger, LabGame.CHECKERS), MISTAKES, random.split());

    SessionFolder first =
        create(folder.resolve("without"), OptionalInt.of(OFF), own, stranger, laboratory);
    Timing without = new Timing(erring, laboratory::seconds, 0, Math.max(moves, 2 * window));
    play(first, without);
    rows.accept(without.pause("without"));

    SessionFolder second =
        create(folder.resolve("beside"), OptionalInt.empty(), own, stranger, laboratory);
    Files.copy(first.games(), second.games());
    Files.copy(first.examples(), second.examples());
    Timing beside = new Timing(erring, laboratory::seconds, window, moves);
    play(second, beside);
    rows.accept(beside.pause("beside a refresh"));
  }

  private SessionFolder create(
      Path folder, OptionalInt learn, PlayerFile own, PlayerFile opponent, Laboratory laboratory) {
    SessionSettings settings =
        new SessionSettings(
            LabGame.CHECKERS.name(),
            "stranger",
            ModelUse.M_STAR_1P,
            laboratory.seed(),
            new GamePlan(OptionalInt.of(MANY_GAMES), 0, OPENING_PLIES, MOST_MOVES),
            new LearningPlan(EVERY, learn, false, null, maxDepth, window));
    return SessionFolder.create(folder, settings, own, new PlayerEntrant(opponent));
  }

  private static void play(SessionFolder folder, Timing timing) {
    try (Session<Checkers> session =
        Session.open(folder, LabGame.CHECKERS, timing, Clock.systemUTC(), timing, new Shut())) {
      session.play();
    } catch (InterruptedException e) {
      // All that was to be timed has been.
    }
  }

  /** Never open. */
  private record Shut() implements Gate {

    @Override
    public void add(Decision decision) {}

    @Override
    public boolean isOpen() {
      return false;
    }

    @Override
    public String evidence() {
      return "no model is used";
    }
  }

  /** Times our moves from between the opponent and us, and ends the session when it has enough. */
  private static final class Timing implements Opponent<Checkers>, SessionListener {
    private final Opponent<Checkers> opponent;
    private final DoubleSupplier clock;
    private final int fewest;
    private final int moves;
    private final List<Double> pauses = new ArrayList<>();
    private double asked;
    private boolean learnedWhenAsked;
    private int learning;
    private double begun;
    private int examples;
    private int refreshes;
    private double seconds;

    /**
     * @param fewest examples that a refresh must have for a move to count; 0: none must be going on
     */
    Timing(Opponent<Checkers> opponent, DoubleSupplier clock, int fewest, int moves) {
      this.opponent = opponent;
      this.clock = clock;
      this.fewest = fewest;
      this.moves = moves;
    }

    @Override
    public String name() {
      return opponent.name();
    }

    @Override
    public boolean isElsewhere() {
      return false;
    }

    @Override
    public void begin(Line<Checkers> play) {
      ask();
    }

    @Override
    public Checkers move(Line<Checkers> play) throws InterruptedException {
      if (pauses.size() >= moves && learning == 0) {
        throw new InterruptedException();
      }
      try {
        return opponent.move(play);
      } catch (Forfeit | TakeBack e) {
        throw new IllegalStateException("it does neither", e);
      } finally {
        ask();
      }
    }

    private void ask() {
      asked = clock.getAsDouble();
      learnedWhenAsked = counts();
    }

    private boolean counts() {
      return fewest == 0 || learning >= fewest;
    }

    @Override
    public <Q extends Position<Q>> void chose(
        Game<Q> game, SearchResult<Q> found, UsedModel model) {
      if (learnedWhenAsked || counts()) {
        pauses.add(MILLIS * (clock.getAsDouble() - asked));
      }
    }

    @Override
    public void learns(int from) {
      learning = from;
      begun = clock.getAsDouble();
    }

    @Override
    public void learned(int decisions, LearnedModel model, TrackRecord record) {
      if (learning >= fewest) {
        examples = learning;
        refreshes++;
        seconds += clock.getAsDouble() - begun;
      }
      learning = 0;
    }

    @Override
    public void played(SessionGame game, SessionResults standing) {}

    @Override
    public void trust(boolean used, int decisions, String evidence) {}

    /** A refresh that failed would never end. */
    @Override
    public void note(String sentence) {
      throw new IllegalStateException(sentence);
    }

    /** Of the last moves that were timed, once the program is warm. */
    Pause pause(String kind) {
      List<Double> last =
          pauses.subList(fewest == 0 ? pauses.size() / 2 : 0, pauses.size()).stream()
              .sorted()
              .toList();
      return new Pause(
          kind,
          last.size(),
          last.get(last.size() / 2),
          last.get((int) (NEARLY_ALL * last.size())),
          last.get(last.size() - 1),
          examples,
          refreshes == 0 ? 0 : seconds / refreshes);
    }
  }
}
