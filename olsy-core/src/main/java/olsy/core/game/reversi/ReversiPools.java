package olsy.core.game.reversi;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What to learn reversi with. No feature of a pool is a sum of others, and none is the same after
 * all moves of a position.
 */
final class ReversiPools {

  private static final List<String> GENERAL =
      List.of(
          "discs",
          "mobility",
          "potential-mobility",
          "frontier",
          "corners",
          "x-squares",
          "c-squares",
          "stable",
          "edges",
          "corner-moves");

  /** The same wherever a search of some depth ends, passes aside. */
  private static final Set<String> SAME_EVERYWHERE = Set.of("turn", "parity", "occupied");

  private static final Set<String> SUMS_OF_SQUARES = Set.of("discs", "corners", "edges");

  private ReversiPools() {}

  static Map<String, List<String>> of(ReversiBoard board) {
    List<String> all = ReversiFeatures.of(board).names();
    Map<String, List<String>> pools = new LinkedHashMap<>();
    pools.put("general", GENERAL);
    pools.put(
        "rich",
        all.stream()
            .filter(name -> !name.startsWith("square-") && !SAME_EVERYWHERE.contains(name))
            .toList());
    pools.put(
        "squares",
        all.stream()
            .filter(name -> !SUMS_OF_SQUARES.contains(name) && !SAME_EVERYWHERE.contains(name))
            .toList());
    return Collections.unmodifiableMap(pools);
  }
}
