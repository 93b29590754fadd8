package olsy.play.session.state;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.Caveat;
import olsy.learning.training.Caveats;
import olsy.learning.training.Evidence;
import olsy.learning.training.LearnedModel;
import olsy.play.session.store.Decision;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.TakenBack;
import olsy.play.session.store.UsedModel;

/**
 * What is known of the opponent: what it did, the model in use, and how right models have been. It
 * says what is to be learned when; whoever asks learns it and brings the model.
 */
public final class OpponentLearning<P extends Position<P>> {

  /** Lessons that took so long are followed by lessons that are so many times larger at most. */
  private static final Duration SLOW = Duration.ofSeconds(5);

  private static final int MOST_GROWTH = 4;

  /** So many decisions are never too many. */
  private static final int SMALL = 500;

  private static final int TENTH = 10;

  /** The first lesson is small: early models come soon, and tell how long others take. */
  private static final int FIRST = 100;

  private final SessionListener listener;
  private final Forecasters<P> forecasters;
  private final LearningNeed need;
  private final DecisionWindow<P> window;
  private final Reliability reliability;
  private Lesson<P> lesson;
  private String failure = "";
  private boolean toldRandom;
  private boolean slow;

  /**
   * @param opponent its name
   * @param generic the population's player, if there is one
   * @param file where the decisions stand
   * @param gate has seen nothing yet
   */
  OpponentLearning(
      Game<P> game,
      String opponent,
      LearningPlan plan,
      Optional<PlayerFile> generic,
      String file,
      Gate gate,
      SessionListener listener) {
    this.listener = listener;
    this.forecasters = new Forecasters<>(game, generic);
    this.need = new LearningNeed(new Schedule(plan.every(), plan.until()));
    this.window = new DecisionWindow<>(opponent, plan.window(), file);
    this.reliability = new Reliability(gate);
  }

  /** The model that was learned last, if there is one. */
  public Optional<LearnedModel> model() {
    return forecasters.model();
  }

  /** The one that is expected: that model, the population's, or none. */
  public UsedModel expected() {
    return forecasters.expected();
  }

  /** The file of a model. */
  public PlayerFile player(UsedModel which) {
    return forecasters.player(which);
  }

  /** Decisions that had been seen when it was learned; 0 without one. */
  public int number() {
    return need.number();
  }

  /** Unforced decisions of the opponent after the baseline. */
  public int decisions() {
    return window.decisions();
  }

  /** How often what was expected came true. */
  public TrackRecord record() {
    return reliability.record();
  }

  /**
   * What is to be said of the last model, as far as expectations tell; nothing without a model, or
   * while few were written down.
   */
  public List<Caveat> caveats() {
    return evidence().map(Caveats::of).orElse(List.of());
  }

  private Optional<Evidence> evidence() {
    return model().flatMap(record()::evidence);
  }

  /** Whether there is nothing to learn. */
  private boolean isRandom() {
    return evidence().filter(Evidence::playsAtRandom).isPresent();
  }

  /** Whether our moves are to be chosen with the model. */
  boolean trusts() {
    return expected().any() && reliability.isEnough();
  }

  /** What is expected in a position; nothing where there is no model, or no choice. */
  public Optional<Expectation<P>> expect(P position) {
    return forecasters.expect(position, trusts());
  }

  /** A decision that is on the disk. */
  void see(ObservedMove<P> move) {
    observe(move).forEach(listener::note);
    if (move.decision().teaches() && reliability.isNews(trusts(), decisions())) {
      tellTrust();
    }
  }

  /** A decision of a session that goes on. */
  void seeAgain(ObservedMove<P> move) {
    observe(move);
  }

  /** The model that was learned after the decision that was seen again last. */
  public void takeAgain(LearnedModel learned) {
    need.begin();
    use(decisions(), learned);
  }

  /** The opponent takes back what it did. */
  void takeBack(TakenBack back) {
    window.takeBack(back);
  }

  /**
   * All that was there has been seen again.
   *
   * @param synchronous whether nothing was begun that is not finished
   * @return what was to be learned when the session broke off
   */
  public Optional<Lesson<P>> goOn(boolean synchronous) {
    reliability.begin(trusts());
    model().ifPresent(model -> listener.learned(number(), model, record()));
    if (record().expectations() > 0) {
      tellTrust();
    }
    need.goOn(decisions(), synchronous);
    return decisions() > number() ? due() : Optional.empty();
  }

  private void tellTrust() {
    listener.trust(trusts(), decisions(), reliability.evidence());
  }

  /** Answers what is news, in sentences. */
  private List<String> observe(ObservedMove<P> move) {
    Decision decision = move.decision();
    window.add(move);
    if (!decision.teaches()) {
      return List.of();
    }
    List<String> news = new ArrayList<>();
    Optional<Decision> change = Optional.empty();
    if (decision.expected() != null) {
      forecasters.see(decision);
      change = reliability.add(decision, need.learns(decisions()));
      forecasters.news(decisions()).ifPresent(news::add);
    }
    need.see(decision.isAsLearned(), trusts());
    if (!toldRandom && isRandom()) {
      toldRandom = true;
      news.add(
          "the opponent plays at random, as far as the last moves show: it is learned at every"
              + " doubling of the decisions only");
    }
    change.ifPresent(first -> news.add(forgetBefore(first)));
    return news;
  }

  /** Everything that was known is of another one. */
  private String forgetBefore(Decision first) {
    window.forgetBefore(first);
    forecasters.forgetBefore(first);
    need.change(decisions());
    return String.format(
        Locale.ROOT,
        "the opponent seems to have changed about %,d decisions ago; what it did before is"
            + " forgotten",
        window.size());
  }

  /** What is to be learned now; nothing while a lesson is being learned. */
  public Optional<Lesson<P>> due() {
    return lesson == null && need.ask(decisions(), trusts(), isRandom()) && window.size() > 0
        ? Optional.of(begin())
        : Optional.empty();
  }

  /**
   * What is left to learn when nothing more will be seen: surprises among a tenth more decisions,
   * or a part of what was seen. From lesson to lesson there are more decisions.
   */
  public Optional<Lesson<P>> rest() {
    boolean lacks =
        need.learns(decisions())
            && window.size() > 0
            && !isRandom()
            && (number() < decisions() ? lacksMuch() : fitted() < window.size());
    return lacks ? Optional.of(begin()) : Optional.empty();
  }

  private boolean lacksMuch() {
    return need.hasSurprises()
        && (need.isMuch(decisions()) || fitted() < window.size() - window.size() / TENTH);
  }

  private int fitted() {
    return model().map(LearnedModel::fitted).orElse(0);
  }

  private Lesson<P> begin() {
    Optional<LearnedModel> last = model().filter(one -> need.isOfPresentOpponent());
    int most =
        last.map(one -> slow ? Math.max(SMALL, MOST_GROWTH * one.fitted()) : Integer.MAX_VALUE)
            .orElse(FIRST);
    lesson = new Lesson<>(window.snapshot(most), last.orElse(null));
    need.begin();
    listener.learns(lesson.size());
    return lesson;
  }

  /**
   * The lesson has been learned.
   *
   * @param took how long it took, where play did not wait for it
   */
  public void take(LearnedModel learned, Duration took) {
    slow = took.compareTo(SLOW) > 0;
    use(lesson.number(), learned);
    lesson = null;
    failure = "";
    listener.learned(number(), learned, record());
  }

  private void use(int number, LearnedModel learned) {
    forecasters.take(number, learned);
    need.take(number, trusts());
  }

  /** The lesson was broken off. */
  public void breakOff() {
    need.fail();
    lesson = null;
  }

  /**
   * The lesson could not be learned. What fails again in the same way is told of once.
   *
   * @return whether it was told of
   */
  public boolean fail(Throwable cause) {
    int size = lesson.size();
    breakOff();
    String now = cause.toString().lines().findFirst().orElseThrow();
    if (now.equals(failure)) {
      return false;
    }
    failure = now;
    note(
        "learning from %,d decisions failed, play goes on %s: %s",
        size, model().isEmpty() ? "without a model" : "with the model before", now);
    return true;
  }

  /** Whether the last lesson could not be learned. */
  public boolean hasFailed() {
    return !failure.isEmpty();
  }

  /** Whether play was over before a model of half of what there was to learn from was there. */
  public void tellWhetherTooSlow() {
    int learnable = need.learnable(decisions());
    if (lesson != null && number() < learnable / 2) {
      note(
          "play was quicker than learning: the last model used had seen %,d of %,d decisions; with"
              + " --synchronous play waits for the model",
          number(), learnable);
    }
  }

  /** Play waits for the lesson. */
  public void tellWaiting() {
    note(
        "learning from %,d decisions; Ctrl-C leaves it %s",
        lesson.size(), model().isEmpty() ? "without a model" : "at the model before");
  }

  /** Play has been waiting for a while. */
  public void tellWaiting(int minutes) {
    note("still learning from %,d decisions, for %d min", lesson.size(), minutes);
  }

  private void note(String format, Object... values) {
    listener.note(String.format(Locale.ROOT, format, values));
  }
}
