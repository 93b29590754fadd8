package olsy.learning.scout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import olsy.core.game.Position;
import olsy.core.player.TieRule;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearner;

/**
 * Learns any player in a few seconds, engines and people too, and how sure that is.
 *
 * <pre>
 * where the model before explains nearly all: the linear programmes go on from it
 * else look again at the hypotheses of the model before
 *      and at all: the first time, and when there are twice as many decisions as at the last look,
 *                  but not twice as many as the model before has seen: that is too old to be waited with
 * the player is a mixture of the finalists
 * where they foresee most: the linear programmes on them, with the mixture as the rest
 * elsewhere: the mixture with climbs begun again where all hypotheses were looked at, else with those
 *            of the model before
 * </pre>
 */
public final class LearnByScout implements StrategyLearner {

  /** In the work of a fit: how many decisions there were when all hypotheses were looked at. */
  private static final String LOOKED_AT = "lookedAt";

  private static final int DOUBLED = 2;

  /** What the linear programmes explain exactly is hardly ever something else. */
  private static final double EXACT_SHARE = 0.8;

  private static final double LINEAR_SHARE = 0.5;

  @Override
  public String name() {
    return "scout";
  }

  @Override
  public String description() {
    return "conditional logits over all depths, then the linear programmes where they can explain"
        + " nearly all";
  }

  @Override
  public boolean choosesFeatures() {
    return true;
  }

  @Override
  public <P extends Position<P>> LearningResult<P> learn(LearningTask<P> task, FitLedger ledger) {
    return task.known()
        .before()
        .flatMap(before -> LinearRenewal.of(task, before))
        .orElseGet(() -> scouted(task, ledger));
  }

  private static <P extends Position<P>> LearningResult<P> scouted(
      LearningTask<P> task, FitLedger ledger) {
    int decisions = task.decisions().all().decisions();
    Optional<LearningTask.Before<P>> before = task.known().before();
    List<Scout.Known<P>> all = before.map(LearnByScout::known).orElse(List.of());
    Optional<FewFeatures<P>> few = FewFeatures.of(task, ledger);
    Earlier<P> known = Earlier.of(all, few);
    Optional<LearningTask.Before<P>> enough =
        before.filter(
            last ->
                !all.isEmpty()
                    && (decisions < DOUBLED * lookedAt(last)
                        || decisions >= DOUBLED * learnedFrom(last)));
    int lookedAt = enough.map(LearnByScout::lookedAt).orElse(decisions);
    Found<P> both = found(task, known, few, enough.isEmpty(), ledger);
    Scout.Found<P> found = both.best;
    List<DepthFit> fits = new ArrayList<>();
    found.finalists().forEach(one -> fits.add(fit(one, lookedAt)));
    found.others().forEach(one -> fits.add(fit(one, lookedAt)));
    MixedClimbs<P> finalists = MixedClimbs.of(found.finalists());
    return new LinearFinish<>(task, both.simple, found)
        .learn(ledger)
        .map(linear -> together(linear, finalists.learned(task), fits, lookedAt))
        .orElseGet(
            () -> {
              Restarts<P> restarts = new Restarts<>(task, Beliefs.of(task), ledger);
              MixedClimbs<P> whole =
                  finalists.with(
                      enough.isEmpty() ? restarts.of(finalists) : restarts.refresh(known.again));
              return new LearningResult<>(
                  whole.learned(task), whole.first().judgement().explained(), fits);
            });
  }

  /**
   * What two scouts found.
   *
   * @param best of both
   * @param simple with few features
   */
  private record Found<P extends Position<P>>(Scout.Found<P> best, Scout.Found<P> simple) {}

  /**
   * By a scout that thinks of any player, and by one that thinks of those who count few things and
   * are sure of them: beside many features such a player is not found in few decisions. How anybody
   * searches is seen sooner with few features, too. With many decisions it is the other way round,
   * so the second scout looks again from where the first one ended.
   *
   * @param known what was found before, to look at again
   * @param all whether to look at all hypotheses beside it
   * @param ledger where climbs are written down
   */
  private static <P extends Position<P>> Found<P> found(
      LearningTask<P> task,
      Earlier<P> known,
      Optional<FewFeatures<P>> few,
      boolean all,
      FitLedger ledger) {
    Scout<P> any = new Scout<>(task, Beliefs.of(task), ledger);
    Scout.Found<P> others = any.refresh(known.any);
    if (few.isEmpty()) {
      Scout.Found<P> found = all ? any.renewed(any.find(), others) : others;
      return new Found<>(found, found);
    }
    FewFeatures<P> simple = few.get();
    Scout.Found<P> its = simple.refresh(known.simple);
    if (all) {
      its = any.renewed(simple.find(), its);
      others = any.renewed(any.find(its.hypotheses()), others);
      its = any.better(its, simple.refresh(List.of(known(others.finalists().get(0)))));
    }
    Scout.Found<P> best = any.better(others, its);
    return new Found<>(best, simple.isAll() ? best : its);
  }

  /**
   * What was found before.
   *
   * @param simple with few features: linear programmes may have found weights beside the scout's
   * @param any of each hypothesis the best
   * @param again what was begun again with the same hypotheses
   */
  private record Earlier<P extends Position<P>>(
      List<Scout.Known<P>> simple, List<Scout.Known<P>> any, List<Scout.Known<P>> again) {

    static <P extends Position<P>> Earlier<P> of(
        List<Scout.Known<P>> all, Optional<FewFeatures<P>> few) {
      Predicate<Scout.Known<P>> isSimple = one -> few.isPresent() && few.get().has(one);
      List<Scout.Known<P>> others = all.stream().filter(isSimple.negate()).toList();
      List<Scout.Known<P>> any = different(others);
      return new Earlier<>(
          different(all.stream().filter(isSimple).toList()),
          any,
          others.stream().filter(one -> !any.contains(one)).toList());
    }

    /** The first of each hypothesis. */
    private static <P extends Position<P>> List<Scout.Known<P>> different(
        List<Scout.Known<P>> all) {
      Map<Hypothesis, Scout.Known<P>> first = new LinkedHashMap<>();
      all.forEach(one -> first.putIfAbsent(one.hypothesis(), one));
      return List.copyOf(first.values());
    }
  }

  /** What the linear programmes found, with what the scout found as alternatives. */
  private static <P extends Position<P>> LearningResult<P> together(
      LearningResult<P> linear, LearnedStrategy<P> mixture, List<DepthFit> fits, int lookedAt) {
    List<Doubts.Alternative> alternatives = new ArrayList<>();
    WrittenStrategy scouted = mixture.written();
    boolean exact =
        linear.training().strict() >= LinearFinish.EXPLAINED
            && linear.training().decisions() >= LinearFinish.VERY_FEW;
    double rest = 1 - (exact ? EXACT_SHARE : LINEAR_SHARE);
    alternatives.add(
        new Doubts.Alternative(
            rest * scouted.doubts().ownShare(),
            scouted.with(scouted.doubts().withoutAlternatives())));
    for (Doubts.Alternative one : scouted.doubts().alternatives()) {
      alternatives.add(new Doubts.Alternative(rest * one.share(), one.strategy()));
    }
    List<DepthFit> all = new ArrayList<>();
    linear.fits().forEach(one -> all.add(withLookedAt(one, lookedAt)));
    fits.stream()
        .filter(
            fit ->
                linear.fits().stream()
                    .noneMatch(
                        one -> one.isOf(fit.candidate().depth(), fit.candidate().frontier())))
        .forEach(all::add);
    return new LearningResult<>(
        linear.learned().with(new Doubts(Map.of(), alternatives)), linear.training(), all);
  }

  private static int learnedFrom(LearningTask.Before<?> before) {
    return before.fits().stream().mapToInt(fit -> fit.training().decisions()).max().orElse(0);
  }

  private static int lookedAt(LearningTask.Before<?> before) {
    return before.fits().stream()
        .mapToInt(fit -> fit.work().getOrDefault(LOOKED_AT, 0))
        .max()
        .orElse(0);
  }

  private static DepthFit fit(Climbed<?> one, int lookedAt) {
    return withLookedAt(
        new DepthFit(
            one.candidate(), one.judgement().explained(), one.judgement().foreseen(), Map.of()),
        lookedAt);
  }

  private static DepthFit withLookedAt(DepthFit fit, int lookedAt) {
    Map<String, Integer> work = new LinkedHashMap<>(fit.work());
    work.put(LOOKED_AT, lookedAt);
    return new DepthFit(fit.candidate(), fit.training(), fit.heldOut(), work);
  }

  private static <P extends Position<P>> List<Scout.Known<P>> known(LearningTask.Before<P> before) {
    return before.strategies().stream()
        .filter(one -> one.temperature() > 0)
        .map(LearnByScout::known)
        .toList();
  }

  private static <P extends Position<P>> Scout.Known<P> known(Climbed<P> one) {
    return new Scout.Known<>(one.hypothesis(), one.weights(), one.ties());
  }

  private static <P extends Position<P>> Scout.Known<P> known(LearnedStrategy<P> learned) {
    double logit = learned.temperature();
    double[] weights =
        learned.candidate().weights().stream().mapToDouble(weight -> weight / logit).toArray();
    TieRule<P> ties = learned.ties();
    return new Scout.Known<>(
        new Hypothesis(learned.candidate().depth(), learned.candidate().frontier()),
        weights,
        new TieRule<>(ties.margin() / logit, ties.lead() / logit, ties.first(), ties.second()));
  }
}
