package olsy.play.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;

/**
 * How much the features of a game vary: their standard deviations over the positions of random
 * games, always the same ones.
 */
final class FeatureSpread {

  private static final int GAMES = 200;
  private static final int MOST_PLIES = 100;

  private FeatureSpread() {}

  static <P extends Position<P>> Map<String, Double> of(Game<P> game) {
    Features<P> features = game.features();
    double[] sum = new double[features.size()];
    double[] squares = new double[features.size()];
    int[] h = new int[features.size()];
    SplittableRandom random = new SplittableRandom(0);
    int positions = 0;
    for (int i = 0; i < GAMES; i++) {
      P s = game.start();
      for (int ply = 0; ply < MOST_PLIES && !s.isTerminal(); ply++) {
        s = RandomPlay.move(s, random);
        features.extract(s, Side.FIRST, h);
        for (int j = 0; j < h.length; j++) {
          sum[j] += h[j];
          squares[j] += (double) h[j] * h[j];
        }
        positions++;
      }
    }
    Map<String, Double> spread = new LinkedHashMap<>();
    List<String> names = features.names();
    for (int j = 0; j < h.length; j++) {
      double mean = sum[j] / positions;
      double variance = Math.max(0, squares[j] / positions - mean * mean);
      spread.put(names.get(j), Math.sqrt(variance));
    }
    return spread;
  }
}
