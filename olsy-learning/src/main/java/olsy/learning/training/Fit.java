package olsy.learning.training;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.Version;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.LoggedGame;
import olsy.learning.example.Shuffle;
import olsy.learning.players.MeasuredAccuracy;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.ErrorBound;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.ChangeTest;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;

/**
 * From archives to a model of a player, with an account of how good it is.
 *
 * <pre>
 * games ← the player's; a fifth of them, by lot, is put aside
 * model ← learned from the other games
 * generic ← learned likewise from as many decisions of other players
 * accuracy ← of both, on the games put aside
 * </pre>
 */
public final class Fit<P extends Position<P>> {

  /** The names of the two models in checkpoints and reports. */
  public static final String PLAYER = "player";

  public static final String GENERIC = "generic";

  private static final double PUT_ASIDE = 0.2;

  /** A player that has not changed is suspected as rarely as that. */
  private static final double SUSPICION = 0.01;

  private final Game<P> game;
  private final FitRequest request;
  private final FitListener listener;
  private final PlayerLog<P> log;
  private final FeatureChoice features;
  private final FeatureSelection<P> pool;
  private final Provenance provenance;
  private final List<LoggedGame<P>> training;
  private final List<LoggedGame<P>> aside;

  /**
   * Reads the archives.
   *
   * @param faults takes a sentence about every game that is not taken as a whole
   */
  public Fit(Game<P> game, FitRequest request, Consumer<String> faults, FitListener listener) {
    this.game = game;
    this.request = request;
    this.listener = listener;
    this.log =
        PlayerLog.read(
            new GameLog<>(game, request.files(), faults),
            new PlayerNames(request.aliases()),
            request.selection());
    if (log.games().isEmpty()) {
      throw new InputException(
          "--player: "
              + request.player()
              + " made no decision in these games"
              + (request.side() == null ? "" : " as " + request.sideText()));
    }
    List<LoggedGame<P>> shuffled = Shuffle.shuffled(log.games(), request.seed());
    int most = (int) Math.round(PUT_ASIDE * shuffled.size());
    int cut = shuffled.size() < 2 ? 0 : Math.max(1, most);
    this.aside = sorted(shuffled.subList(0, cut));
    this.training = sorted(shuffled.subList(cut, shuffled.size()));
    this.features = FeatureChoice.of(request.features(), game, decisions(training));
    this.pool = new FeatureSelection<>(features.features(), game.features());
    this.provenance = provenance();
  }

  private Provenance provenance() {
    return new Provenance(
        game.name(),
        request.files().stream()
            .map(file -> new Provenance.Source(name(file), Sha256.of(file)))
            .toList(),
        log.player(),
        request.sideText(),
        log.played(),
        log.decisions(),
        log.forced(),
        decisions(training),
        new Provenance.Settings(
            request.learner().name(),
            features.text(),
            request.maxDepth(),
            request.window(),
            request.aliases()),
        request.seed(),
        Version.CURRENT,
        request.date());
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /** Where finished depths are kept until a file is written. */
  public static Path checkpoint(Path out) {
    return out.resolveSibling(out.getFileName() + ".checkpoint");
  }

  /**
   * Learns the models.
   *
   * @param out where the player's is written; null for nowhere, and to keep no checkpoint
   */
  public Fitted learn(Path out, LongSupplier nanoClock) {
    Path file = out == null ? null : checkpoint(out);
    Checkpoint checkpoint = Checkpoint.open(file, task(), nanoClock, listener);
    Fitted fitted = learn(checkpoint);
    if (out != null) {
      fitted.player().write(out);
      checkpoint.remove();
    }
    return fitted;
  }

  private Fitted learn(Checkpoint checkpoint) {
    LearningResult<P> result = learn(training, PLAYER, checkpoint);
    LearnedStrategy<P> learned = result.learned();
    PlayerFile bare = player(learned, 0, Map.of());
    MeasuredAccuracy accuracy = null;
    double error = 0;
    if (!aside.isEmpty()) {
      ErrorBound bound =
          ErrorBound.of(
              learned.strategy(), unseen(), ErrorBound.USUAL_SHARE, ErrorBound.USUAL_CONFIDENCE);
      accuracy = measured(bare, bound, checkpoint);
      error = bound.error();
    }
    Map<String, Object> account = new LinkedHashMap<>();
    account.put("provenance", provenance);
    account.put("accuracy", accuracy);
    List<String> caveats =
        new ArrayList<>(Caveats.of(provenance, accuracy, bare.strategy(), training.size()));
    change(learned.candidate()).ifPresent(caveats::add);
    return new Fitted(
        player(learned, error, account),
        provenance,
        result.training(),
        accuracy,
        checkpoint.finished().stream().filter(one -> one.model().equals(PLAYER)).toList(),
        caveats);
  }

  private ExampleSet<P> unseen() {
    return ExampleSet.of(examples(aside));
  }

  /** Whether the player seems to have changed, in a sentence. */
  private Optional<String> change(Candidate model) {
    List<Example<P>> decisions = examples(aside).stream().flatMap(List::stream).toList();
    return new ChangeTest(SUSPICION).find(pool, model, decisions).map(Caveats::of);
  }

  /** What the result depends on; the date changes no weight. */
  private String task() {
    return Sha256.of(Json.line(List.of(provenance.withoutDate(), features.features())));
  }

  private MeasuredAccuracy measured(PlayerFile player, ErrorBound error, Checkpoint checkpoint) {
    ExampleSet<P> unseen = unseen();
    List<LoggedGame<P>> others = others();
    MeasuredAccuracy.Generic generic = null;
    if (!others.isEmpty()) {
      PlayerFile model = player(learn(others, GENERIC, checkpoint).learned(), 0, Map.of());
      generic = generic(decisions(others), accuracy(model, unseen));
    }
    Accuracy accuracy = accuracy(player, unseen);
    return new MeasuredAccuracy(
        on(),
        accuracy.decisions(),
        unseen.forced(),
        accuracy.strict(),
        accuracy.tied(),
        accuracy.expected(),
        accuracy.top3(),
        accuracy.hits().interval().list(),
        accuracy.uniform(),
        new MeasuredAccuracy.Tolerance(error.error(), error.share(), error.confidence()),
        generic);
  }

  private static MeasuredAccuracy.Generic generic(int fitted, Accuracy accuracy) {
    return new MeasuredAccuracy.Generic(
        fitted, accuracy.strict(), accuracy.tied(), accuracy.expected(), accuracy.top3());
  }

  /** As many decisions of others as the player's model is learned from, of no game put aside. */
  private List<LoggedGame<P>> others() {
    List<LoggedGame<P>> others = new ArrayList<>();
    int missing = decisions(training);
    for (LoggedGame<P> game : Shuffle.shuffled(log.others(), request.seed())) {
      boolean isAside = aside.stream().anyMatch(one -> one.isSameGame(game));
      if (!isAside && missing > 0) {
        LoggedGame<P> taken = game.decisions() > missing ? game.last(missing) : game;
        others.add(taken);
        missing -= taken.decisions();
      }
    }
    return sorted(others);
  }

  private LearningResult<P> learn(List<LoggedGame<P>> games, String model, Checkpoint checkpoint) {
    FitLedger ledger = checkpoint.ledger(model);
    listener.begins(model, decisions(games), request.maxDepth());
    return request
        .learner()
        .learn(
            LearningTask.of(
                pool,
                features.start(game),
                game.tieOrders(),
                examples(games),
                request.maxDepth(),
                request.seed()),
            ledger);
  }

  private PlayerFile player(LearnedStrategy<P> learned, double error, Map<String, Object> account) {
    return new PlayerFile(
        game.name(),
        log.player(),
        MinimaxSearches.ALPHA_BETA,
        learned.written().withError(error),
        null,
        account);
  }

  private Accuracy accuracy(PlayerFile player, ExampleSet<P> decisions) {
    return Predictor.of(player, game).accuracy(decisions);
  }

  private List<MeasuredAccuracy.Games> on() {
    List<MeasuredAccuracy.Games> on = new ArrayList<>();
    for (int i = 0; i < request.files().size(); i++) {
      int file = i;
      List<Integer> numbers =
          aside.stream().filter(one -> one.file() == file).map(LoggedGame::number).toList();
      if (!numbers.isEmpty()) {
        on.add(new MeasuredAccuracy.Games(name(request.files().get(file)), numbers));
      }
    }
    return on;
  }

  private static <P extends Position<P>> List<List<Example<P>>> examples(
      List<LoggedGame<P>> games) {
    return games.stream().map(LoggedGame::examples).toList();
  }

  private static <P extends Position<P>> int decisions(List<LoggedGame<P>> games) {
    return games.stream().mapToInt(LoggedGame::decisions).sum();
  }

  private static <P extends Position<P>> List<LoggedGame<P>> sorted(List<LoggedGame<P>> games) {
    return games.stream()
        .sorted(
            Comparator.<LoggedGame<P>>comparingInt(LoggedGame::file)
                .thenComparingInt(LoggedGame::number))
        .toList();
  }
}
