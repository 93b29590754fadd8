package olsy.core.game.backgammon;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Rolls and plays as text. Points are those of the side that moves.
 *
 * <pre>
 * 6-5               a roll
 * 24/18-13/8        a play
 * 24/18/13          one checker that hits on its way
 * bar/22-6/off      from the bar, and off the board
 * pass              nothing can be played
 * </pre>
 */
final class MoveText {

  private static final String POINT = "(bar|off|[1-9]|1\\d|2[0-4])";
  private static final Pattern PLAY =
      Pattern.compile(
          POINT + "(/" + POINT + "\\*?)+([-, ]+" + POINT + "(/" + POINT + "\\*?)+){0,3}");
  private static final Pattern SEPARATOR = Pattern.compile("[-, ]+");

  private MoveText() {}

  static String write(Backgammon from, Backgammon successor) {
    if (from.isChance() && from.rolled(successor.roll()).equals(successor)) {
      return Dice.text(successor.roll());
    }
    return from.plays().stream()
        .filter(play -> play.successor().equals(successor))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("no move leads from " + from + " to " + successor))
        .text();
  }

  /**
   * Reads a roll or a play. Stars may tell hits, and points on the way may be told.
   *
   * @throws IllegalArgumentException naming the legal ones
   */
  static Backgammon read(Backgammon from, String move) {
    if (from.isTerminal()) {
      throw new IllegalArgumentException("the game is over in " + from + ", found " + move);
    }
    if (from.isChance()) {
      Backgammon rolled = from.rolled(Dice.read(move));
      if (!Arrays.asList(from.successors()).contains(rolled)) {
        throw new IllegalArgumentException("no game begins with a double, found " + move);
      }
      return rolled;
    }
    if (!PLAY.matcher(move).matches() && !move.equals(Play.PASS)) {
      throw new IllegalArgumentException(
          "expected a play like 24/18-13/8, bar/20 or 6/off, found \"" + move + '"');
    }
    List<Play> plays = from.plays();
    Written written = Written.of(move);
    return plays.stream()
        .filter(play -> written.means(play, from))
        .max(Comparator.comparingLong(Written::hits))
        .orElseThrow(() -> illegal(move, from, plays))
        .successor();
  }

  private static IllegalArgumentException illegal(String move, Backgammon from, List<Play> plays) {
    return new IllegalArgumentException(
        "illegal move "
            + move
            + " in "
            + from
            + ", legal: "
            + plays.stream().map(Play::text).collect(Collectors.joining(" ")));
  }

  /** What a text says. */
  private static final class Written {

    /** By how many the checkers on each point become more. */
    private final int[] change;

    /** Points that checkers come to, on their way too. */
    private final List<Integer> reached;

    private Written(int[] change, List<Integer> reached) {
      this.change = change;
      this.reached = reached;
    }

    static Written of(String move) {
      int[] change = new int[Points.BAR + 1];
      List<Integer> reached = new ArrayList<>();
      for (String way : move.equals(Play.PASS) ? new String[0] : SEPARATOR.split(move, -1)) {
        List<Integer> points =
            Arrays.stream(way.replace("*", "").split("/", -1)).map(Written::point).toList();
        change[points.get(0)]--;
        change[points.get(points.size() - 1)]++;
        reached.addAll(points.subList(1, points.size()));
      }
      return new Written(change, reached);
    }

    private static int point(String text) {
      return switch (text) {
        case Play.BAR -> Points.BAR;
        case Play.OFF -> 0;
        default -> Integer.parseInt(text);
      };
    }

    /** Of plays that do the same with their own checkers, those that hit on points it tells of. */
    boolean means(Play play, Backgammon from) {
      int[] before = from.counts(from.toMove());
      int[] after = play.successor().counts(from.toMove());
      for (int point = 1; point <= Points.BAR; point++) {
        if (after[point] - before[point] != change[point]) {
          return false;
        }
      }
      return play.hops().stream().filter(Hop::hits).allMatch(hop -> reached.contains(hop.to()));
    }

    static long hits(Play play) {
      return play.hops().stream().filter(Hop::hits).count();
    }
  }
}
