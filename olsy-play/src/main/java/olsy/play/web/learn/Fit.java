package olsy.play.web.learn;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.ArchiveDecisions;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.Decisions;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.Stage;
import olsy.learning.text.InputException;
import olsy.learning.training.Caveat;
import olsy.learning.training.Checkpoint;
import olsy.learning.training.Trained;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingListener;
import olsy.learning.training.TrainingSettings;
import olsy.play.explain.Valuation;
import olsy.play.web.News;
import olsy.play.web.Noticeboard;
import org.slf4j.LoggerFactory;

/** Learns a player of an archive, as {@code olsy fit} does. */
final class Fit<P extends Position<P>> implements Runnable {

  private static final int MAX_DEPTH = 6;
  private static final long SEED = 1;

  private final Game<P> game;
  private final Path archive;
  private final String player;
  private final Noticeboard<FitView> board;
  private volatile PlayerFile learned;

  Fit(Game<P> game, Path archive, String player) {
    this.game = game;
    this.archive = archive;
    this.player = player;
    this.board = new Noticeboard<>(FitView.doing(player, "waits for its turn", null));
  }

  News news() {
    return board;
  }

  /** The player, when it has been learned. */
  Optional<PlayerFile> learned() {
    return Optional.ofNullable(learned);
  }

  @Override
  public void run() {
    try {
      board.put(FitView.doing(player, "reads the archive", null));
      Decisions<P> decisions =
          ArchiveDecisions.read(
              new GameLog<>(game, List.of(archive), fault -> {}),
              new PlayerNames(List.of()),
              new ArchiveDecisions.Selection(player, null, 0, SEED));
      TrainingSettings settings =
          TrainingSettings.of(MAX_DEPTH, SEED).withPopulation(Population.installed(game));
      Trained trained =
          Checkpoint.learn(
              Training.once(game, settings, decisions), null, System::nanoTime, new Progress());
      learned = trained.model().player();
      board.put(
          new FitView(
              player,
              null,
              null,
              trained.json(),
              Valuation.of(learned, game).items(),
              trained.caveats().stream().map(Caveat::sentence).toList(),
              null));
    } catch (InputException e) {
      board.put(FitView.failed(player, e.getMessage()));
    } catch (RuntimeException | VirtualMachineError e) {
      LoggerFactory.getLogger(Fit.class).error("learning failed", e);
      board.put(FitView.failed(player, "this is a defect of the program: " + e));
    }
  }

  /** Tells the page. */
  private final class Progress implements TrainingListener {

    @Override
    public void begins(String model, int decisions, int maxDepth) {
      String of = model.equals(Training.GENERIC) ? "the other players, to compare with" : player;
      say("learns from %,d decisions of %s", decisions, of);
    }

    @Override
    public void begins(String model, Stage stage, int known, OptionalDouble seconds) {
      say(
          "tries %,d kinds of search with %,d features on %,d decisions",
          stage.hypotheses(), stage.features(), stage.decisions());
      seconds.ifPresent(this::left);
    }

    @Override
    public void left(String model, double seconds) {
      left(seconds);
    }

    private void left(double seconds) {
      board.put(FitView.doing(player, board.now().now(), seconds));
    }

    @Override
    public void finished(String model, DepthFit fit, double seconds, boolean now) {
      say(
          "depth %d, frontier %s: right in %.0f %% of the decisions that choose the depth",
          fit.candidate().depth(), fit.candidate().frontier().text(), 100 * fit.heldOut().strict());
    }

    private void say(String format, Object... values) {
      board.put(FitView.doing(player, String.format(Locale.ROOT, format, values), null));
    }
  }
}
