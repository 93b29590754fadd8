package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.Side;
import olsy.core.game.checkers.PlainBoard.Step;
import olsy.core.game.checkers.PlainBoard.Way;
import org.junit.jupiter.api.Test;

/**
 * Every feature a second time, programmed from the sentences that {@code olsy features checkers}
 * prints and from nothing else, on a board of rows and columns.
 */
class FeatureDefinitionsTest {

  private static final int SEED = 20;
  private static final int POSITIONS = 2000;

  private static final int[] CENTRE = {10, 11, 14, 15, 18, 19, 22, 23};
  private static final int[] DOUBLE_CORNERS = {1, 5, 28, 32};
  private static final int[] SIDE_EDGES = {4, 5, 12, 13, 20, 21, 28, 29};
  private static final int[] EDGES = {1, 2, 3, 4, 5, 12, 13, 20, 21, 28, 29, 30, 31, 32};
  private static final int[] DIAGONALS = {1, 6, 10, 15, 19, 24, 28, 5, 9, 14, 18, 23, 27, 32};
  private static final int[] WORTH_TWO = {2, 7, 11, 13, 16, 17, 20, 22, 26, 31};
  private static final int[] WORTH_ONE = {3, 8, 12, 21, 25, 30};

  private final EnglishCheckers game = new EnglishCheckers();
  private final Features<Checkers> features = game.features();

  /** What one side counts, before the other's is taken away. */
  private static Map<String, ToIntFunction<PlainBoard>> counts() {
    Map<String, ToIntFunction<PlainBoard>> counts = new LinkedHashMap<>();
    counts.put("men", FeatureDefinitionsTest::men);
    counts.put("kings", FeatureDefinitionsTest::kings);
    counts.put("pieces", b -> pieces(b) + theirPieces(b));
    counts.put("mobility", b -> b.steps().size());
    counts.put(
        "advancement", b -> menOnRow(b, 5) + menOnRow(b, 6) - menOnRow(b, 3) - menOnRow(b, 4));
    counts.put("back-row", b -> menOnRow(b, 1));
    counts.put("centre", b -> count(b::man, CENTRE));
    counts.put("king-centre", b -> count(b::king, CENTRE));
    counts.put("double-corner", b -> count(b::own, DOUBLE_CORNERS));
    counts.put("edge", b -> count(b::own, SIDE_EDGES));
    counts.put("apex", FeatureDefinitionsTest::apex);
    counts.put("back", b -> one(bridge(b) && theirKings(b) == 0));
    counts.put("cntr", FeatureDefinitionsTest::cntr);
    counts.put("corn", FeatureDefinitionsTest::corn);
    counts.put("cramp", FeatureDefinitionsTest::cramp);
    counts.put("deny", FeatureDefinitionsTest::deny);
    counts.put("mobil", FeatureDefinitionsTest::mobil);
    counts.put("dia", b -> count(b::own, DIAGONALS));
    counts.put("diav", FeatureDefinitionsTest::diav);
    counts.put("dyke", FeatureDefinitionsTest::dyke);
    counts.put("exch", b -> destinations(b, step -> exchanged(b, step)));
    counts.put("expos", FeatureDefinitionsTest::expos);
    counts.put("fork", b -> destinations(b, step -> forks(b, step.to())));
    counts.put("gap", FeatureDefinitionsTest::gap);
    counts.put("guard", b -> one((bridge(b) || triangle(b)) && theirKings(b) == 0));
    counts.put("hole", b -> count(n -> b.empty(n) && neighboursThat(b::own, n) >= 3));
    counts.put("move", FeatureDefinitionsTest::move);
    counts.put("node", b -> count(n -> b.own(n) && neighboursThat(b::empty, n) >= 3));
    counts.put("oreo", b -> one(triangle(b) && kings(b) == 0));
    counts.put("pole", FeatureDefinitionsTest::pole);
    counts.put("thret", b -> destinations(b, step -> threatens(b, step)));
    counts.put("turn", b -> one(b.ownTurn()));
    counts.put("tempo", FeatureDefinitionsTest::tempo);
    counts.put("tempo-opening", b -> menOfBoth(b) >= 16 ? tempo(b) : 0);
    counts.put("tempo-middle", b -> menOfBoth(b) >= 12 && menOfBoth(b) <= 15 ? tempo(b) : 0);
    counts.put("tempo-ending", b -> menOfBoth(b) <= 8 ? tempo(b) : 0);
    for (int row = 2; row <= 7; row++) {
      int here = row;
      counts.put("row-" + row, b -> menOnRow(b, here));
    }
    for (List<Integer> pattern : backRankPatterns()) {
      String name = pattern.stream().map(String::valueOf).collect(Collectors.joining());
      counts.put("back-rank-" + name, b -> one(backRank(b).equals(pattern)));
    }
    counts.put("trade", FeatureDefinitionsTest::trade);
    counts.put("opposition", b -> pieces(b) <= 6 ? move(b) : 0);
    counts.put("runaway", b -> count(n -> b.man(n) && wayIsFree(b, n)));
    counts.put("trapped-kings", b -> count(n -> b.king(n) && trapped(b, n)));
    counts.put("dog-hole", b -> one(b.man(28) && b.theirMan(32)));
    counts.put("corner-guard", b -> one(b.man(1) && (b.man(5) || b.man(6))));
    counts.put("edge-cramp", b -> one(b.man(20) && b.theirMan(24)));
    counts.put("edge-men", b -> count(b::man, SIDE_EDGES));
    counts.put("edge-kings", b -> count(b::king, EDGES));
    PlainBoard.all().limit(28).forEach(n -> counts.put("man-" + n, b -> one(b.man(n))));
    PlainBoard.all().forEach(n -> counts.put("king-" + n, b -> one(b.king(n))));
    PlainBoard.all().forEach(n -> counts.put("board-" + n, b -> one(b.ownAsBlackSees(n))));
    return counts;
  }

  private static int one(boolean holds) {
    return holds ? 1 : 0;
  }

  private static int count(IntPredicate which) {
    return (int) PlainBoard.all().filter(which).count();
  }

  private static int count(IntPredicate which, int... among) {
    return (int) IntStream.of(among).filter(which).count();
  }

  private static int men(PlainBoard b) {
    return count(b::man);
  }

  private static int kings(PlainBoard b) {
    return count(b::king);
  }

  private static int pieces(PlainBoard b) {
    return count(b::own);
  }

  private static int theirMen(PlainBoard b) {
    return count(b::theirMan);
  }

  private static int theirKings(PlainBoard b) {
    return count(b::theirKing);
  }

  private static int theirPieces(PlainBoard b) {
    return count(b::theirs);
  }

  private static int menOfBoth(PlainBoard b) {
    return men(b) + theirMen(b);
  }

  private static int menOnRow(PlainBoard b, int row) {
    return count(n -> b.man(n) && PlainBoard.row(n) == row);
  }

  private static int apex(PlainBoard b) {
    boolean noKing = kings(b) + theirKings(b) == 0;
    return -one(noKing && count(b::man, 7, 26) > 0 && count(b::theirMan, 7, 26) == 0);
  }

  private static boolean bridge(PlainBoard b) {
    return b.own(1) && b.own(3);
  }

  private static boolean triangle(PlainBoard b) {
    return b.own(2) && b.own(3) && b.own(7);
  }

  private static int cntr(PlainBoard b) {
    Set<Integer> reached = reached(b, step -> true);
    return count(n -> b.own(n) || reached.contains(n), CENTRE);
  }

  private static int corn(PlainBoard b) {
    boolean less = 2 * men(b) + 3 * kings(b) < 2 * theirMen(b) + 3 * theirKings(b);
    Set<Integer> reached = reached(b, step -> true);
    return one(pieces(b) <= 6 && less && count(reached::contains, DOUBLE_CORNERS) > 0);
  }

  private static int cramp(PlainBoard b) {
    boolean cramping = b.own(13) && (b.own(9) || b.own(14));
    return one(cramping && count(b::theirs, 17, 21, 22, 25) == 4);
  }

  /** The squares that own pieces can step to by some of their steps. */
  private static Set<Integer> reached(PlainBoard b, Predicate<Step> how) {
    return b.steps().stream().filter(how).map(Step::to).collect(Collectors.toSet());
  }

  private static int destinations(PlainBoard b, Predicate<Step> how) {
    return reached(b, how).size();
  }

  private static boolean lostForNothing(PlainBoard b, Step step) {
    return b.after(step).jumpsBack(step.to()).contains(false);
  }

  private static boolean exchanged(PlainBoard b, Step step) {
    List<Boolean> back = b.after(step).jumpsBack(step.to());
    return !back.isEmpty() && !back.contains(false);
  }

  private static int deny(PlainBoard b) {
    Set<Integer> denied = reached(b, step -> true);
    denied.removeAll(reached(b, step -> !lostForNothing(b, step)));
    return denied.size();
  }

  private static int mobil(PlainBoard b) {
    return destinations(b, step -> !lostForNothing(b, step));
  }

  private static int diav(PlainBoard b) {
    return 3 * count(b::own, DIAGONALS) + 2 * count(b::own, WORTH_TWO) + count(b::own, WORTH_ONE);
  }

  /** Each three is counted from its rearmost piece. */
  private static int dyke(PlainBoard b) {
    int threes = 0;
    for (Way way : List.of(Way.FORWARD_LEFT, Way.FORWARD_RIGHT)) {
      threes +=
          count(
              n -> {
                int second = b.own(n) ? PlainBoard.next(n, way) : PlainBoard.OFF_BOARD;
                return b.own(second) && b.own(PlainBoard.next(second, way));
              });
    }
    return threes;
  }

  private static int expos(PlainBoard b) {
    return count(
        n ->
            b.own(n)
                && Arrays.stream(Way.values())
                    .anyMatch(
                        way ->
                            b.empty(PlainBoard.next(n, way))
                                && b.empty(PlainBoard.next(n, way.opposite()))));
  }

  private static boolean forks(PlainBoard b, int square) {
    return Arrays.stream(Way.values())
        .filter(Way::forward)
        .allMatch(
            way -> {
              int before = PlainBoard.next(square, way);
              return b.theirs(before) && b.empty(PlainBoard.next(before, way));
            });
  }

  private static int gap(PlainBoard b) {
    return count(n -> b.empty(n) && betweenOwn(b, n))
        + count(n -> b.empty(n) && neighboursThat(b::own, n) > 0, EDGES);
  }

  private static boolean betweenOwn(PlainBoard b, int square) {
    return Arrays.stream(Way.values())
        .anyMatch(
            way ->
                b.own(PlainBoard.next(square, way))
                    && b.own(PlainBoard.next(square, way.opposite())));
  }

  private static int neighboursThat(IntPredicate which, int square) {
    return (int)
        PlainBoard.neighbours(square).stream().mapToInt(Integer::intValue).filter(which).count();
  }

  private static int move(PlainBoard b) {
    int inSystem = count(n -> PlainBoard.row(n) % 2 == 1 && !b.empty(n));
    boolean equallyMany = pieces(b) == theirPieces(b);
    return one(equallyMany && inSystem % 2 == (b.ownTurn() ? 1 : 0));
  }

  private static int pole(PlainBoard b) {
    return count(n -> b.man(n) && neighboursThat(m -> !b.empty(m), n) == 0);
  }

  private static boolean threatens(PlainBoard b, Step step) {
    PlainBoard after = b.after(step);
    return Arrays.stream(Way.values()).anyMatch(way -> after.canJump(step.to(), way));
  }

  private static int tempo(PlainBoard b) {
    return PlainBoard.all().filter(b::man).map(n -> PlainBoard.row(n) - 1).sum();
  }

  private static List<List<Integer>> backRankPatterns() {
    return IntStream.range(1, 16)
        .mapToObj(set -> IntStream.rangeClosed(1, 4).filter(n -> (set >> (n - 1)) % 2 == 1))
        .map(pattern -> pattern.boxed().toList())
        .toList();
  }

  private static List<Integer> backRank(PlainBoard b) {
    return IntStream.rangeClosed(1, 4).filter(b::man).boxed().toList();
  }

  private static int trade(PlainBoard b) {
    int own = 10 * men(b) + 13 * kings(b);
    int all = own + 10 * theirMen(b) + 13 * theirKings(b);
    return all == 0 ? 0 : 100 * own / all;
  }

  private static boolean wayIsFree(PlainBoard b, int man) {
    Set<Integer> squares = Set.of(man);
    for (int row = PlainBoard.row(man) + 1; row <= 8; row++) {
      Set<Integer> passed = new HashSet<>();
      for (int square : squares) {
        passed.add(PlainBoard.next(square, Way.FORWARD_LEFT));
        passed.add(PlainBoard.next(square, Way.FORWARD_RIGHT));
      }
      passed.remove(PlainBoard.OFF_BOARD);
      if (passed.stream().anyMatch(b::theirs)) {
        return false;
      }
      squares = passed;
    }
    return true;
  }

  private static boolean trapped(PlainBoard b, int king) {
    return b.steps().stream()
        .filter(step -> step.from() == king)
        .allMatch(step -> lostForNothing(b, step));
  }

  @Test
  void everyFeatureIsProgrammedHere() {
    assertEquals(features.names(), List.copyOf(counts().keySet()));
  }

  @Test
  void everyFeatureIsWhatItsDefinitionSays() throws IOException {
    Map<String, ToIntFunction<PlainBoard>> counts = counts();
    for (Checkers s : positions()) {
      PlainBoard black = PlainBoard.of(game.text(s), 'B');
      PlainBoard white = PlainBoard.of(game.text(s), 'W');
      int[] toBlack = extracted(s, Side.FIRST);
      int[] toWhite = extracted(s, Side.SECOND);
      for (int i = 0; i < toBlack.length; i++) {
        Feature feature = features.list().get(i);
        ToIntFunction<PlainBoard> count = counts.get(feature.name());
        boolean difference = feature.definition().endsWith(" Own minus the other's.");
        int blacks = count.applyAsInt(black);
        int whites = count.applyAsInt(white);
        assertEquals(difference ? blacks - whites : blacks, toBlack[i], () -> of(feature, "B", s));
        assertEquals(difference ? whites - blacks : whites, toWhite[i], () -> of(feature, "W", s));
      }
    }
  }

  /** In those worked out by hand every feature differs from 0 somewhere. */
  private List<Checkers> positions() throws IOException {
    List<Checkers> positions = new ArrayList<>();
    for (String line : CheckersFeaturesTest.handMade()) {
      positions.add(game.position(line.split(" ", -1)[1]));
    }
    Random random = new Random(SEED);
    for (int i = 0; i < POSITIONS; i++) {
      positions.add(i % 2 == 0 ? RandomPositions.played(random) : RandomPositions.placed(random));
    }
    return positions;
  }

  private int[] extracted(Checkers s, Side side) {
    int[] h = new int[features.size()];
    features.extract(s, side, h);
    return h;
  }

  private String of(Feature feature, String side, Checkers s) {
    return feature.name()
        + " as "
        + side
        + " sees "
        + game.text(s)
        + " (seed "
        + SEED
        + "): "
        + feature.definition();
  }
}
