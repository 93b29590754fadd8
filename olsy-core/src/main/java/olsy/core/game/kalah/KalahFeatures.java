package olsy.core.game.kalah;

import java.util.Collection;
import java.util.List;
import java.util.function.ToIntBiFunction;
import olsy.core.game.Feature;
import olsy.core.game.Feature.Symmetry;
import olsy.core.game.Features;
import olsy.core.game.Side;

/** What players of Kalah count, for one side; most of it minus the same for the other side. */
final class KalahFeatures implements Features<Kalah> {

  /** How large the count of one side can become. */
  private enum Most {
    /** The seeds of the game. */
    SEEDS,
    /** The houses of a side. */
    HOUSES,
    ONE
  }

  /**
   * A feature and how it is counted.
   *
   * @param count of a side
   */
  private record Term(Feature feature, Most most, ToIntBiFunction<Kalah, Side> count) {

    int value(Kalah position, Side side) {
      int own = count.applyAsInt(position, side);
      return feature.symmetry() == Symmetry.COMMON
          ? own
          : own - count.applyAsInt(position, side.other());
    }
  }

  static final KalahFeatures ALL =
      new KalahFeatures(
          List.of(
              term(
                  "store",
                  "seeds in the store",
                  "Seeds in the store.",
                  Most.SEEDS,
                  (s, side) -> Kalah.store(s.pits(side))),
              term(
                  "seeds",
                  "seeds kept in the houses",
                  "Seeds in the houses of the side.",
                  Most.SEEDS,
                  (s, side) -> Kalah.houses(s.pits(side))),
              term(
                  "empty",
                  "empty houses",
                  "Houses without seeds.",
                  Most.HOUSES,
                  KalahFeatures::empty),
              term(
                  "capture",
                  "seeds that one sowing can capture",
                  "Seeds in houses of the other side that one sowing takes, in the best case.",
                  Most.SEEDS,
                  KalahFeatures::capture),
              term(
                  "again",
                  "sowings that bring another turn",
                  "Houses that are sown so that the last seed falls into the store.",
                  Most.HOUSES,
                  KalahFeatures::again),
              term(
                  "over",
                  "sowings that reach the other side",
                  "Houses with so many seeds that some fall on the other side.",
                  Most.HOUSES,
                  KalahFeatures::over),
              term(
                  "near",
                  "seeds near the store",
                  "Seeds in the half of the houses that is nearer to the store; a middle house is"
                      + " not among them.",
                  Most.SEEDS,
                  (s, side) -> seeds(s, side, (s.rules().houses() + 1) / 2, s.rules().houses())),
              term(
                  "last",
                  "seeds in the house beside the store",
                  "Seeds in the house beside the store.",
                  Most.SEEDS,
                  (s, side) -> seeds(s, side, s.rules().houses() - 1, s.rules().houses())),
              term(
                  "heap",
                  "a great heap in one house",
                  "Seeds in the house that has most.",
                  Most.SEEDS,
                  KalahFeatures::heap),
              term(
                  "single",
                  "houses with a single seed",
                  "Houses with one seed.",
                  Most.HOUSES,
                  KalahFeatures::single),
              term(
                  "exposed",
                  "seeds that can be captured",
                  "Seeds in houses that are opposite to an empty one.",
                  Most.SEEDS,
                  KalahFeatures::exposed),
              term(
                  "majority",
                  "more than half of the seeds in the store",
                  "Whether the store holds more than half of all seeds.",
                  Most.ONE,
                  KalahFeatures::majority),
              term(
                  "turn",
                  "being to move",
                  "Whether it is to move.",
                  Most.ONE,
                  (s, side) -> s.toMove() == side ? 1 : 0),
              new Term(
                  new Feature(
                      "open",
                      "many seeds in play",
                      "Seeds in the houses of both sides.",
                      Symmetry.COMMON),
                  Most.SEEDS,
                  (s, side) -> Kalah.houses(s.own()) + Kalah.houses(s.other()))));

  private final List<Term> terms;

  private KalahFeatures(List<Term> terms) {
    this.terms = terms;
  }

  private static Term term(
      String name, String brief, String definition, Most most, ToIntBiFunction<Kalah, Side> count) {
    return new Term(new Feature(name, brief, definition, Symmetry.DIFFERENCE), most, count);
  }

  @Override
  public String conventions() {
    return "Every feature but open is counted for the side that looks on, minus the same count for"
        + " the other side.";
  }

  @Override
  public List<Feature> list() {
    return terms.stream().map(Term::feature).toList();
  }

  @Override
  public int size() {
    return terms.size();
  }

  @Override
  public void extract(Kalah position, Side side, int[] into) {
    for (int i = 0; i < terms.size(); i++) {
      into[i] = terms.get(i).value(position, side);
    }
  }

  /** Seeds never come back from a store. */
  @Override
  public void largest(Kalah position, int[] into) {
    int open = Kalah.houses(position.own()) + Kalah.houses(position.other());
    int stored = Math.abs(Kalah.store(position.own()) - Kalah.store(position.other()));
    for (int i = 0; i < terms.size(); i++) {
      boolean isStore = terms.get(i).feature.name().equals("store");
      into[i] =
          switch (terms.get(i).most) {
            case SEEDS -> isStore ? stored + open : open;
            case HOUSES -> position.rules().houses();
            case ONE -> 1;
          };
    }
  }

  @Override
  public Features<Kalah> covering(Collection<String> names) {
    requireKnown(names);
    return new KalahFeatures(
        terms.stream().filter(term -> names.contains(term.feature.name())).toList());
  }

  private static int empty(Kalah s, Side side) {
    return withSeeds(s, side, 0);
  }

  private static int single(Kalah s, Side side) {
    return withSeeds(s, side, 1);
  }

  private static int withSeeds(Kalah s, Side side, int seeds) {
    long pits = s.pits(side);
    int houses = 0;
    for (int house = 0; house < s.rules().houses(); house++) {
      houses += Kalah.house(pits, house) == seeds ? 1 : 0;
    }
    return houses;
  }

  private static int capture(Kalah s, Side side) {
    long pits = s.pits(side);
    long others = s.pits(side.other());
    Kalah.Sowing sowing = new Kalah.Sowing();
    int most = 0;
    for (int house = 0; house < s.rules().houses(); house++) {
      if (Kalah.house(pits, house) > 0) {
        most = Math.max(most, sowing.taken(s.rules(), pits, others, house));
      }
    }
    return most;
  }

  private static int again(Kalah s, Side side) {
    long pits = s.pits(side);
    int houses = s.rules().houses();
    int again = 0;
    for (int house = 0; house < houses; house++) {
      int seeds = Kalah.house(pits, house);
      again += seeds > 0 && (seeds - (houses - house)) % (2 * houses + 1) == 0 ? 1 : 0;
    }
    return again;
  }

  private static int over(Kalah s, Side side) {
    long pits = s.pits(side);
    int over = 0;
    for (int house = 0; house < s.rules().houses(); house++) {
      over += Kalah.house(pits, house) > s.rules().houses() - house ? 1 : 0;
    }
    return over;
  }

  private static int seeds(Kalah s, Side side, int from, int to) {
    long pits = s.pits(side);
    int seeds = 0;
    for (int house = from; house < to; house++) {
      seeds += Kalah.house(pits, house);
    }
    return seeds;
  }

  private static int heap(Kalah s, Side side) {
    long pits = s.pits(side);
    int most = 0;
    for (int house = 0; house < s.rules().houses(); house++) {
      most = Math.max(most, Kalah.house(pits, house));
    }
    return most;
  }

  private static int exposed(Kalah s, Side side) {
    long pits = s.pits(side);
    long others = s.pits(side.other());
    int houses = s.rules().houses();
    int seeds = 0;
    for (int house = 0; house < houses; house++) {
      seeds += Kalah.house(others, houses - 1 - house) == 0 ? Kalah.house(pits, house) : 0;
    }
    return seeds;
  }

  private static int majority(Kalah s, Side side) {
    int store = Kalah.store(s.pits(side));
    int others = Kalah.store(s.pits(side.other()));
    int open = Kalah.houses(s.own()) + Kalah.houses(s.other());
    return 2 * store > store + others + open ? 1 : 0;
  }
}
