package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Position;
import olsy.core.search.SearchBudget;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.learning.example.AllCores;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet.Repeated;

/**
 * The mean of all weights by how probable the decisions make them, as searches with them see the
 * decisions; {@link BayesPoint} has it only as long as the dominant positions stay.
 *
 * <pre>
 * before any decision:
 *   weights of material (what learning begins with) are uniform in [−1, 1]
 *   weights of the rest are ratio · shape; ratio / (1 + ratio) is uniform in (0, 1)
 *   every weight of shape is 0 with probability ½, else uniform in [−1, 1]
 * a decision that the weights do not explain makes them less probable by a factor e³,
 *   as if one decision in twenty was a slip
 *
 * several times, from the same weights (Metropolis):
 *   repeat: change ratio, or one weight, or set one of the rest to 0 or from 0 to anything
 *           keep the change with the probability min(1, how probable it is : how probable this is)
 * average the directions of the last three quarters
 * drop what is 0 in most of them (Barbieri and Berger, Optimal Predictive Model Selection, 2004)
 * </pre>
 *
 * In nearly all weights of a cube the rest weighs about as much as the decisions let it, because
 * the volume grows with a power of its ratio to material. Decisions between material and the rest
 * are rare, so that few decisions leave a wide range; hence a prior for the ratio of its own.
 */
final class PosteriorMean<P extends Position<P>> {

  /** Log of how much less probable an unexplained decision makes weights. */
  private static final double SURPRISE = 3;

  /** The share of slips for which that is so. */
  private static final double SLIPS = 0.05;

  private static final int CHAINS = 4;
  private static final int STEPS_PER_WEIGHT = 30;
  private static final double CHANGE_OF_RATIO = 0.4;
  private static final double CHANGE_OF_MATERIAL = 0.1;
  private static final double CHANGE_OF_SHAPE = 0.2;

  private final FeatureSelection<P> pool;
  private final List<Repeated<P>> decisions;
  private final int depth;
  private final FrontierRule frontier;
  private final int[] material;
  private final int[] rest;

  /**
   * @param begin weights that learning began with; those of material are not 0
   */
  PosteriorMean(
      FeatureSelection<P> pool,
      List<Repeated<P>> decisions,
      List<Double> begin,
      int depth,
      FrontierRule frontier) {
    this.pool = pool;
    this.decisions = List.copyOf(decisions);
    this.depth = depth;
    this.frontier = frontier;
    this.material = IntStream.range(0, begin.size()).filter(j -> begin.get(j) != 0).toArray();
    this.rest = IntStream.range(0, begin.size()).filter(j -> begin.get(j) == 0).toArray();
  }

  /**
   * @param start explains decisions, at least in part
   */
  double[] of(Candidate start, SplittableRandom random) {
    return of(start, STEPS_PER_WEIGHT * pool.size(), random);
  }

  /**
   * @param steps of each chain
   */
  double[] of(Candidate start, int steps, SplittableRandom random) {
    double[] weights = start.realWeights();
    if (largest(weights, material) == 0 || largest(weights, rest) == 0) {
      return weights; // there is no ratio
    }
    List<Chain> chains =
        Stream.generate(() -> new Chain(weights, random.split())).limit(CHAINS).toList();
    Thread caller = Thread.currentThread();
    AllCores.map(chains, chain -> chain.run(steps, caller));
    double[] mean = new double[weights.length];
    for (int j = 0; j < mean.length; j++) {
      int column = j;
      int used = chains.stream().mapToInt(chain -> chain.used[column]).sum();
      int counted = chains.stream().mapToInt(chain -> chain.counted).sum();
      mean[j] =
          2 * used < counted ? 0 : chains.stream().mapToDouble(chain -> chain.sum[column]).sum();
    }
    return mean;
  }

  /** Whether what explains so much may be given up for a mean that explains less. */
  static boolean isWorth(double explained, double explainedByMean) {
    return explainedByMean >= explained - SLIPS;
  }

  private static double largest(double[] weights, int[] columns) {
    return Arrays.stream(columns).mapToDouble(j -> Math.abs(weights[j])).max().orElse(0);
  }

  private final class Chain {
    private final SplittableRandom random;

    /** Those lost last come first: they are likely to be lost again. */
    private final List<Repeated<P>> hardestFirst = new ArrayList<>(decisions);

    private final double[] sum;
    private final int[] used;
    private int counted;
    private double ratio;

    /** Weights of material, and the shape of the rest. */
    private double[] shape;

    private int lost;

    Chain(double[] start, SplittableRandom random) {
      this.random = random;
      this.sum = new double[start.length];
      this.used = new int[start.length];
      this.ratio = largest(start, rest);
      this.shape = start.clone();
      for (int j : rest) {
        shape[j] /= ratio;
      }
      this.lost = lost(start, Double.POSITIVE_INFINITY);
    }

    Chain run(int steps, Thread caller) {
      for (int step = 0; step < steps; step++) {
        AllCores.requireGoingOn(caller);
        step();
        if (step >= steps / 4) {
          count(weights(ratio, shape));
        }
      }
      return this;
    }

    private void count(double[] weights) {
      double length = Math.sqrt(Arrays.stream(weights).map(w -> w * w).sum());
      for (int j = 0; j < weights.length; j++) {
        sum[j] += weights[j] / length;
        used[j] += weights[j] != 0 ? 1 : 0;
      }
      counted++;
    }

    private double[] weights(double ratio, double[] shape) {
      double[] weights = shape.clone();
      for (int j : rest) {
        weights[j] *= ratio;
      }
      return weights;
    }

    private void step() {
      double kind = random.nextDouble();
      if (kind < 0.3) {
        double other = ratio * Math.exp(CHANGE_OF_RATIO * random.nextGaussian());
        // The density of the logarithm of a ratio is ratio / (1 + ratio)².
        double likelier = Math.log(other / ratio) - 2 * Math.log((1 + other) / (1 + ratio));
        propose(other, shape, likelier);
      } else if (kind < 0.4) {
        shift(material[random.nextInt(material.length)], CHANGE_OF_MATERIAL);
      } else {
        int j = rest[random.nextInt(rest.length)];
        if (random.nextInt(3) == 0) {
          set(j, shape[j] == 0 ? 2 * random.nextDouble() - 1 : 0);
        } else if (shape[j] != 0) {
          shift(j, CHANGE_OF_SHAPE);
        }
      }
    }

    private void shift(int column, double spread) {
      set(column, shape[column] + spread * random.nextGaussian());
    }

    private void set(int column, double value) {
      if (Math.abs(value) <= 1) {
        double[] other = shape.clone();
        other[column] = value;
        propose(ratio, other, 0);
      }
    }

    /**
     * @param likelier log of how much likelier that is before any decision
     */
    private void propose(double otherRatio, double[] otherShape, double likelier) {
      double most = lost + (likelier - Math.log(random.nextDouble())) / SURPRISE;
      int lostThere = lost(weights(otherRatio, otherShape), most);
      if (lostThere <= most) {
        ratio = otherRatio;
        shape = otherShape;
        lost = lostThere;
      }
    }

    /** How many decisions are not explained; no more than {@code most} are counted to the end. */
    private int lost(double[] weights, double most) {
      OrderedAlphaBeta<P> search =
          new OrderedAlphaBeta<>(Candidate.scaled(weights, depth, frontier).evaluation(pool));
      int lost = 0;
      for (int i = 0; i < hardestFirst.size() && lost <= most; i++) {
        Repeated<P> one = hardestFirst.get(i);
        Example<P> example = one.example();
        if (!search.isFirstBest(
            example.successors(), example.chosen(), depth, SearchBudget.unlimited())) {
          lost += one.times();
          Collections.rotate(hardestFirst.subList(0, i + 1), 1);
        }
      }
      return lost;
    }
  }
}
