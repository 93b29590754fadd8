package olsy.learning.training;

import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.Stage;
import olsy.learning.text.JsonValue;

/**
 * Spares the next model the depths and frontier rules that are out of the question: what explained
 * so many fewer decisions than the model before does is not fitted again.
 *
 * @param ledger for the others
 */
record HopelessDepths(LearnedModel before, FitLedger ledger) implements FitLedger {

  /** In standard errors of a share of one half. */
  private static final double MARGIN = 3;

  @Override
  public Optional<DepthFit> find(int depth, FrontierRule frontier) {
    return before.fits().stream()
        .filter(fit -> fit.isOf(depth, frontier))
        .filter(this::isHopeless)
        .findFirst()
        .or(() -> ledger.find(depth, frontier));
  }

  @Override
  public void enter(DepthFit fit) {
    ledger.enter(fit);
  }

  @Override
  public void begins(Stage stage) {
    ledger.begins(stage);
  }

  @Override
  public Optional<JsonValue> find(String hypothesis) {
    return ledger.find(hypothesis);
  }

  @Override
  public void enter(String hypothesis, Object found) {
    ledger.enter(hypothesis, found);
  }

  private boolean isHopeless(DepthFit fit) {
    double error = 0.5 / Math.sqrt(fit.decisions());
    return fit.explained() < before.chosen().explained() - MARGIN * error;
  }
}
