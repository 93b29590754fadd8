package olsy.play.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.fit.LiveModel;
import olsy.learning.model.PlayerFile;
import olsy.play.opponent.PlayerEntrant;
import olsy.play.opponent.SearchingOpponent;
import olsy.play.session.Session;
import olsy.play.session.SessionFolder;
import olsy.play.session.SessionGame;
import olsy.play.session.SessionListener;
import olsy.play.session.SessionSettings;
import olsy.play.session.TrackRecord;

/**
 * A whole session as a measurement: the system as its users have it, in a folder that is thrown
 * away.
 */
record Campaign(PlayerFile own, PlayerFile opponent, SessionSettings settings) {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  /**
   * What came of it.
   *
   * @param depth of the last model; 0 without one
   * @param accuracy of what was expected at last
   */
  record Outcome(Standing standing, int depth, double accuracy) {}

  Outcome play() {
    try {
      Path folder = Files.createTempDirectory("olsy-session");
      try {
        return play(folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Outcome play(Path folder) {
    SessionFolder session =
        SessionFolder.create(folder, settings, own, new PlayerEntrant(opponent));
    Hearer hearer = new Hearer();
    try (Session<?> playing =
        new Session<>(
            session, GAME, SearchingOpponent.of(opponent, GAME), Clock.systemUTC(), hearer)) {
      playing.play();
      return new Outcome(new Standing(hearer.points), hearer.depth, playing.record().accuracy());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the session was interrupted", e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Keeps the points of the games and the depth of the last model. */
  private static final class Hearer implements SessionListener {
    private final List<Integer> points = new ArrayList<>();
    private int depth;

    @Override
    public void played(SessionGame game, olsy.play.session.Standing standing) {
      points.add(game.points());
    }

    @Override
    public void learned(int decisions, LiveModel model, TrackRecord record) {
      depth = model.player().strategy().depth();
    }

    @Override
    public void trust(boolean used, int decisions, String evidence) {}

    @Override
    public void note(String sentence) {}
  }
}
