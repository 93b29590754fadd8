package olsy.core.endgame;

import java.util.HashMap;
import java.util.Map;

/** Endgames that tests solve for themselves. */
public final class SolvedInMemory {

  private static final Map<Material, EndgameSlice> SLICES = new HashMap<>();
  private static int solved;

  private SolvedInMemory() {}

  /** All positions of up to so many pieces; solved once. */
  public static synchronized EndgameTables upTo(int pieces) {
    RetrogradeAnalysis analysis = new RetrogradeAnalysis(SLICES::get);
    for (; solved < pieces; solved++) {
      RetrogradeAnalysis.pairs(solved + 1)
          .forEach(pair -> analysis.solve(pair).forEach(s -> SLICES.put(s.material(), s)));
    }
    return new EndgameTables(pieces, SLICES::get);
  }
}
