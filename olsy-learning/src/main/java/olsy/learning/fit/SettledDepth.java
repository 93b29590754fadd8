package olsy.learning.fit;

import java.util.Optional;
import olsy.core.eval.Frontier;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;

/**
 * Spares a refresh the depths that are out of the question: where the model before was chosen by so
 * wide a margin, only its own depth and frontier rule are fitted again.
 */
final class SettledDepth implements FitLedger {

  /** Fewer decisions do not settle anything. */
  private static final int ENOUGH = 100;

  /** By so much the second best explained fewer of the decisions that chose the depth. */
  private static final double MARGIN = 0.1;

  private final LiveModel before;

  private SettledDepth(LiveModel before) {
    this.before = before;
  }

  /** Knows nothing where nothing is settled. */
  static FitLedger of(LiveModel before) {
    return isSettled(before) ? new SettledDepth(before) : FORGETFUL;
  }

  static boolean isSettled(LiveModel model) {
    DepthFit chosen = model.chosen();
    return model.fitted() >= ENOUGH
        && model.fits().stream()
            .filter(fit -> !isOf(fit, chosen.candidate().depth(), chosen.candidate().frontier()))
            .allMatch(fit -> fit.heldOut().strict() <= chosen.heldOut().strict() - MARGIN);
  }

  @Override
  public Optional<DepthFit> find(int depth, Frontier frontier) {
    Candidate chosen = before.chosen().candidate();
    boolean again = chosen.depth() == depth && chosen.frontier() == frontier;
    return again
        ? Optional.empty()
        : before.fits().stream().filter(fit -> isOf(fit, depth, frontier)).findFirst();
  }

  @Override
  public void enter(DepthFit fit) {}

  private static boolean isOf(DepthFit fit, int depth, Frontier frontier) {
    return fit.candidate().depth() == depth && fit.candidate().frontier() == frontier;
  }
}
