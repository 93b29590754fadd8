package olsy.play.session;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.fit.LiveModel;
import olsy.learning.fit.Refresh;
import olsy.learning.json.Json;
import olsy.play.session.Refresher.Learned;

/**
 * Watches the opponent: says what to expect, sees what happens, and has the model learned again
 * when it is time.
 */
final class Watch<P extends Position<P>> implements AutoCloseable {

  /** So many decisions, and so many times as many from model to model: early models come soon. */
  private static final int FIRST = 20;

  private static final int MOST_GROWTH = 4;

  private final Game<P> game;
  private final SessionFolder folder;
  private final Refresh<P> refresh;
  private final Schedule schedule;
  private final Refresher refresher;
  private final SessionListener listener;
  private final Observations<P> observations;
  private final Set<Integer> known;
  private final Gate gate;
  private final TrackRecord record = new TrackRecord();
  private LiveModel model;
  private int number;
  private Expectation<P> expectation;
  private int surprises;
  private boolean trustedSince;

  Watch(
      Game<P> game,
      SessionFolder folder,
      SessionSettings settings,
      Gate gate,
      SessionListener listener) {
    this.game = game;
    this.folder = folder;
    this.refresh =
        new Refresh<>(
            game,
            settings.opponent(),
            settings.features(),
            settings.maxDepth(),
            settings.window(),
            settings.seed());
    this.gate = gate;
    this.schedule = new Schedule(settings.refresh(), settings.learn());
    this.refresher = new Refresher(settings.synchronous());
    this.listener = listener;
    this.observations =
        new Observations<>(settings.window(), folder.examples().getFileName().toString());
    this.known = new HashSet<>(folder.modelNumbers());
  }

  /** The model in use, if there is one. */
  Optional<LiveModel> model() {
    return Optional.ofNullable(model);
  }

  /** Decisions that had been seen when it was learned; 0 without one. */
  int number() {
    return number;
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

  /** What was expected in a decision that the opponent has made by now. */
  Decision.Expected expected(Example<P> example) {
    return model == null || example.isForced() ? null : expectation.of(example, trusts());
  }

  /** A decision that is on the disk. */
  void see(Decision decision, Example<P> example) {
    observe(decision, example);
    if (decision.teaches()) {
      learnIfDue();
    }
  }

  /** A decision of a session that goes on, with the model that was learned then. */
  void seeAgain(Decision decision, Example<P> example) {
    observe(decision, example);
    if (decision.teaches() && known.contains(decisions()) && decisions() > number) {
      surprises = 0;
      use(new Learned(decisions(), LiveModel.read(folder.model(decisions()))));
    }
  }

  /** The opponent takes back what it did. */
  void takeBack(TakenBack back) {
    observations.takeBack(back);
  }

  /** All that was there has been seen again: what was due when the session broke off is done. */
  void goOn() {
    if (decisions() > number) {
      learnIfDue();
    }
  }

  private void observe(Decision decision, Example<P> example) {
    boolean trusted = trusts();
    observations.add(decision, example);
    if (!decision.teaches()) {
      return;
    }
    surprises += decision.isAsExpected() ? 0 : 1;
    if (decision.expected() != null) {
      gate.add(decision);
      record.add(decision);
      trustedSince |= trusts();
    }
    if (trusts() != trusted) {
      listener.trust(trusts(), decisions(), gate.evidence());
    }
  }

  private void learnIfDue() {
    boolean fails = trustedSince && !trusts();
    if (!refresher.isBusy()
        && !observations.isEmpty()
        && schedule.isDue(decisions(), number, surprises, fails)) {
      int most = model == null ? FIRST : MOST_GROWTH * model.fitted();
      Refresh.Observed<P> observed = observations.snapshot(most);
      LiveModel before = model;
      surprises = 0;
      refresher.begin(() -> learn(observed, before));
      takeUp();
    }
  }

  private Learned learn(Refresh.Observed<P> observed, LiveModel before) {
    LiveModel learned = refresh.learn(observed, before);
    Json.write(folder.model(observed.decisions()), learned.json());
    return new Learned(observed.decisions(), LiveModel.read(folder.model(observed.decisions())));
  }

  /** Uses a model that has been finished since the last move. */
  void takeUp() {
    refresher.finished().ifPresent(this::use);
  }

  private void use(Learned learned) {
    model = learned.model();
    number = learned.number();
    expectation = new Expectation<>(game, model, number);
    trustedSince = trusts();
    listener.learned(number, model, record);
  }

  @Override
  public void close() {
    refresher.close();
  }
}
