package olsy.play.session;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.prediction.Predictor;
import olsy.learning.text.Json;
import olsy.learning.training.LiveModel;
import olsy.learning.training.Refresh;
import olsy.play.session.Refresher.Failed;
import olsy.play.session.Refresher.Learned;
import org.slf4j.LoggerFactory;

/**
 * Watches the opponent: says what to expect, sees what happens, and has the model learned again
 * when it is time.
 */
final class OpponentLearning<P extends Position<P>> implements AutoCloseable {

  /** So many decisions, and so many times as many from model to model: early models come soon. */
  private static final int FIRST = 20;

  private static final int MOST_GROWTH = 4;

  private final Game<P> game;
  private final SessionFolder folder;
  private final SessionSettings settings;
  private final Learner<P> learner;
  private final Schedule schedule;
  private final Upkeep upkeep;
  private final Refresher refresher;
  private final SessionListener listener;
  private final Observations<P> observations;
  private final Set<Integer> known;
  private final Gate gate;
  private final TrackRecord record = new TrackRecord();
  private final ChangeDetector constancy = new ChangeDetector();
  private final TrustNews news = new TrustNews();
  private LiveModel model;
  private Predictor<P> predictor;
  private int learning;
  private String failure = "";

  OpponentLearning(
      Game<P> game,
      SessionFolder folder,
      SessionSettings settings,
      Gate gate,
      Learner<P> learner,
      SessionListener listener) {
    this.game = game;
    this.folder = folder;
    this.settings = settings;
    this.learner = learner;
    this.gate = gate;
    this.schedule = new Schedule(settings.refresh(), settings.learn());
    this.upkeep = new Upkeep(schedule);
    this.refresher = new Refresher(settings.synchronous());
    this.listener = listener;
    this.observations =
        new Observations<>(settings.window(), folder.examples().getFileName().toString());
    this.known = new HashSet<>(folder.modelNumbers());
  }

  /** How a session learns. Refuses settings that it could not learn with. */
  static <P extends Position<P>> Refresh<P> refresh(SessionSettings settings, Game<P> game) {
    return new Refresh<>(
        game,
        settings.opponent(),
        settings.features(),
        settings.maxDepth(),
        settings.window(),
        settings.seed());
  }

  /** The model in use, if there is one. */
  Optional<LiveModel> model() {
    return Optional.ofNullable(model);
  }

  /** Decisions that had been seen when it was learned; 0 without one. */
  int number() {
    return upkeep.number();
  }

  /** Unforced ones. */
  int decisions() {
    return observations.decisions();
  }

  /** Whether our moves are to be chosen with the model. */
  boolean trusts() {
    return model != null && gate.isOpen();
  }

  TrackRecord record() {
    return record;
  }

  /** What is expected in a position; nothing where there is no model, or no choice. */
  Optional<Expectation<P>> expect(P position) {
    List<P> successors = Example.successors(position);
    return model == null || successors.size() < 2
        ? Optional.empty()
        : Optional.of(
            new Expectation<>(number(), trusts(), predictor.predict(position, successors)));
  }

  /** A decision that is on the disk. */
  void see(Decision decision, Example<P> example) {
    if (observe(decision, example)) {
      note(
          "the opponent seems to have changed about %,d decisions ago; what it did before is"
              + " forgotten",
          observations.size());
    }
    if (decision.teaches()) {
      if (news.tells(trusts(), decisions())) {
        tellTrust();
      }
      learnIfDue();
    }
  }

  /** A decision of a session that goes on, with the model that was learned then. */
  void seeAgain(Decision decision, Example<P> example) {
    observe(decision, example);
    if (decision.teaches() && known.contains(decisions()) && decisions() > number()) {
      upkeep.begin();
      take(new Learned(decisions(), LiveModel.read(folder.model(decisions()))));
    }
  }

  /** The opponent takes back what it did. */
  void takeBack(TakenBack back) {
    observations.takeBack(back);
  }

  /** All that was there has been seen again: what was due when the session broke off is done. */
  void goOn() {
    news.begin(trusts());
    if (model != null) {
      listener.learned(number(), model, record);
    }
    if (record.expectations() > 0) {
      tellTrust();
    }
    upkeep.goOn(settings.synchronous() ? schedule.askedBefore(decisions()) : number());
    if (decisions() > number()) {
      learnIfDue();
    }
  }

  private void tellTrust() {
    listener.trust(trusts(), decisions(), gate.evidence());
  }

  /** Whether it shows that the opponent has changed. */
  private boolean observe(Decision decision, Example<P> example) {
    observations.add(decision, example);
    if (!decision.teaches()) {
      return false;
    }
    Optional<Decision> change = Optional.empty();
    if (decision.expected() != null) {
      gate.add(decision);
      record.add(decision);
      change = schedule.learns(decisions()) ? constancy.add(decision) : Optional.empty();
    }
    upkeep.see(decision.isAsExpected(), trusts());
    change.ifPresent(this::forgetBefore);
    return change.isPresent();
  }

  /** The opponent is another one since then. */
  private void forgetBefore(Decision first) {
    record.forgetBefore(first);
    observations.forgetBefore(first);
    upkeep.change(decisions());
  }

  /** Empty too where the last model is of the opponent as it was before it changed. */
  private Optional<LiveModel> modelSinceChange() {
    return model().filter(last -> upkeep.isOfPresentOpponent());
  }

  private void learnIfDue() {
    if (!refresher.isBusy() && upkeep.ask(decisions(), trusts()) && !observations.isEmpty()) {
      learn(most());
    }
  }

  private int most() {
    return modelSinceChange().map(last -> MOST_GROWTH * last.fitted()).orElse(FIRST);
  }

  /**
   * @param most of the last decisions
   */
  private void learn(int most) {
    Refresh.Observed<P> observed = observations.snapshot(most);
    LiveModel before = modelSinceChange().orElse(null);
    learning = observed.games().stream().mapToInt(List::size).sum();
    upkeep.begin();
    listener.learns(learning);
    refresher.begin(() -> learned(observed, before));
    takeUp();
  }

  private Learned learned(Refresh.Observed<P> observed, LiveModel before) {
    LiveModel learned = learner.learn(observed, before);
    Json.write(folder.model(observed.decisions()), learned.json());
    return new Learned(observed.decisions(), LiveModel.read(folder.model(observed.decisions())));
  }

  /** Uses a model that has been finished since the last move. */
  void takeUp() {
    refresher
        .ended()
        .ifPresent(
            ended -> {
              if (ended instanceof Failed failed) {
                tellFailure(failed);
              } else if (ended instanceof Learned learned) {
                take(learned);
                failure = "";
                listener.learned(number(), model, record);
              }
            });
  }

  private void take(Learned learned) {
    model = learned.model();
    upkeep.take(learned.number(), trusts());
    predictor = Predictor.of(model.player(), game);
  }

  /**
   * What fails again in the same way is told of once. What Ctrl-C breaks off while play waits for
   * it has not failed: whoever goes on learns it.
   */
  private void tellFailure(Failed failed) {
    upkeep.fail();
    if (Thread.currentThread().isInterrupted()) {
      return;
    }
    String now = failed.cause().toString().lines().findFirst().orElseThrow();
    if (!now.equals(failure)) {
      failure = now;
      LoggerFactory.getLogger(OpponentLearning.class).error("learning failed", failed.cause());
      note(
          "learning from %,d decisions failed, play goes on %s: %s",
          learning, model == null ? "without a model" : "with the model before", now);
    }
  }

  /** Whether play was over before a model of half of what there was to learn from was there. */
  void tellWhetherTooSlow() {
    int learnable = schedule.learnable(decisions());
    if (refresher.isBusy() && number() < learnable / 2) {
      note(
          "play was quicker than learning: the last model used had seen %,d of %,d decisions; with"
              + " --synchronous play waits for the model",
          number(), learnable);
    }
  }

  /** Nothing more will be seen: learns what there is to learn, from more and more decisions. */
  void finish() throws InterruptedException {
    awaitModel();
    boolean succeeds = true;
    while (succeeds && lacksSomething()) {
      learn(most());
      awaitModel();
      succeeds = failure.isEmpty();
    }
  }

  /** Surprises, or a part of what was seen. */
  private boolean lacksSomething() {
    return schedule.learns(decisions())
        && !observations.isEmpty()
        && (number() < decisions() ? upkeep.hasSurprises() : model.fitted() < observations.size());
  }

  /** Until what has begun to be learned is there, and taken up. */
  void awaitModel() throws InterruptedException {
    if (refresher.isBusy()) {
      note(
          "learning from %,d decisions; Ctrl-C leaves it %s",
          learning, model == null ? "without a model" : "at the model before");
      for (int minutes = 1; !refresher.await(Duration.ofMinutes(1)); minutes++) {
        note("still learning from %,d decisions, for %d min", learning, minutes);
      }
      takeUp();
    }
  }

  private void note(String format, Object... values) {
    listener.note(String.format(Locale.ROOT, format, values));
  }

  @Override
  public void close() {
    refresher.close();
  }
}
