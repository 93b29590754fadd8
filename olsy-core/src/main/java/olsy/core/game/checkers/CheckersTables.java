package olsy.core.game.checkers;

import static java.lang.Long.bitCount;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import olsy.core.game.LinearFunction;
import olsy.core.game.Side;

/**
 * w·h of checkers for fixed weights, most of it looked up.
 *
 * <pre>
 * what the square of a piece decides:      16 tables: men and kings of both sides, two rows at a time
 * what men of the first two rows decide:   in the same tables
 * what the board's own squares decide:     in the same tables, alike for both sides
 * what depends on more:                    counted, where its weight is not 0
 * </pre>
 */
final class CheckersTables implements LinearFunction<Checkers> {

  /** A pair of rows is eight squares and an unused bit. */
  private static final int BITS = 9;

  private static final int PATTERNS = 256;
  private static final int PAIRS = 4;

  /** Where the second side's tables begin behind the first's. */
  private static final int SECOND = PAIRS * PATTERNS;

  private static final List<String> NAMES = CheckersFeatures.ALL.names();

  /** Places of features that add up over pieces. */
  private static final int[] OF_PIECES = ofPieces();

  /** Those features of a single man and of a single king of the first side, by its bit. */
  private static final int[][] MAN = alone(false);

  private static final int[][] KING = alone(true);

  /** By phase: 8 men and fewer of both sides, 9 to 11, 12 to 15, 16 and more. */
  private static final List<Optional<String>> TEMPO_OF_PHASE =
      List.of(
          Optional.of("tempo-ending"),
          Optional.empty(),
          Optional.of("tempo-middle"),
          Optional.of("tempo-opening"));

  private static final int TEMPO = place("tempo");
  private static final int CORNER_GUARD = place("corner-guard");
  private static final int BACK_RANK = place("back-rank-1");

  private static final int BOARD_1 = place("board-1");

  private static final int PIECES = place("pieces");

  private final long ofPieces;
  private final long mobility;
  private final long turn;
  private final CountedTerms terms;

  /** By phase. */
  private final int[][] men = new int[TEMPO_OF_PHASE.size()][];

  private final boolean hasPhases;
  private final int[] kings;

  /**
   * @param weights by feature; a feature without one has weight 0
   * @return nothing where the weights are too large for tables of ints
   */
  static Optional<CheckersTables> of(Map<String, Integer> weights) {
    try {
      return Optional.of(
          new CheckersTables(
              NAMES.stream().mapToLong(name -> weights.getOrDefault(name, 0)).toArray()));
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  private CheckersTables(long[] weights) {
    this.ofPieces = weights[PIECES];
    this.mobility = weights[place("mobility")];
    this.turn = weights[place("turn")];
    this.terms = new CountedTerms(weights);
    long[] onBoard = onBoard(weights);
    this.kings = bothSides(sums(KING, weights), onBoard);
    long[] ofMen = sums(MAN, weights);
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
      int row = pattern & 15;
      ofMen[pattern] += row == 0 ? 0 : weights[BACK_RANK + row - 1];
      boolean guarded = (pattern & 1) != 0 && (pattern & 0b110000) != 0;
      ofMen[pattern] += guarded ? weights[CORNER_GUARD] : 0;
    }
    int[] always = bothSides(ofMen, onBoard);
    boolean phases = false;
    for (int phase = 0; phase < men.length; phase++) {
      long tempo = TEMPO_OF_PHASE.get(phase).map(name -> weights[place(name)]).orElse(0L);
      men[phase] = tempo == 0 ? always : bothSides(withTempo(ofMen, tempo), onBoard);
      phases |= tempo != 0;
    }
    this.hasPhases = phases;
  }

  private static int place(String name) {
    return NAMES.indexOf(name);
  }

  private static int[] ofPieces() {
    Set<String> names =
        Set.of(
            "men",
            "kings",
            "advancement",
            "back-row",
            "centre",
            "king-centre",
            "double-corner",
            "edge",
            "dia",
            "diav",
            "tempo",
            "edge-men",
            "edge-kings");
    Predicate<String> bySquare = Pattern.compile("(row|man|king)-[0-9]+").asMatchPredicate();
    return IntStream.range(0, NAMES.size())
        .filter(i -> names.contains(NAMES.get(i)) || bySquare.test(NAMES.get(i)))
        .toArray();
  }

  /** Features by bit and by their order in {@link #OF_PIECES}. */
  private static int[][] alone(boolean king) {
    int[][] alone = new int[BITS * PAIRS][OF_PIECES.length];
    int[] h = new int[NAMES.size()];
    for (int number = 1; number <= 32; number++) {
      long square = Checkers.square(number);
      CheckersFeatures.ALL.extract(
          new Checkers(square, 0, king ? square : 0, Side.FIRST), Side.FIRST, h);
      alone[Long.numberOfTrailingZeros(square)] = Arrays.stream(OF_PIECES).map(i -> h[i]).toArray();
    }
    return alone;
  }

  /** What the patterns of pieces of one kind on the pairs of rows add to the first side's sum. */
  private static long[] sums(int[][] alone, long[] weights) {
    long[] sums = new long[PAIRS * PATTERNS];
    for (int at = 0; at < sums.length; at++) {
      int pattern = at % PATTERNS;
      int last = Integer.lowestOneBit(pattern);
      if (pattern != last) {
        sums[at] = sums[at - last] + sums[at - pattern + last];
      } else if (last != 0) {
        int[] h = alone[at / PATTERNS * BITS + Integer.numberOfTrailingZeros(last)];
        for (int i = 0; i < h.length; i++) {
          sums[at] += weights[OF_PIECES[i]] * h[i];
        }
      }
    }
    return sums;
  }

  /** What pieces on the squares of the board add to their side's sum. */
  private static long[] onBoard(long[] weights) {
    long[] sums = new long[PAIRS * PATTERNS];
    for (int at = 0; at < sums.length; at++) {
      for (int left = at % PATTERNS; left != 0; left &= left - 1) {
        int bit = at / PATTERNS * BITS + Integer.numberOfTrailingZeros(left);
        sums[at] += weights[BOARD_1 + Checkers.number(1L << bit) - 1];
      }
    }
    return sums;
  }

  private static long[] withTempo(long[] ofMen, long weight) {
    long[] only = new long[NAMES.size()];
    only[TEMPO] = weight;
    long[] sums = sums(MAN, only);
    Arrays.setAll(sums, at -> sums[at] + ofMen[at]);
    return sums;
  }

  /**
   * The second side stands on the same squares seen from the other end of the board, and counts
   * against the first.
   *
   * @param onBoard what is added whichever side stands there
   */
  private static int[] bothSides(long[] ofFirst, long[] onBoard) {
    int[] both = new int[2 * SECOND];
    for (int at = 0; at < SECOND; at++) {
      int turned = SECOND - PATTERNS - at / PATTERNS * PATTERNS;
      turned += Integer.reverse(at % PATTERNS) >>> 24;
      both[at] = Math.toIntExact(ofFirst[at] + onBoard[at]);
      both[SECOND + turned] = Math.toIntExact(-ofFirst[at] - onBoard[turned]);
    }
    return both;
  }

  @Override
  public long value(Checkers s, Side side) {
    boolean firstMoves = s.toMove() == Side.FIRST;
    long first = firstMoves ? s.own() : s.other();
    long second = firstMoves ? s.other() : s.own();
    long allKings = s.kings();
    long allMen = (first | second) & ~allKings;
    int[] ofMen = men[hasPhases ? phase(bitCount(allMen)) : 0];
    long sum = lookedUp(ofMen, 0, first & allMen) + lookedUp(ofMen, SECOND, second & allMen);
    if (allKings != 0) {
      sum += lookedUp(kings, 0, first & allKings) + lookedUp(kings, SECOND, second & allKings);
    }
    if (mobility != 0) {
      sum += mobility * mobility(first, second, allKings);
    }
    sum += firstMoves ? turn : -turn;
    if (terms.any()) {
      sum += terms.sum(first, second, allKings, firstMoves);
    }
    return (side == Side.FIRST ? sum : -sum) + ofPieces * bitCount(first | second);
  }

  private static int phase(int men) {
    return men > 15 ? 3 : men > 11 ? 2 : men > 8 ? 1 : 0;
  }

  private static int mobility(long first, long second, long kings) {
    long empty = Checkers.BOARD & ~(first | second);
    int mobility =
        bitCount(first << 4 & empty)
            + bitCount(first << 5 & empty)
            - bitCount(second >>> 4 & empty)
            - bitCount(second >>> 5 & empty);
    if (kings != 0) {
      mobility += bitCount((first & kings) >>> 4 & empty) + bitCount((first & kings) >>> 5 & empty);
      mobility -= bitCount((second & kings) << 4 & empty) + bitCount((second & kings) << 5 & empty);
    }
    return mobility;
  }

  private static long lookedUp(int[] table, int from, long squares) {
    return (long) table[from + ((int) squares & 255)]
        + table[from + PATTERNS + ((int) (squares >>> BITS) & 255)]
        + table[from + 2 * PATTERNS + ((int) (squares >>> (2 * BITS)) & 255)]
        + table[from + 3 * PATTERNS + ((int) (squares >>> (3 * BITS)) & 255)];
  }
}
