package olsy.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Opponent;
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
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;

/**
 * A whole session as a measurement: the system as its users have it, in a folder that is thrown
 * away.
 */
public record Campaign(PlayerFile own, PlayerFile opponent, SessionSettings settings) {

  /** PlayedDecisions that are usually learned from. */
  public static final int WINDOW = 3000;

  private static final int OPENING_PLIES = 6;
  private static final int MOST_MOVES = 100;
  private static final int NEVER = Integer.MAX_VALUE;

  /**
   * What came of it.
   *
   * @param games all, those of the baseline first
   * @param decisions of the opponent that were there to learn from
   * @param model the last one; null without one
   */
  public record Outcome(List<SessionGame> games, List<Decision> decisions, PlayerFile model) {

    public Outcome {
      games = List.copyOf(games);
      decisions = List.copyOf(decisions);
    }

    /** Of the last model; 0 without one. */
    public int depth() {
      return model == null ? 0 : model.strategy().depth();
    }

    /** The share of all that the last model expected which came true; 0 without one. */
    public double accuracy() {
      List<Decision> expected = decisions.stream().filter(d -> d.expected() != null).toList();
      int last = expected.stream().mapToInt(d -> d.expected().model()).max().orElse(0);
      return expected.stream()
          .filter(d -> d.expected().model() == last)
          .mapToInt(d -> d.isAsExpected() ? 1 : 0)
          .average()
          .orElse(0);
    }
  }

  /**
   * Settings of a session that is measured: play waits for the model, so that the same seed gives
   * the same games.
   *
   * @param features null to choose
   */
  public static SessionSettings settings(
      String opponent,
      ModelUse use,
      int games,
      int baseline,
      int refresh,
      OptionalInt learn,
      long seed,
      String features,
      int maxDepth,
      int window) {
    return new SessionSettings(
        LabGame.CHECKERS.name(),
        opponent,
        use,
        seed,
        new GamePlan(OptionalInt.of(games), baseline, OPENING_PLIES, MOST_MOVES),
        new LearningPlan(refresh, learn, true, features, maxDepth, window));
  }

  /**
   * The games after the baseline as minimax plays them, from the same openings. With a model a
   * player looks farther than without: it has to be compared with minimax that does so, too.
   *
   * @param farther plies that it looks ahead more than the own player
   */
  public Campaign minimax(int farther) {
    return new Campaign(
        own.withDepth(own.strategy().depth() + farther),
        opponent,
        settings(
            settings.opponent(),
            settings.use(),
            settings.games().all().orElseThrow() - settings.games().baseline(),
            0,
            NEVER,
            OptionalInt.empty(),
            settings.seed(),
            settings.learning().features(),
            settings.learning().maxDepth(),
            settings.learning().window()));
  }

  public Outcome play() {
    return play(SearchingOpponent.of(opponent, LabGame.CHECKERS));
  }

  /**
   * @param playing plays for the opponent
   */
  public Outcome play(Opponent<Checkers> playing) {
    return play(playing, Gate.of(settings.use()));
  }

  /**
   * @param playing plays for the opponent
   */
  public Outcome play(Opponent<Checkers> playing, Gate gate) {
    try {
      Path folder = Files.createTempDirectory("olsy-session");
      try {
        return play(folder, playing, gate);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Outcome play(Path folder, Opponent<Checkers> playing, Gate gate) {
    SessionFolder files = SessionFolder.create(folder, settings, own, new PlayerEntrant(opponent));
    LastModel last = new LastModel();
    try (Session<Checkers> session =
        Session.open(files, LabGame.CHECKERS, playing, Clock.systemUTC(), last, gate)) {
      session.play();
      List<SessionGame> games = new ArrayList<>();
      SessionRecords.games(files, (game, entry) -> games.add(game));
      List<Decision> decisions = new ArrayList<>();
      SessionRecords.examples(
          files,
          decision -> {
            if (decision.teaches()) {
              decisions.add(decision);
            }
          },
          back -> {});
      return new Outcome(games, decisions, last.player);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the session was interrupted", e);
    }
  }

  public static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static final class LastModel implements SessionListener {
    private PlayerFile player;

    @Override
    public void played(SessionGame game, SessionResults standing) {}

    @Override
    public void learned(int decisions, LearnedModel model, TrackRecord record) {
      player = model.player();
    }

    @Override
    public void trust(boolean used, int decisions, String evidence) {}

    @Override
    public void note(String sentence) {}
  }
}
