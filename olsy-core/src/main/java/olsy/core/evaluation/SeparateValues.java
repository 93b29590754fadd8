package olsy.core.evaluation;

import java.util.List;
import olsy.core.game.Side;

/** Functions that share nothing: each is asked for itself. */
record SeparateValues<P>(List<? extends Evaluation<? super P>> models) implements ValueVector<P> {

  /**
   * @param models f₀ … f_n
   */
  public SeparateValues {
    models = List.copyOf(models);
  }

  @Override
  public int size() {
    return models.size();
  }

  @Override
  public void values(P position, Side player, double[] into, int at) {
    int n = models.size() - 1;
    for (int j = 0; j <= n; j++) {
      Side side = (n - j) % 2 == 0 ? player : player.other();
      into[at + j] = models.get(j).value(position, side);
    }
  }
}
