package olsy.learning.training;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.Version;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.Shuffle;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import olsy.learning.prediction.ErrorBound;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.scout.LearnLevel;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.ChangeTest;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;

/**
 * From decisions to a model with its account: the one path of archives and of sessions.
 *
 * <pre>
 * games ← the player's; once: a fifth of them, by lot, is put aside
 * features ← those asked for; else all, where the learner chooses; else once: by the number of decisions;
 *            again: the model's before, or all pools that compete for what is held out
 * population ← the one that is known, without the player
 * model ← learned from the other games; again: from the model before, without hopeless depths
 * generic ← once: the population's player; without one, learned likewise from as many decisions of
 *           other players in the archives
 * accuracy ← once: of both, on the games put aside
 * </pre>
 *
 * An archive is learned from once. A session learns again and again from an opponent that goes on
 * playing, and measures its models on what comes (Carmel and Markovitch, Learning and Using
 * Opponent Models in Adversary Search, Section 6.3). The result depends on the decisions, the
 * settings and the model before, on nothing else.
 */
public final class Training<P extends Position<P>> {

  /** The names of the two models in checkpoints and reports. */
  public static final String PLAYER = "player";

  public static final String GENERIC = "generic";

  /** What a player may think of its opponent. */
  public static final String GIVEN = "given";

  public static final String LEARNED = "learned";

  private static final double PUT_ASIDE = 0.2;

  /** Enough to know what a player could know of those it played. */
  private static final int MOST_OF_RIVALS = 800;

  /** A player that has not changed is suspected as rarely as that. */
  private static final double SUSPICION = 0.01;

  /** What came of features. */
  private record Attempt<P extends Position<P>>(FeatureChoice choice, LearningResult<P> result) {

    /** How much of what is held out. */
    double predicts() {
      Candidate chosen = result.learned().candidate();
      return result.fits().stream()
          .filter(fit -> fit.isOf(chosen.depth(), chosen.frontier()))
          .findFirst()
          .orElseThrow()
          .heldOut()
          .strict();
    }
  }

  private final Game<P> game;
  private final TrainingSettings settings;
  private final Decisions<P> decisions;
  private final boolean once;
  private final LearnedModel before;
  private final List<DecidedGame<P>> aside;
  private final List<DecidedGame<P>> rest;
  private final List<FeatureChoice> choices;
  private final Optional<Population> population;

  private Training(
      Game<P> game,
      TrainingSettings settings,
      Decisions<P> decisions,
      boolean once,
      LearnedModel before,
      int putAside) {
    this.game = game;
    this.settings = settings;
    this.decisions = decisions;
    this.once = once;
    this.before = before;
    List<DecidedGame<P>> shuffled = Shuffle.shuffled(decisions.games(), settings.seed());
    this.aside = DecidedGame.sorted(shuffled.subList(0, putAside));
    this.rest = DecidedGame.sorted(shuffled.subList(putAside, shuffled.size()));
    int fitted = DecidedGame.decisions(rest);
    this.choices =
        settings.features() != null
            ? List.of(FeatureChoice.named(settings.features(), game))
            : settings.learner().choosesFeatures()
                ? List.of(FeatureChoice.all(game))
                : once
                    ? List.of(FeatureChoice.forDecisions(fitted, game))
                    : FeatureChoice.after(before, fitted, game);
    this.population = settings.population().map(this::others).filter(others -> !others.isEmpty());
  }

  /** Learns once, and measures. */
  public static <P extends Position<P>> Training<P> once(
      Game<P> game, TrainingSettings settings, Decisions<P> decisions) {
    int games = decisions.games().size();
    int most = (int) Math.round(PUT_ASIDE * games);
    return new Training<>(game, settings, decisions, true, null, games < 2 ? 0 : Math.max(1, most));
  }

  /**
   * Learns again.
   *
   * @param before the model so far; null for none
   */
  public static <P extends Position<P>> Training<P> again(
      Game<P> game, TrainingSettings settings, Decisions<P> decisions, LearnedModel before) {
    return new Training<>(game, settings, decisions, false, before, 0);
  }

  /** Hash of all that the result depends on; the date changes no weight. */
  public String hash() {
    FeatureChoice choice = choices.get(0);
    return Sha256.of(
        Json.line(List.of(provenance(choice).withoutDate().json(), choice.features())));
  }

  public Trained learn() {
    return learn(Ledgers.FORGETFUL, model -> {});
  }

  /**
   * Learns.
   *
   * @param known is told of the model before one of other players is learned to compare with
   */
  public Trained learn(Ledgers ledgers, Consumer<LearnedModel> known) {
    Attempt<P> best =
        choices.stream()
            .map(choice -> attempt(choice, ledgers))
            .reduce((one, other) -> other.predicts() > one.predicts() ? other : one)
            .orElseThrow();
    LearnedStrategy<P> learned = best.result.learned();
    ExampleSet<P> unseen = ExampleSet.of(examples(aside));
    Optional<ErrorBound> bound =
        aside.isEmpty() ? Optional.empty() : Optional.of(bound(learned, unseen));
    LearnedModel model =
        new LearnedModel(
            player(learned, bound.map(ErrorBound::error).orElse(0.0)),
            provenance(best.choice),
            best.result.fits());
    known.accept(model);
    MeasuredAccuracy accuracy =
        bound.map(its -> accuracy(best.choice, learned, unseen, its, ledgers)).orElse(null);
    return new Trained(
        model,
        best.result.training(),
        accuracy,
        once ? caveats(model, accuracy, learned) : List.of());
  }

  /**
   * At which level the player models its opponent, by the games that it was learned from, and how
   * well each level foresees those put aside.
   *
   * @param zero what was learned of it as of a player without a model
   * @param rival who it played against, where that is known
   * @param highest the highest level considered
   */
  public LearnedLevels levels(LearnedModel zero, Optional<PlayerFile> rival, int highest) {
    FeatureChoice choice = choices.get(0);
    LearningTask<P> task = task(rest, choice);
    List<LearnLevel.ModelOfUs> models = new ArrayList<>();
    rival.ifPresent(one -> models.add(new LearnLevel.ModelOfUs(GIVEN, one.strategy())));
    List<DecidedGame<P>> rivals = rivals();
    if (DecidedGame.decisions(rivals) > 0) {
      LearnedStrategy<P> learned = settings.learner().learn(task(rivals, choice)).learned();
      models.add(new LearnLevel.ModelOfUs(LEARNED, learned.written()));
    }
    LearnedLevels levels =
        new LearnLevel(highest)
            .learn(task, LearnedStrategy.of(zero.player().strategy(), task.pool(), game), models);
    ExampleSet<P> unseen = ExampleSet.of(examples(aside));
    return unseen.decisions() == 0 ? levels : levels.on(unseen, game);
  }

  /** What those decided who played against it, in the games that it is learned from. */
  private List<DecidedGame<P>> rivals() {
    List<DecidedGame<P>> rivals = new ArrayList<>();
    int missing = MOST_OF_RIVALS;
    for (DecidedGame<P> one : Shuffle.shuffled(decisions.others(), settings.seed())) {
      if (missing > 0 && rest.stream().anyMatch(one::isSameGame)) {
        rivals.add(one);
        missing -= one.decisions();
      }
    }
    return DecidedGame.sorted(rivals);
  }

  private static <P extends Position<P>> ErrorBound bound(
      LearnedStrategy<P> learned, ExampleSet<P> unseen) {
    return ErrorBound.of(
        learned.strategy(), unseen, ErrorBound.USUAL_SHARE, ErrorBound.USUAL_CONFIDENCE);
  }

  private MeasuredAccuracy accuracy(
      FeatureChoice choice,
      LearnedStrategy<P> learned,
      ExampleSet<P> unseen,
      ErrorBound bound,
      Ledgers ledgers) {
    Foreseen foreseen = foreseen(learned, unseen);
    return new MeasuredAccuracy(
        on(),
        unseen.forced(),
        foreseen.accuracy(),
        foreseen.calibration(),
        new MeasuredAccuracy.Tolerance(bound.error(), bound.share(), bound.confidence()),
        generic(choice, unseen, foreseen, ledgers));
  }

  /** Without the player. */
  private Population others(Population all) {
    Provenance.Origin origin = decisions.origin();
    Set<String> names = new HashSet<>(Set.of(origin.player()));
    origin.aliases().forEach(alias -> names.addAll(List.of(alias.split("=", -1))));
    return all.without(
        names,
        origin.sources().stream().map(Provenance.Source::sha256).collect(Collectors.toSet()));
  }

  private Attempt<P> attempt(FeatureChoice choice, Ledgers ledgers) {
    FitLedger ledger = ledgers.begin(PLAYER, DecidedGame.decisions(rest), settings.maxDepth());
    boolean sameLearning =
        before != null
            && before.provenance().learning().features().equals(choice.text())
            && before.provenance().learning().procedure().equals(settings.learner().name());
    LearningTask<P> task = task(rest, choice);
    return new Attempt<>(
        choice,
        sameLearning
            ? settings.learner().learn(task.with(before(task)), new HopelessDepths(before, ledger))
            : settings.learner().learn(task, ledger));
  }

  private LearningTask<P> task(List<DecidedGame<P>> games, FeatureChoice choice) {
    List<String> smallest = game.pools().values().iterator().next();
    return LearningTask.of(
            new FeatureSelection<>(choice.features(), game.features()),
            choice.start(game),
            game,
            examples(games),
            settings.maxDepth(),
            settings.seed())
        .with(population)
        .with(
            smallest.size() < choice.features().size()
                ? List.of(new FeatureSelection<>(smallest, game.features()))
                : List.of());
  }

  /** The model before and its alternatives. */
  private LearningTask.Before<P> before(LearningTask<P> task) {
    WrittenStrategy written = before.player().strategy();
    List<LearnedStrategy<P>> strategies = new ArrayList<>();
    strategies.add(LearnedStrategy.of(written, task.pool(), game));
    written
        .doubts()
        .alternatives()
        .forEach(one -> strategies.add(LearnedStrategy.of(one.strategy(), task.pool(), game)));
    return new LearningTask.Before<>(strategies, before.fits());
  }

  private PlayerFile player(LearnedStrategy<P> learned, double error) {
    return new PlayerFile(
        game.name(),
        decisions.origin().player(),
        MinimaxSearches.ALPHA_BETA,
        learned.written().withError(error),
        null,
        Map.of());
  }

  private Provenance provenance(FeatureChoice choice) {
    return new Provenance(
        game.name(),
        decisions.origin(),
        decisions.seen(),
        DecidedGame.decisions(rest),
        new Provenance.Learning(
            settings.learner().name(),
            choice.text(),
            settings.maxDepth(),
            settings.seed(),
            population.map(Training::source).orElse(null),
            null),
        Version.CURRENT,
        settings.date());
  }

  private static Provenance.Source source(Population population) {
    return new Provenance.Source(
        population.members().stream().map(Member::name).collect(Collectors.joining(", ")),
        Sha256.of(Json.line(population.json())));
  }

  /** What a model of other players reaches; null where there are none. */
  private MeasuredAccuracy.Generic generic(
      FeatureChoice choice, ExampleSet<P> unseen, Foreseen players, Ledgers ledgers) {
    if (population.isPresent()) {
      return generic(population.get(), unseen, players);
    }
    List<DecidedGame<P>> others = others();
    if (others.isEmpty()) {
      return null;
    }
    int fitted = DecidedGame.decisions(others);
    FitLedger ledger = ledgers.begin(GENERIC, fitted, settings.maxDepth());
    LearningResult<P> learned = settings.learner().learn(task(others, choice), ledger);
    return generic(fitted, foreseen(learned.learned(), unseen), players);
  }

  private MeasuredAccuracy.Generic generic(Population all, ExampleSet<P> unseen, Foreseen players) {
    PlayerFile player =
        new PlayerFile(
            game.name(), GENERIC, MinimaxSearches.ALPHA_BETA, all.generic(), null, Map.of());
    int fitted = all.members().stream().mapToInt(Member::fitted).sum();
    return generic(fitted, Predictor.of(player, game).foreseen(unseen), players);
  }

  private static MeasuredAccuracy.Generic generic(int fitted, Foreseen its, Foreseen players) {
    return new MeasuredAccuracy.Generic(
        fitted, its.accuracy(), its.calibration(), players.gainOver(its));
  }

  /** As many decisions of others as the player's model is learned from, of no game put aside. */
  private List<DecidedGame<P>> others() {
    List<DecidedGame<P>> others = new ArrayList<>();
    int missing = DecidedGame.decisions(rest);
    for (DecidedGame<P> one : Shuffle.shuffled(decisions.others(), settings.seed())) {
      if (missing > 0 && aside.stream().noneMatch(one::isSameGame)) {
        DecidedGame<P> taken = one.decisions() > missing ? one.last(missing) : one;
        others.add(taken);
        missing -= taken.decisions();
      }
    }
    return DecidedGame.sorted(others);
  }

  /** Of the player as its file has it. */
  private Foreseen foreseen(LearnedStrategy<P> learned, ExampleSet<P> unseen) {
    return Predictor.of(player(learned, 0), game).foreseen(unseen);
  }

  private List<MeasuredAccuracy.Games> on() {
    Map<Integer, List<Integer>> numbers = new LinkedHashMap<>();
    for (DecidedGame<P> one : aside) {
      numbers.computeIfAbsent(one.file(), file -> new ArrayList<>()).add(one.number());
    }
    List<Provenance.Source> sources = decisions.origin().sources();
    return numbers.entrySet().stream()
        .map(one -> new MeasuredAccuracy.Games(sources.get(one.getKey()).file(), one.getValue()))
        .toList();
  }

  private List<Caveat> caveats(
      LearnedModel model, MeasuredAccuracy accuracy, LearnedStrategy<P> learned) {
    List<Caveat> caveats =
        new ArrayList<>(
            Caveats.of(model.provenance(), accuracy, model.player().strategy(), rest.size()));
    List<Example<P>> unseen = examples(aside).stream().flatMap(List::stream).toList();
    new ChangeTest(SUSPICION)
        .find(learned.features(), learned.candidate(), unseen)
        .map(Caveats::of)
        .ifPresent(caveats::add);
    return caveats;
  }

  private static <P extends Position<P>> List<List<Example<P>>> examples(
      List<DecidedGame<P>> games) {
    return games.stream().map(DecidedGame::examples).toList();
  }
}
