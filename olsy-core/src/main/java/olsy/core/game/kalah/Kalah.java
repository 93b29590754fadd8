package olsy.core.game.kalah;

import java.util.LinkedHashSet;
import java.util.Set;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A position of Kalah, a long for each side: byte i holds the seeds in house i, counted from the
 * one that is farthest from the side's store, and the last byte those in the store.
 *
 * <pre>
 * sow      the seeds of a house go one each into the houses that follow, the own store, the houses of the other side, and
 *          round again; the store of the other side is passed over
 * again    who ends in the own store sows again
 * capture  who ends in an empty house of its own takes that seed and all in the house opposite into the store
 * end      when all houses of one side are empty, the other side puts the seeds of its own into its store
 * </pre>
 *
 * A turn with all that is sown again is one successor. Successors come in the order of the houses
 * sown, the farthest first, then of those sown next. Seeds only go forward, so no position comes
 * back (W. J. Champion 1940; rules as G. Irving, J. Donkers and J. Uiterwijk, Solving Kalah, ICGA
 * Journal 23(3), 2000).
 *
 * @param own seeds of the side to move
 * @param other seeds of its opponent
 */
record Kalah(KalahRules rules, long own, long other, Side toMove) implements Position<Kalah> {

  /** More seeds than a byte holds would need another board. */
  static final int MOST_SEEDS = 255;

  private static final int STORE = 7;
  private static final int BITS = 8;
  private static final long PIT = 0xFF;
  private static final long HOUSES = -1L >>> BITS;

  Kalah {
    assert (houses(own) == 0) == (houses(other) == 0) : "one side alone has seeds";
    assert seeds(own) + seeds(other) <= MOST_SEEDS;
  }

  /** Each house of both sides has so many seeds. */
  static Kalah start(KalahRules rules, int seeds) {
    long side = 0;
    for (int house = 0; house < rules.houses(); house++) {
      side |= (long) seeds << (BITS * house);
    }
    return new Kalah(rules, side, side, Side.FIRST);
  }

  /** Seeds in a house of a side. */
  static int house(long side, int house) {
    return (int) (side >>> (BITS * house) & PIT);
  }

  /** Seeds in the store of a side. */
  static int store(long side) {
    return (int) (side >>> (BITS * STORE));
  }

  /** Seeds in all houses of a side. */
  static int houses(long side) {
    return seeds(side & HOUSES);
  }

  /** Those in the store, too. */
  private static int seeds(long side) {
    long pairs = (side & 0x00FF00FF00FF00FFL) + (side >>> BITS & 0x00FF00FF00FF00FFL);
    return (int) ((pairs * 0x0001000100010001L) >>> 48);
  }

  /** The pits of a side. */
  long pits(Side side) {
    return side == toMove ? own : other;
  }

  /** What one house that is sown leads to, before anything else is done. */
  static final class Sowing {
    private long own;
    private long other;
    private boolean again;
    private int taken;

    /** How many seeds of the other side a house takes that is sown. */
    int taken(KalahRules rules, long ownBefore, long otherBefore, int house) {
      sow(rules, ownBefore, otherBefore, house);
      return taken;
    }

    /**
     * @param house with seeds in it
     */
    void sow(KalahRules rules, long ownBefore, long otherBefore, int house) {
      int houses = rules.houses();
      own = ownBefore & ~(PIT << (BITS * house));
      other = otherBefore;
      int pit = house;
      for (int seeds = house(ownBefore, house); seeds > 0; seeds--) {
        pit = pit == 2 * houses ? 0 : pit + 1;
        if (pit < houses) {
          own += 1L << (BITS * pit);
        } else if (pit == houses) {
          own += 1L << (BITS * STORE);
        } else {
          other += 1L << (BITS * (pit - houses - 1));
        }
      }
      again = pit == houses;
      taken = 0;
      if (pit < houses && house(own, pit) == 1) {
        capture(rules, pit);
      }
      if ((own & HOUSES) == 0 || (other & HOUSES) == 0) {
        own = stored(own);
        other = stored(other);
        again = false;
      }
    }

    private void capture(KalahRules rules, int house) {
      int opposite = rules.houses() - 1 - house;
      taken = house(other, opposite);
      if (taken > 0 || rules.emptyCaptures()) {
        own += ((1L + taken) << (BITS * STORE)) - (1L << (BITS * house));
        other &= ~(PIT << (BITS * opposite));
      }
    }

    private static long stored(long side) {
      return (long) seeds(side) << (BITS * STORE);
    }

    /** Whether the side sows again. */
    boolean again() {
      return again;
    }

    /** The side that has sown. */
    long own() {
      return own;
    }

    long other() {
      return other;
    }
  }

  @Override
  public Kalah[] successors() {
    Set<Kalah> turns = new LinkedHashSet<>();
    addTurns(own, other, turns);
    return turns.toArray(Kalah[]::new);
  }

  private void addTurns(long mine, long yours, Set<Kalah> into) {
    Sowing sowing = new Sowing();
    for (int house = 0; house < rules.houses(); house++) {
      if (house(mine, house) > 0) {
        sowing.sow(rules, mine, yours, house);
        if (sowing.again) {
          addTurns(sowing.own, sowing.other, into);
        } else {
          into.add(afterTurn(sowing));
        }
      }
    }
  }

  /** It is the other side's turn. */
  Kalah afterTurn(Sowing last) {
    return new Kalah(rules, /* own= */ last.other, /* other= */ last.own, toMove.other());
  }

  @Override
  public boolean isTerminal() {
    return (own & HOUSES) == 0;
  }

  @Override
  public Outcome outcome() {
    int lead = store(own) - store(other);
    return lead == 0 ? Outcome.DRAW : Outcome.winOf(lead > 0 ? toMove : toMove.other());
  }

  @Override
  public boolean isReversible(Kalah successor) {
    return false;
  }

  @Override
  public long key() {
    return mixed(own, other, toMove == Side.FIRST ? 0 : 1);
  }

  /** Of what lies in the houses alone, as the side to move sees it. */
  long restKey() {
    return mixed(own & HOUSES, other & HOUSES, 0);
  }

  private static long mixed(long mine, long yours, int side) {
    long key = mine * 0x9E3779B97F4A7C15L + Long.rotateLeft(yours * 0xC2B2AE3D27D4EB4FL, 31);
    key = (key ^ key >>> 29) * 0xBF58476D1CE4E5B9L + side;
    return key ^ key >>> 32;
  }

  /** Not the record's own, which differs from run to run with the identity of {@code toMove}. */
  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }
}
