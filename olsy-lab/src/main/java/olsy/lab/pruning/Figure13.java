package olsy.lab.pruning;

import java.util.List;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Picture;
import olsy.lab.pruning.EffectiveBranching.Ebf;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Figure 13: the effective branching factor of both pruning algorithms on random uniform trees, by
 * sum-bound and modelling level.
 */
public record Figure13(int branching, int depth, int trees, List<Double> bounds)
    implements Experiment {

  private static final int HIGHEST_LEVEL = 2;
  private static final double PER_CENT = 100;

  public Figure13 {
    bounds = List.copyOf(bounds);
  }

  public static Figure13 full() {
    return new Figure13(4, 10, 100, List.of(0.0, 0.05, 0.1, 0.25, 0.5, 1.0));
  }

  public static Figure13 quick() {
    return new Figure13(3, 6, 10, List.of(0.0, 0.25, 1.0));
  }

  @Override
  public String name() {
    return "ebf-bound";
  }

  @Override
  public String description() {
    return "Effective branching factor of αβ* and αβ*_1p by sum-bound (Pruning, Figure 13).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EffectiveBranching ebf = new EffectiveBranching(trees, laboratory.seed());
    for (int level = 0; level <= HIGHEST_LEVEL; level++) {
      for (double bound : bounds) {
        int n = level;
        parts.add(Ebf.class, () -> ebf.measure(n, branching, depth, bound));
      }
    }
    laboratory.measure(parts);
  }

  /** The text gives the values that αβ* converges to. */
  @Override
  public List<Picture> pictures(Findings findings) {
    List<Curve> fromPaper =
        List.of(
            Curve.reference("paper, level 1", List.of(new Curve.Point(PER_CENT, 3.25))),
            Curve.reference("paper, level 2", List.of(new Curve.Point(PER_CENT, 3.6))));
    return EffectiveBranching.pictures(
        findings,
        "sum-bound, per cent of the largest value",
        point -> PER_CENT * point.bound(),
        point -> "level " + point.level(),
        equals(full()) ? fromPaper : List.of());
  }
}
