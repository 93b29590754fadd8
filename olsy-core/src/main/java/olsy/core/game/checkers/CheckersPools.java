package olsy.core.game.checkers;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import olsy.core.game.Feature;

/** What to learn checkers with. */
final class CheckersPools {

  private static final List<String> CHOSEN_OF_SAMUEL =
      List.of("cramp", "deny", "dyke", "exch", "fork", "gap", "hole", "move", "node", "thret");

  static final Map<String, List<String>> ALL = all();

  private CheckersPools() {}

  private static Map<String, List<String>> all() {
    Map<String, List<String>> pools = new LinkedHashMap<>();
    pools.put("general", GeneralFeatures.ALL.names());
    pools.put(
        "samuel",
        joined(
            List.of("men", "kings", "pieces", "advancement", "centre", "king-centre"),
            SamuelTerms.LIST.stream().map(term -> term.feature().name()).toList()));
    pools.put(
        "squares",
        joined(
            List.of("men", "kings", "turn"),
            PieceSquares.LIST.stream().map(Feature::name).toList()));
    pools.put(
        "rich",
        joined(
            joined(GeneralFeatures.ALL.names(), CHOSEN_OF_SAMUEL),
            FurtherTerms.LIST.stream()
                .map(term -> term.feature().name())
                .filter(name -> !name.startsWith("row-")) // the phases of tempo say it in fewer
                .toList()));
    return Collections.unmodifiableMap(pools);
  }

  private static List<String> joined(List<String> first, List<String> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
