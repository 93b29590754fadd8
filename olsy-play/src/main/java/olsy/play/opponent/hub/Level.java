package olsy.play.opponent.hub;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import olsy.core.search.Horizons;
import olsy.core.search.SearchBudget;
import olsy.play.position.PositionSearch;

/**
 * The limits of a search, as Hub's {@code level} names them; the first one reached ends it.
 *
 * @param nodes static values computed
 * @param time for this move
 */
record Level(Optional<Integer> depth, Optional<Long> nodes, Optional<Duration> time) {

  /** The engine's own. */
  static final Level NONE = new Level(Optional.empty(), Optional.empty(), Optional.empty());

  private static final double NANOS = 1e9;
  private static final double MOST_SECONDS = 1e9;

  /** As many moves are expected to be made yet in the time that is left for the game. */
  private static final double MOVES_LEFT = 30;

  private static final String WHOLE = "\\d{1,18}";
  private static final String DECIMAL = "\\d{1,18}(\\.\\d{1,18})?";

  /**
   * Reads limits.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  static Level of(Map<String, String> limits) {
    Optional<Integer> depth = Optional.empty();
    Optional<Long> nodes = Optional.empty();
    Optional<Double> moveTime = Optional.empty();
    Optional<Double> gameTime = Optional.empty();
    double increment = 0;
    for (Map.Entry<String, String> limit : limits.entrySet()) {
      String text = limit.getValue();
      switch (limit.getKey()) {
        case "depth" -> depth = Optional.of(depth(text));
        case "nodes" -> nodes = Optional.of(whole("nodes", text, Long.MAX_VALUE));
        case "move-time" -> moveTime = Optional.of(seconds("move-time", text));
        case "time" -> gameTime = Optional.of(seconds("time", text));
        case "inc" -> increment = seconds("inc", text);
        default ->
            throw new IllegalArgumentException(
                "expected depth, nodes, move-time, time or inc, found " + limit.getKey());
      }
    }
    if (gameTime.isPresent()) {
      double left = gameTime.get();
      double share = Math.min(left / 2, left / MOVES_LEFT + increment);
      moveTime = Optional.of(Math.min(share, moveTime.orElse(share)));
    } else if (limits.containsKey("inc")) {
      throw new IllegalArgumentException("expected time beside inc, found none");
    }
    return new Level(
        depth, nodes, moveTime.map(seconds -> Duration.ofNanos((long) (seconds * NANOS))));
  }

  static int depth(String text) {
    return (int) whole("depth", text, PositionSearch.MOST_PLIES);
  }

  private static long whole(String name, String text, long most) {
    if (!text.matches(WHOLE) || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
      throw new IllegalArgumentException(
          "expected " + name + " from 1 to " + most + ", found " + text);
    }
    return Long.parseLong(text);
  }

  private static double seconds(String name, String text) {
    if (!text.matches(DECIMAL) || Double.parseDouble(text) > MOST_SECONDS) {
      throw new IllegalArgumentException("expected " + name + " in seconds, found " + text);
    }
    return Double.parseDouble(text);
  }

  /**
   * Plies to look ahead at most: as far as possible where something else than a depth ends the
   * search.
   *
   * @param horizons of the player at that depth
   */
  int most(Horizons horizons) {
    boolean openEnded = depth.isEmpty() && (nodes.isPresent() || time.isPresent());
    return openEnded ? horizons.upTo(PositionSearch.MOST_PLIES) : horizons.own();
  }

  /** All limits but the depth. */
  SearchBudget budget(LongSupplier nanoClock) {
    long most = nodes.orElse(Long.MAX_VALUE);
    return time.map(limit -> SearchBudget.ofBoth(most, limit, nanoClock))
        .orElseGet(() -> SearchBudget.ofEvaluations(most));
  }
}
