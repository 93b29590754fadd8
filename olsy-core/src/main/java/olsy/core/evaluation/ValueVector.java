package olsy.core.evaluation;

import java.util.ArrayList;
import java.util.List;
import olsy.core.game.Side;

/**
 * The values v₀ … v_n that a player and its models give to one position: model j takes the side of
 * the player when n − j is even and the opponent's when it is odd. One-pass searches read all of
 * them at every leaf, so they are computed together.
 */
public interface ValueVector<P> {

  /** n + 1 */
  int size();

  /** Writes v₀ … v_n from {@code at} on. */
  void values(P position, Side player, double[] into, int at);

  /**
   * The functions f₀ … f_n side by side, with one extraction of features where they have them in
   * common.
   */
  static <P> ValueVector<P> of(List<Evaluation<P>> models) {
    List<LinearEvaluation<P>> linear = new ArrayList<>();
    for (Evaluation<P> model : models) {
      if (model instanceof LinearEvaluation<P> one
          && (linear.isEmpty() || one.features() == linear.get(0).features())) {
        linear.add(one);
      }
    }
    return linear.size() == models.size()
        ? new LinearVector<>(linear)
        : new SeparateValues<>(models);
  }
}
