package olsy.learning.strategy;

import java.util.Optional;
import olsy.core.evaluation.FrontierRule;

/** Where the fits of single depths are written down as they are finished, and what comes next. */
public interface FitLedger {

  /** Knows nothing and keeps nothing. */
  FitLedger FORGETFUL =
      new FitLedger() {
        @Override
        public Optional<DepthFit> find(int depth, FrontierRule frontier) {
          return Optional.empty();
        }

        @Override
        public void enter(DepthFit fit) {}
      };

  /** A fit finished before, for the same task. */
  Optional<DepthFit> find(int depth, FrontierRule frontier);

  void enter(DepthFit fit);

  /** Of depths that are tried together. */
  default void begins(Stage stage) {}
}
