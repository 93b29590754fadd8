package olsy.lab.report;

import java.util.List;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.pruning.PruningSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.EqualLimits;
import olsy.lab.measure.EqualLimits.Limited;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Picture;
import olsy.lab.player.Weights;

/**
 * The tournament of Carmel and Markovitch, Learning and Using Opponent Models in Adversary Search,
 * Section 5.1: iterative αβ* against iterative αβ with the functions of the third table and the
 * same resources, here leaves. The paper does not say how many.
 *
 * @param leaves for a move, in turn
 * @param totals weights of Total, in turn: that of the paper, and what it would be were Material a
 *     share of the twelve men and the weight that of the conference paper
 */
public record EqualResources(int games, List<Integer> leaves, List<Double> totals)
    implements Experiment {

  /** 780 points of 1,600. */
  private static final double PAPER = 780 / 800.0;

  public EqualResources {
    leaves = List.copyOf(leaves);
    totals = List.copyOf(totals);
  }

  public static EqualResources full() {
    return new EqualResources(800, List.of(50, 100, 200, 400, 800), List.of(0.004, 0.48));
  }

  public static EqualResources quick() {
    return new EqualResources(20, List.of(100, 200), List.of(0.48));
  }

  @Override
  public String name() {
    return "equal-resources";
  }

  @Override
  public String description() {
    return "Iterative αβ* against iterative αβ, both fond of exchanges (Report 5.1).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    EqualLimits limits = new EqualLimits(new Tournament(games, laboratory.seed()));
    Weights material = Weights.of("material");
    for (PlayerAlgorithm search :
        List.of(PruningSearches.ALPHA_BETA_STAR_REPORT, PruningSearches.ALPHA_BETA_STAR)) {
      for (double total : totals) {
        for (int limit : leaves) {
          parts.add(Limited.class, () -> limits.measure(search, material, total, limit));
        }
      }
    }
    laboratory.measure(parts);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Curve.Point> paper = leaves.stream().map(limit -> new Curve.Point(limit, PAPER)).toList();
    return List.of(
        EqualLimits.points(findings, List.of(Curve.reference("paper, leaves unknown", paper))));
  }
}
