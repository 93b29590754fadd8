package olsy.core.evaluation;

import java.util.List;
import olsy.core.game.Side;

/**
 * The functions f₀ … f_n of a player and its models, side by side: one-pass searches read all
 * values of a position at every leaf. Model j takes the side of the player when n − j is even and
 * the opponent's when it is odd.
 */
public final class ValueVector<P> {

  private final List<Evaluation<? super P>> models;

  private ValueVector(List<Evaluation<? super P>> models) {
    this.models = models;
  }

  /**
   * @param models f₀ … f_n
   */
  public static <P> ValueVector<P> of(List<? extends Evaluation<? super P>> models) {
    return new ValueVector<>(List.copyOf(models));
  }

  /** n + 1 */
  public int size() {
    return models.size();
  }

  /** Writes v₀ … v_n from {@code at} on. */
  public void values(P position, Side player, double[] into, int at) {
    int n = models.size() - 1;
    for (int j = 0; j <= n; j++) {
      Side side = (n - j) % 2 == 0 ? player : player.other();
      into[at + j] = models.get(j).value(position, side);
    }
  }
}
