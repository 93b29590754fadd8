package olsy.learning.training;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import olsy.core.game.Side;
import olsy.learning.archive.PlayerLog;
import olsy.learning.strategy.StrategyLearner;

/**
 * What is asked for: a model of a player, from archives of its games.
 *
 * @param side whose moves count, null for both sides'
 * @param window take the last decisions only, so many; 0 for all
 * @param features a pool or features; null to choose by the number of decisions
 * @param date for the file, or null
 */
public record FitRequest(
    List<Path> files,
    List<String> aliases,
    String player,
    Side side,
    int window,
    StrategyLearner learner,
    String features,
    int maxDepth,
    long seed,
    String date) {

  /**
   * More decisions than that teach little and cost much: of larger archives, games are drawn at
   * random.
   */
  public static final int MOST_DECISIONS = 3_000;

  public FitRequest {
    files = List.copyOf(files);
    aliases = List.copyOf(aliases);
  }

  PlayerLog.Selection selection() {
    Set<Side> sides = side == null ? EnumSet.allOf(Side.class) : EnumSet.of(side);
    return new PlayerLog.Selection(player, sides, window, MOST_DECISIONS, seed);
  }

  String sideText() {
    return side == null ? null : side == Side.FIRST ? "black" : "white";
  }
}
