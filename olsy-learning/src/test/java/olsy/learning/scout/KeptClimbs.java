package olsy.learning.scout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.strategy.DepthFit;
import olsy.learning.strategy.FitLedger;
import olsy.learning.strategy.Stage;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;

/** A ledger in memory, which is never torn. */
final class KeptClimbs implements FitLedger {

  final List<Stage> stages = new ArrayList<>();
  private final Map<String, String> climbs = new HashMap<>();

  /** Names of all climbs that were done, in all stages. */
  int size() {
    return climbs.size();
  }

  @Override
  public Optional<DepthFit> find(int depth, FrontierRule frontier) {
    return Optional.empty();
  }

  @Override
  public void enter(DepthFit fit) {}

  @Override
  public void begins(Stage stage) {
    stages.add(stage);
  }

  @Override
  public Optional<JsonValue> find(String hypothesis) {
    return Optional.ofNullable(climbs.get(hypothesis)).map(text -> Json.parse(text, "kept"));
  }

  @Override
  public void enter(String hypothesis, Object found) {
    climbs.put(hypothesis, Json.line(found));
  }
}
