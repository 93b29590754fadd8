package olsy.learning.scout;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.LearningTask;

/**
 * A scout that thinks of few features: the smallest pool of many. What it finds has weights of all
 * features, most of them 0.
 */
final class FewFeatures<P extends Position<P>> {

  /** Linear programmes over more features take long, and are not what a simple function needs. */
  private static final int FEW = 40;

  private final Scout<P> scout;

  /** By feature of the small pool: its place among all. */
  private final int[] places;

  private final int size;

  private FewFeatures(LearningTask<P> task, FeatureSelection<P> pool, FitLedger ledger) {
    LearningTask<P> smaller = task.over(pool);
    this.scout = new Scout<>(smaller, Beliefs.ofSure(smaller), ledger);
    this.places = pool.names().stream().mapToInt(task.pool().names()::indexOf).toArray();
    this.size = task.pool().size();
  }

  /**
   * Over all features where these are few; nothing where they are many and there is no smaller
   * pool.
   */
  static <P extends Position<P>> Optional<FewFeatures<P>> of(
      LearningTask<P> task, FitLedger ledger) {
    return task.known().pools().stream()
        .filter(pool -> task.pool().names().containsAll(pool.names()))
        .findFirst()
        .or(() -> Optional.of(task.pool()).filter(all -> all.size() <= FEW))
        .map(pool -> new FewFeatures<>(task, pool, ledger));
  }

  /** For linear programmes: all features, or where they are many a smaller pool. */
  static <P extends Position<P>> Optional<FeatureSelection<P>> pool(LearningTask<P> task) {
    return task.pool().size() <= FEW
        ? Optional.of(task.pool())
        : task.known().pools().stream().filter(smaller -> smaller.size() <= FEW).findFirst();
  }

  Scout.Found<P> find() {
    return spread(scout.find());
  }

  Scout.Found<P> refresh(List<Scout.Known<P>> known) {
    return spread(
        scout.refresh(
            known.stream()
                .map(one -> new Scout.Known<>(one.hypothesis(), taken(one.weights()), one.ties()))
                .toList()));
  }

  /** Whether there are no others. */
  boolean isAll() {
    return places.length == size;
  }

  /** Whether no other feature has a weight. */
  boolean has(Scout.Known<P> known) {
    double[] rest = known.weights().clone();
    for (int place : places) {
      rest[place] = 0;
    }
    for (double weight : rest) {
      if (weight != 0) {
        return false;
      }
    }
    return true;
  }

  private double[] taken(double[] weights) {
    double[] few = new double[places.length];
    for (int j = 0; j < few.length; j++) {
      few[j] = weights[places[j]];
    }
    return few;
  }

  private Scout.Found<P> spread(Scout.Found<P> found) {
    return new Scout.Found<>(
        found.finalists().stream().map(this::spread).toList(),
        found.others().stream().map(this::spread).toList());
  }

  private Climbed<P> spread(Climbed<P> one) {
    return new Climbed<>(
        one.hypothesis(),
        one.prior(),
        spread(one.weights()),
        spread(one.deviations()),
        one.sureness(),
        one.ties(),
        one.judgement());
  }

  private double[] spread(double[] few) {
    double[] all = new double[size];
    for (int j = 0; j < few.length; j++) {
      all[places[j]] = few[j];
    }
    return all;
  }
}
