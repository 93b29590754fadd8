package olsy.learning.training;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.prediction.Accuracy;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.DepthFit;
import olsy.learning.text.JsonValue;

/** The fit of one depth as checkpoints and models of sessions write it down. */
final class WrittenDepthFit {

  /** All but the learner's own counts. */
  private static final Set<String> OTHER_FIELDS =
      Set.of("depth", "frontier", "weights", "training", "heldOut");

  private WrittenDepthFit() {}

  static Map<String, Object> json(DepthFit fit) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("depth", fit.candidate().depth());
    json.put("frontier", fit.candidate().frontier().text());
    json.put("weights", fit.candidate().weights());
    json.put("training", fit.training());
    json.put("heldOut", fit.heldOut());
    json.putAll(fit.work());
    return json;
  }

  static DepthFit of(JsonValue json) {
    List<Integer> weights =
        json.get("weights").items().stream()
            .map(weight -> weight.whole(Integer.MIN_VALUE))
            .toList();
    return new DepthFit(
        new Candidate(
            weights, json.get("depth").whole(1), json.get("frontier").parsed(FrontierRule::named)),
        Accuracy.of(json.get("training")),
        Accuracy.of(json.get("heldOut")),
        work(json));
  }

  private static Map<String, Integer> work(JsonValue json) {
    Map<String, Integer> work = new LinkedHashMap<>();
    json.fields()
        .forEach(
            (name, count) -> {
              if (!OTHER_FIELDS.contains(name)) {
                work.put(name, count.whole(0));
              }
            });
    return work;
  }
}
