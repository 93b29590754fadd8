package olsy.lab.pruning;

import java.util.List;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.picture.Picture;
import olsy.lab.pruning.EffectiveBranching.Ebf;

/**
 * The experiment of Carmel and Markovitch, Pruning Algorithms for Multi-model Adversary Search,
 * Figure 15: the effective branching factor of both pruning algorithms on random uniform trees, by
 * branching factor and modelling level.
 */
public record Figure15(int trees, int depth, List<Integer> branchings) implements Experiment {

  private static final double BOUND = 0.05;
  private static final int HIGHEST_LEVEL = 2;

  public Figure15 {
    branchings = List.copyOf(branchings);
  }

  public static Figure15 full() {
    return new Figure15(100, 6, List.of(2, 3, 4, 5, 6, 8, 10, 12));
  }

  public static Figure15 quick() {
    return new Figure15(10, 4, List.of(2, 4, 6));
  }

  @Override
  public String name() {
    return "ebf-branching";
  }

  @Override
  public String description() {
    return "Effective branching factor of αβ* and αβ*_1p by branching factor (Pruning, Figure 15).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EffectiveBranching ebf = new EffectiveBranching(trees, laboratory.seed());
    for (int level = 0; level <= HIGHEST_LEVEL; level++) {
      for (int branching : branchings) {
        int n = level;
        parts.add(Ebf.class, () -> ebf.measure(n, branching, depth, BOUND));
      }
    }
    laboratory.measure(parts);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return EffectiveBranching.pictures(
        findings, "branching factor", Ebf::branching, point -> "level " + point.level(), List.of());
  }
}
