package olsy.learning.scout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.example.ExampleSet.Repeated;
import olsy.learning.example.Shuffle;
import olsy.learning.scout.LogitClimb.PriorLearning;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearningTask;

/**
 * Finds the hypotheses that explain decisions best. Hopeless ones are dropped early.
 *
 * <pre>
 * all depths and frontier rules, climbed on 30 decisions: the best 8 go on, however far behind
 * these, climbed on 100: the best 3, if they are not behind by more than 3 standard errors
 * these, climbed on 400, at the scale that foresees most: the best 2
 * finalists, climbed on all decisions, longer if they are many
 * </pre>
 *
 * With many decisions more hypotheses go on: a true one must not be lost by what a hundred say.
 */
final class Scout<P extends Position<P>> {

  /** A rung: decisions climbed on, rounds, and how many hypotheses outlive it. */
  private record Rung(int decisions, int rounds, int keeps, int keepsOfMany) {}

  private static final List<Rung> RUNGS =
      List.of(new Rung(30, 4, 8, 10), new Rung(100, 3, 3, 6), new Rung(400, 3, 2, 2));

  /** For who has the time. */
  private static final List<Rung> LOW_RUNGS =
      List.of(new Rung(100, 4, 8, 8), new Rung(400, 4, 3, 3));

  /** From so many decisions on there are many. */
  private static final int MANY = 300;

  /** With fewer no two finalists are enough. */
  private static final int FEW = 100;

  private static final int FINALISTS_OF_FEW = 8;
  private static final int FINALISTS = 2;

  private static final int ERRORS = 3;

  /** With fewer decisions whoever is right may be so far behind. */
  private static final int ENOUGH_TO_DROP = 100;

  /** Fewer do not tell the scale of a prior. */
  private static final int SCALED_FROM = 60;

  /** So many tell the scale of the population's weights. */
  private static final int SCALED_BY = 100;

  private static final int LAST_ROUNDS = 8;

  /**
   * With so many decisions a long climb, with beliefs as wide as they ask for, finds more, and not
   * what is true of these alone.
   */
  private static final int ENOUGH_TO_GO_ON = 600;

  private static final int MOST_ROUNDS = 20;

  /** Of a refresh. */
  static final int QUICK_ROUNDS = 2;

  /** In one that is clearly behind no more work is put. */
  private static final double CLEARLY_BEHIND = 10;

  private final LearningTask<P> task;
  private final Beliefs beliefs;
  private final List<Rung> rungs;
  private final boolean learns;
  private final ClimbLedger<P> ledger;
  private final List<Repeated<P>> decisions;

  Scout(LearningTask<P> task, Beliefs beliefs) {
    this(task, beliefs, FitLedger.FORGETFUL);
  }

  /**
   * @param ledger where climbs are written down
   */
  Scout(LearningTask<P> task, Beliefs beliefs, FitLedger ledger) {
    this(task, beliefs, RUNGS, true, ledger);
  }

  private Scout(
      LearningTask<P> task, Beliefs beliefs, List<Rung> rungs, boolean learns, FitLedger ledger) {
    this.task = task;
    this.beliefs = beliefs;
    this.rungs = rungs;
    this.learns = learns;
    this.ledger = new ClimbLedger<>(task, ledger);
    this.decisions = Shuffle.shuffled(task.decisions().all().unforced(), task.seed());
  }

  /**
   * One that takes its time, and believes what it is told: no decision changes how wide its beliefs
   * are. What it finds of several players can be compared.
   */
  static <P extends Position<P>> Scout<P> thorough(LearningTask<P> task, Beliefs beliefs) {
    return new Scout<>(task, beliefs, LOW_RUNGS, false, FitLedger.FORGETFUL);
  }

  /**
   * What was found.
   *
   * @param finalists the best first
   * @param others that were dropped on the way
   */
  record Found<P extends Position<P>>(List<Climbed<P>> finalists, List<Climbed<P>> others) {

    Found {
      finalists = List.copyOf(finalists);
      others = List.copyOf(others);
    }

    /** Of the finalists. */
    Set<Hypothesis> hypotheses() {
      return finalists.stream().map(Climbed::hypothesis).collect(Collectors.toSet());
    }
  }

  /** The best of what two scouts found that believe different things of the same player. */
  Found<P> better(Found<P> one, Found<P> other) {
    return best(both(one, other), one, other);
  }

  /** The best of what was found and of what was known before: of each hypothesis one of them. */
  Found<P> renewed(Found<P> found, Found<P> known) {
    Map<Hypothesis, Climbed<P>> better = new LinkedHashMap<>();
    both(found, known)
        .forEach(
            one -> better.merge(one.hypothesis(), one, (a, b) -> a.score() < b.score() ? b : a));
    return best(List.copyOf(better.values()), found, known);
  }

  private static <P extends Position<P>> List<Climbed<P>> both(Found<P> one, Found<P> other) {
    List<Climbed<P>> both = new ArrayList<>(one.finalists);
    both.addAll(other.finalists);
    return both;
  }

  private Found<P> best(List<Climbed<P>> all, Found<P> one, Found<P> other) {
    if (all.isEmpty()) {
      return one;
    }
    List<Climbed<P>> finalists = best(all, finalists());
    Map<Hypothesis, Climbed<P>> others = new LinkedHashMap<>();
    all.forEach(left -> others.putIfAbsent(left.hypothesis(), left));
    one.others.forEach(left -> others.putIfAbsent(left.hypothesis(), left));
    other.others.forEach(left -> others.putIfAbsent(left.hypothesis(), left));
    finalists.forEach(best -> others.remove(best.hypothesis()));
    return new Found<>(finalists, List.copyOf(others.values()));
  }

  /** Looks at all hypotheses. */
  Found<P> find() {
    return find(Set.of());
  }

  /**
   * Looks at all hypotheses.
   *
   * @param kept up to the last rung, whatever is found on the others
   */
  Found<P> find(Set<Hypothesis> kept) {
    Map<Hypothesis, Climbed<P>> dropped = new LinkedHashMap<>();
    List<Climbed<P>> alive = new ArrayList<>();
    for (int r = 0; r < rungs.size() && (r == 0 || isLarger(rungs.get(r))); r++) {
      Rung rung = rungs.get(r);
      List<Climbed<P>> climbed = r == 0 ? begun(rung) : climbedOn(alive, rung);
      climbed.forEach(one -> dropped.put(one.hypothesis(), one));
      boolean last = r + 1 == rungs.size() || !isLarger(rungs.get(r + 1));
      alive = last ? best(climbed, finalists()) : with(outliving(rung, climbed), climbed, kept);
    }
    boolean more = decisions.size() > rungs.get(rungs.size() - 1).decisions;
    if (more && alive.size() > 1 && alive.get(1).score() < alive.get(0).score() - CLEARLY_BEHIND) {
      alive = alive.subList(0, 1);
    }
    boolean goesOn = learns && decisions.size() >= ENOUGH_TO_GO_ON;
    return ended(alive, dropped, goesOn ? MOST_ROUNDS : LAST_ROUNDS);
  }

  /** A hypothesis with what it was thought to be before, in logits. */
  static final class Known<P extends Position<P>> {

    private final Hypothesis hypothesis;
    private final double[] weights;
    private final TieRule<P> ties;

    Known(Hypothesis hypothesis, double[] weights, TieRule<P> ties) {
      this.hypothesis = hypothesis;
      this.weights = weights;
      this.ties = ties;
    }

    Hypothesis hypothesis() {
      return hypothesis;
    }

    double[] weights() {
      return weights;
    }

    TieRule<P> ties() {
      return ties;
    }
  }

  /** Looks at some hypotheses again, from where they were before. */
  Found<P> refresh(List<Known<P>> known) {
    if (known.isEmpty()) {
      return new Found<>(List.of(), List.of());
    }
    List<Repeated<P>> some = first(SCALED_BY);
    List<Climbed<P>> alive = new ArrayList<>();
    for (Known<P> one : known) {
      Gaussian prior = beliefs.asSureAs(one.weights);
      alive.add(
          ledger
              .climb(one.hypothesis, some)
              .stay(new LogitClimb.Start<>(prior, one.weights, one.ties)));
    }
    return ended(alive, new LinkedHashMap<>(), QUICK_ROUNDS);
  }

  private Found<P> ended(List<Climbed<P>> alive, Map<Hypothesis, Climbed<P>> dropped, int rounds) {
    begins(alive.stream().map(Climbed::hypothesis).toList(), decisions.size(), rounds);
    List<Climbed<P>> ended =
        alive.stream()
            .map(
                one ->
                    climbed(
                        one.hypothesis(),
                        decisions,
                        () -> LogitClimb.Start.at(one),
                        new LogitClimb.Effort(rounds, learns(true), true)))
            .toList();
    List<Climbed<P>> finalists = best(ended, finalists());
    finalists.forEach(one -> dropped.remove(one.hypothesis()));
    return new Found<>(finalists, List.copyOf(dropped.values()));
  }

  private List<Climbed<P>> begun(Rung rung) {
    List<Repeated<P>> some = first(rung.decisions);
    begins(hypotheses(), some.size(), rung.rounds);
    return hypotheses().stream()
        .map(
            hypothesis ->
                climbed(
                    hypothesis,
                    some,
                    () -> begin(hypothesis, some),
                    new LogitClimb.Effort(rung.rounds, learns(false), false)))
        .toList();
  }

  /**
   * From what is believed, no surer of it than the decisions are: who is too sure takes nearly all
   * of them for slips, and learns from none.
   */
  private LogitClimb.Start<P> begin(Hypothesis hypothesis, List<Repeated<P>> some) {
    double scale = scale(hypothesis, some);
    Gaussian prior = beliefs.isOfPopulation() ? beliefs.prior().scaled(scale) : beliefs.prior();
    double[] weights = beliefs.prior().scaled(scale).mean();
    return new LogitClimb.Start<P>(prior, weights, TieRule.gamesOrder());
  }

  /** All of them; one rule stands for the others where no position tells them apart. */
  private List<Hypothesis> hypotheses() {
    return Arrays.stream(FrontierRule.values())
        .limit(task.game().isAlwaysQuiet() ? 1 : FrontierRule.values().length)
        .flatMap(
            frontier ->
                IntStream.rangeClosed(1, task.maxDepth())
                    .mapToObj(depth -> new Hypothesis(depth, frontier)))
        .toList();
  }

  private void begins(List<Hypothesis> tried, int decisions, int rounds) {
    Map<String, Hypothesis> names = new LinkedHashMap<>();
    tried.forEach(one -> names.put(one.toString(), one));
    ledger.begins(names, decisions, rounds);
  }

  private List<Climbed<P>> climbedOn(List<Climbed<P>> alive, Rung rung) {
    List<Repeated<P>> some = first(rung.decisions);
    begins(alive.stream().map(Climbed::hypothesis).toList(), some.size(), rung.rounds);
    boolean last = rung.equals(rungs.get(rungs.size() - 1));
    return alive.stream()
        .map(
            one ->
                climbed(
                    one.hypothesis(),
                    some,
                    () ->
                        new LogitClimb.Start<>(
                            scaled(one.hypothesis(), some), one.weights(), one.ties()),
                    new LogitClimb.Effort(rung.rounds, learns(last), false)))
        .toList();
  }

  /** What is believed, at the temperature that explains most. */
  private Gaussian scaled(Hypothesis hypothesis, List<Repeated<P>> some) {
    return beliefs.isOfPopulation()
        ? beliefs.prior().scaled(scale(hypothesis, some))
        : beliefs.prior();
  }

  /** Of what is believed: the temperature that explains most. */
  private double scale(Hypothesis hypothesis, List<Repeated<P>> some) {
    List<Repeated<P>> few = some.subList(0, Math.min(SCALED_BY, some.size()));
    double[] mean = beliefs.prior().mean();
    return BestScale.of(new Sight<>(task.pool(), few, hypothesis).look(mean), mean);
  }

  private Climbed<P> climbed(
      Hypothesis hypothesis,
      List<Repeated<P>> some,
      Supplier<LogitClimb.Start<P>> start,
      LogitClimb.Effort effort) {
    return ledger.climbed(
        hypothesis.toString(),
        hypothesis,
        () -> ledger.climb(hypothesis, some).climb(start.get(), effort));
  }

  private List<Repeated<P>> first(int most) {
    return decisions.subList(0, Math.min(most, decisions.size()));
  }

  /** Whether there are more decisions than on the rung before. */
  private boolean isLarger(Rung rung) {
    int before = rungs.get(rungs.indexOf(rung) - 1).decisions;
    return decisions.size() > before;
  }

  private int keeps(Rung rung) {
    return decisions.size() > MANY ? rung.keepsOfMany : rung.keeps;
  }

  private int finalists() {
    return decisions.size() < FEW ? FINALISTS_OF_FEW : FINALISTS;
  }

  private PriorLearning learns(boolean last) {
    if (!learns) {
      return PriorLearning.NOTHING;
    }
    return last && decisions.size() >= SCALED_FROM
        ? PriorLearning.SCALE_AND_WIDTHS
        : PriorLearning.WIDTHS;
  }

  private static <P extends Position<P>> List<Climbed<P>> with(
      List<Climbed<P>> best, List<Climbed<P>> all, Set<Hypothesis> kept) {
    return all.stream()
        .filter(one -> best.contains(one) || kept.contains(one.hypothesis()))
        .toList();
  }

  private List<Climbed<P>> outliving(Rung rung, List<Climbed<P>> climbed) {
    return rung.decisions < ENOUGH_TO_DROP
        ? sorted(climbed).stream().limit(keeps(rung)).toList()
        : best(climbed, keeps(rung));
  }

  private static <P extends Position<P>> List<Climbed<P>> best(List<Climbed<P>> all, int most) {
    List<Climbed<P>> sorted = sorted(all);
    Climbed<P> top = sorted.get(0);
    return sorted.stream().filter(one -> one.errorsBehind(top) < ERRORS).limit(most).toList();
  }

  /** The best first. */
  private static <P extends Position<P>> List<Climbed<P>> sorted(List<Climbed<P>> all) {
    return all.stream().sorted(Comparator.comparingDouble(one -> -one.score())).toList();
  }
}
