package olsy.core.clock;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What ends the search of a move: whichever is reached first.
 *
 * @param depth plies to look ahead
 * @param nodes static values computed
 * @param moveTime for every move
 * @param clock for all moves of a game
 */
public record Limits(
    OptionalInt depth,
    OptionalLong nodes,
    Optional<Duration> moveTime,
    Optional<TimeControl> clock) {

  /** The player's own depth, or whatever an engine does by itself. */
  public static final Limits NONE =
      new Limits(OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.empty());

  /** Further ahead no search is asked to look. */
  public static final int MOST_PLIES = 99;

  private static final String DEPTH = "depth";
  private static final String NODES = "nodes";
  private static final String MOVE_TIME = "move-time";
  private static final String CLOCK = "clock";

  /** As files, options and protocols call them. */
  public static final List<String> NAMES = List.of(DEPTH, NODES, MOVE_TIME, CLOCK);

  public static Limits ofDepth(int plies) {
    return NONE.with(DEPTH, String.valueOf(plies));
  }

  public static Limits ofMoveTime(Duration time) {
    return new Limits(
        OptionalInt.empty(), OptionalLong.empty(), Optional.of(time), Optional.empty());
  }

  public static Limits ofClock(TimeControl clock) {
    return new Limits(
        OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.of(clock));
  }

  /**
   * With one more, or another one, of them.
   *
   * @param name one of {@link #NAMES}
   * @throws IllegalArgumentException saying what is wrong
   */
  public Limits with(String name, String text) {
    return switch (name) {
      case DEPTH ->
          new Limits(OptionalInt.of((int) whole(DEPTH, text, MOST_PLIES)), nodes, moveTime, clock);
      case NODES ->
          new Limits(depth, OptionalLong.of(whole(NODES, text, Long.MAX_VALUE)), moveTime, clock);
      case MOVE_TIME -> new Limits(depth, nodes, Optional.of(positive(text)), clock);
      case CLOCK -> new Limits(depth, nodes, moveTime, Optional.of(TimeControl.of(text)));
      default ->
          throw new IllegalArgumentException(
              "expected " + String.join(", ", NAMES) + ", found " + name);
    };
  }

  private static long whole(String name, String text, long most) {
    if (!text.matches("\\d{1,18}") || Long.parseLong(text) < 1 || Long.parseLong(text) > most) {
      String range = most == Long.MAX_VALUE ? "at least 1" : "from 1 to " + most;
      throw new IllegalArgumentException("expected " + name + " " + range + ", found " + text);
    }
    return Long.parseLong(text);
  }

  private static Duration positive(String text) {
    Duration time = TimeControl.duration(MOVE_TIME, text);
    if (time.isZero()) {
      throw new IllegalArgumentException("expected more than 0 seconds, found " + text);
    }
    return time;
  }

  /** Them by their names, as {@link #with} reads them. */
  public Map<String, String> named() {
    Map<String, String> named = new LinkedHashMap<>();
    depth.ifPresent(plies -> named.put(DEPTH, String.valueOf(plies)));
    nodes.ifPresent(most -> named.put(NODES, String.valueOf(most)));
    moveTime.ifPresent(time -> named.put(MOVE_TIME, TimeControl.seconds(time)));
    clock.ifPresent(control -> named.put(CLOCK, control.toString()));
    return named;
  }

  public boolean isNone() {
    return equals(NONE);
  }

  public boolean isDepthAlone() {
    return depth.isPresent() && equals(ofDepth(depth.getAsInt()));
  }

  /** Whether a search ends by the time: then nobody knows where. */
  public boolean isTimed() {
    return moveTime.isPresent() || clock.isPresent();
  }

  /** Whether a search goes as deep as it can. */
  public boolean isOpenEnded() {
    return depth.isEmpty() && !isNone();
  }

  /** These, and where they say nothing, others. */
  public Limits or(Limits others) {
    return new Limits(
        depth.isPresent() ? depth : others.depth,
        nodes.isPresent() ? nodes : others.nodes,
        moveTime.or(others::moveTime),
        clock.or(others::clock));
  }

  /** In words: {@code depth 6, 0.1 s a move}. */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    depth.ifPresent(plies -> words.add("depth " + plies));
    nodes.ifPresent(most -> words.add(most + " nodes"));
    moveTime.ifPresent(time -> words.add(TimeControl.seconds(time) + " s a move"));
    clock.ifPresent(control -> words.add(control.toString()));
    return String.join(", ", words);
  }
}
