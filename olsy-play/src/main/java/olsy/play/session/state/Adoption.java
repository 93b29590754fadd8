package olsy.play.session.state;

import java.util.HashMap;
import java.util.Map;
import olsy.play.session.store.SessionGame;

/**
 * Decides, by results, whether to play by one's own function or by the opponent's: the one whose
 * games brought more, with a bonus for the one that was tried less (UCB1: P. Auer, N. Cesa-Bianchi
 * and P. Fischer, Finite-time Analysis of the Multiarmed Bandit Problem, 2002).
 *
 * <pre>
 * take the function with the greatest  mean points / 2 + √(2 ln n / n_function)
 * </pre>
 *
 * Both games of a pair are played by the same function, so that neither has the better sides.
 */
final class Adoption {

  private static final class Tried {
    int games;
    int points;

    double bound(int all) {
      return games == 0
          ? Double.POSITIVE_INFINITY
          : points / 2.0 / games + Math.sqrt(2 * Math.log(all) / games);
    }
  }

  private final Tried own = new Tried();
  private final Tried adopted = new Tried();
  private final Map<Integer, Boolean> openPairs = new HashMap<>();

  /** A game that was played, also one before there was anything to adopt. */
  void add(SessionGame game, int pair) {
    Tried tried = game.adopted() ? adopted : own;
    tried.games++;
    tried.points += game.points();
    if (openPairs.remove(pair) == null) {
      openPairs.put(pair, game.adopted());
    }
  }

  /** Whether to play a pair's next game by the opponent's function. */
  boolean adopts(int pair) {
    int all = own.games + adopted.games;
    Boolean begun = openPairs.get(pair);
    return begun != null ? begun : adopted.bound(all) > own.bound(all);
  }
}
