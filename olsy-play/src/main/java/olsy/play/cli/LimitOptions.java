package olsy.play.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.clock.Limits;
import olsy.learning.text.InputException;
import picocli.CommandLine.Option;

/** What ends the search of a move, for everybody who plays. */
final class LimitOptions {

  @Option(
      names = "--depth",
      paramLabel = "PLIES",
      description = "Look so many plies ahead. Default: each player's own depth.")
  private String depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "Look as far as N static values let it.")
  private String nodes;

  @Option(
      names = "--move-time",
      paramLabel = "SECONDS",
      description = "Look as far as so much time for every move lets it.")
  private String moveTime;

  @Option(
      names = "--clock",
      paramLabel = "[M/]S+I",
      description =
          "Seconds for a game and after every move: 60+0.6; 40/60+0 is a minute for every 40"
              + " moves.")
  private String clock;

  /** None where nothing is said. */
  Limits limits() {
    Map<String, String> asked = new LinkedHashMap<>();
    asked.put("depth", depth);
    asked.put("nodes", nodes);
    asked.put("move-time", moveTime);
    asked.put("clock", clock);
    Limits limits = Limits.NONE;
    for (Map.Entry<String, String> one : asked.entrySet()) {
      limits = one.getValue() == null ? limits : with(limits, one.getKey(), one.getValue());
    }
    return limits;
  }

  private static Limits with(Limits limits, String name, String text) {
    try {
      return limits.with(name, text);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--" + name, e);
    }
  }
}
