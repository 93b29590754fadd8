package olsy.lab.pruning;

import java.util.List;
import java.util.Locale;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.picture.Picture;
import olsy.lab.pruning.EffectiveBranching.Ebf;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Figure 14: the effective branching factor of both pruning algorithms on random binary trees, by
 * depth and sum-bound, with a model of the opponent.
 */
public record Figure14(int trees, List<Integer> depths, List<Double> bounds) implements Experiment {

  private static final int LEVEL = 1;
  private static final int BRANCHING = 2;
  private static final double PER_CENT = 100;

  public Figure14 {
    depths = List.copyOf(depths);
    bounds = List.copyOf(bounds);
  }

  public static Figure14 full() {
    return new Figure14(
        100, List.of(2, 4, 6, 8, 10, 12, 14, 16, 18), List.of(0.0, 0.05, 0.1, 0.25, 1.0));
  }

  public static Figure14 quick() {
    return new Figure14(10, List.of(2, 4, 6, 8), List.of(0.0, 0.05, 1.0));
  }

  @Override
  public String name() {
    return "ebf-depth";
  }

  @Override
  public String description() {
    return "Effective branching factor of αβ* and αβ*_1p by depth (Pruning, Figure 14).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EffectiveBranching ebf = new EffectiveBranching(trees, laboratory.seed());
    for (double bound : bounds) {
      for (int depth : depths) {
        parts.add(Ebf.class, () -> ebf.measure(LEVEL, BRANCHING, depth, bound));
      }
    }
    laboratory.measure(parts);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return EffectiveBranching.pictures(
        findings,
        "depth",
        Ebf::depth,
        point -> String.format(Locale.ROOT, "bound %.0f %%", PER_CENT * point.bound()),
        List.of());
  }
}
