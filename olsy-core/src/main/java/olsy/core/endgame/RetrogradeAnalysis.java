package olsy.core.endgame;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;

/**
 * Solves all positions of one material, with either side to move, from the end backwards. Captures
 * and crownings lead to materials that have been solved before.
 *
 * <pre>
 * for each s: if all of σ(s) lead to other materials: s ends as the best of them says
 *             else if one of them wins: s wins so, if nothing nearer is found
 * for n = 0, 1, 2, …: for each s that ends in n plies, for each s' from which a step leads to s:
 *   s is lost (n even): s' wins in n+1, unless it wins sooner
 *   s is won (n odd) and so is all of σ(s'): s' is lost, in 1 more than the latest of them
 * what is left is drawn
 * </pre>
 *
 * <p>Exercise 6.13 of S. Russell and P. Norvig, "Artificial Intelligence: A Modern Approach"; K.
 * Thompson, "Retrograde analysis of certain endgames", 1986.
 */
public final class RetrogradeAnalysis {

  private static final int UNKNOWN = EndgameSlice.DRAWN;
  private static final int CHUNK = 1 << 14;

  private final Slices solved;

  /**
   * @param solved of what captures and crownings lead to
   */
  public RetrogradeAnalysis(Slices solved) {
    this.solved = solved;
  }

  /**
   * The positions of a material, and those of its reversal if that is another. All cores work.
   *
   * @throws IllegalArgumentException when there are too many
   */
  public List<EndgameSlice> solve(Material material) {
    return new Pair(material).solve();
  }

  private static EndgameSlice unknown(Material material) {
    if (material.positions() > Integer.MAX_VALUE - Long.SIZE) {
      throw new IllegalArgumentException("too many positions of " + material);
    }
    byte[] codes = new byte[(int) material.positions()];
    Arrays.fill(codes, (byte) UNKNOWN);
    return new EndgameSlice(material, codes);
  }

  /** The positions of the same pieces with one side to move, and with the other. */
  private final class Pair {
    private final EndgameSlice one;
    private final EndgameSlice other;
    private final List<EndgameSlice> both;

    /** By code of material. */
    private final AtomicReferenceArray<EndgameSlice> known =
        new AtomicReferenceArray<>(Material.CODES);

    private final LongAccumulator latest = new LongAccumulator(Long::max, 0);

    Pair(Material material) {
      Material reversed = material.reversed();
      this.one = unknown(material);
      this.other = reversed.equals(material) ? one : unknown(reversed);
      this.both = one == other ? List.of(one) : List.of(one, other);
      known.set(material.code(), one);
      known.set(reversed.code(), other);
    }

    List<EndgameSlice> solve() {
      for (EndgameSlice slice : both) {
        each(slice, i -> begin(slice, i));
      }
      for (int plies = 0; plies <= latest.get(); plies++) {
        int n = plies;
        for (EndgameSlice slice : both) {
          EndgameSlice before = slice == one ? other : one;
          each(
              slice,
              i -> {
                if (slice.code(i) == n) {
                  Retreats.from(slice.position(i), s -> goBack(before, s, n));
                }
              });
        }
      }
      return both;
    }

    /** Which one comes first changes nothing: cores take them as they come. */
    private void each(EndgameSlice slice, IntConsumer work) {
      IntStream.rangeClosed(0, (slice.size() - 1) / CHUNK)
          .parallel()
          .forEach(
              chunk ->
                  IntStream.range(chunk * CHUNK, Math.min(slice.size(), (chunk + 1) * CHUNK))
                      .forEach(work));
    }

    /** What the materials that have been solved say of a position. */
    private void begin(EndgameSlice slice, int i) {
      boolean stays = false;
      boolean drawn = false;
      int soonest = UNKNOWN;
      int longest = 0;
      for (Checkers successor : slice.position(i).successors()) {
        EndgameSlice leadsTo = slice(successor);
        if (leadsTo == one || leadsTo == other) {
          stays = true;
          continue;
        }
        int code = leadsTo.code(successor);
        if (code == EndgameSlice.DRAWN) {
          drawn = true;
        } else if (code % 2 == 0) {
          soonest = Math.min(soonest, code + 1);
        } else {
          longest = Math.max(longest, code + 1);
        }
      }
      if (soonest != UNKNOWN) {
        put(slice, i, soonest);
      } else if (!stays && !drawn) {
        put(slice, i, longest);
      }
    }

    /**
     * One step back.
     *
     * @param s from where a step leads to a position that ends in n plies
     */
    private void goBack(EndgameSlice slice, Checkers s, int n) {
      int i = slice.index(s);
      int code = slice.code(i);
      if (n % 2 == 0) {
        if (code > n + 1) { // unknown, or a later win
          put(slice, i, n + 1);
        }
      } else if (code == UNKNOWN) {
        int longest = longest(s, n);
        if (longest >= 0) {
          put(slice, i, longest + 1);
        }
      }
    }

    /**
     * The latest win of the other side after s, if it wins after every move; else a negative
     * number, and while a win of it may yet come sooner.
     */
    private int longest(Checkers s, int n) {
      int longest = n;
      for (Checkers successor : s.successors()) {
        EndgameSlice leadsTo = slice(successor);
        int code = leadsTo.code(successor);
        boolean isFinal = (leadsTo != one && leadsTo != other) || code <= n;
        if (code == EndgameSlice.DRAWN || code % 2 == 0 || !isFinal) {
          return -1;
        }
        longest = Math.max(longest, code);
      }
      return longest;
    }

    private void put(EndgameSlice slice, int i, int code) {
      if (code >= UNKNOWN) {
        throw new IllegalStateException(code + " plies to the end in " + slice.material());
      }
      slice.put(i, code);
      latest.accumulate(code);
    }

    private EndgameSlice slice(Checkers s) {
      long kings = s.kings();
      long own = s.own();
      long others = s.other();
      int code =
          Material.code(
              Long.bitCount(own & ~kings),
              Long.bitCount(own & kings),
              Long.bitCount(others & ~kings),
              Long.bitCount(others & kings));
      EndgameSlice slice = known.getPlain(code);
      return slice != null ? slice : load(code, s);
    }

    private synchronized EndgameSlice load(int code, Checkers s) {
      EndgameSlice loaded = known.get(code);
      if (loaded == null) {
        loaded = solved.of(Material.of(s));
        known.set(code, loaded);
      }
      return loaded;
    }
  }

  /** The materials that are solved together, one of each pair, in the order of solving. */
  public static Stream<Material> pairs(int pieces) {
    return Material.ofPieces(pieces).stream()
        .filter(material -> material.code() >= material.reversed().code());
  }
}
