package olsy.core.statistics;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Ratings of a field, from all its games together: the strengths of {@link BradleyTerry}, on the
 * scale of {@link Elo}, with intervals from pairs of games. Only pairs are independent, so the
 * spread is that of what they brought above what the strengths made expect (the sandwich of P. J.
 * Huber, 1967, with pairs as clusters).
 *
 * <pre>
 * lead      δ = c·r    its strength less the first's, or less the mean of the others
 * pair      ψ = v_a − v_b,  (H + 1·1ᵀ)·v = c    by how much a point of a against b moves δ
 *           ρ = its points less those expected
 * error²    K/(K − n + 1) · Σ ψ²·ρ²               K pairs, n players
 * degrees   (Σψ²)²/Σψ⁴ · (1 − (n − 1)/K)          as many pairs as count, less what was fitted
 * half      t(degrees) · error
 * </pre>
 *
 * The interval is taken where it has ends, for the part of all points that the player makes: a lead
 * that is longer by {@code half} brings so many points more against these players, and the bounds
 * are the leads that bring the bounds' points. As in {@link Clusters} it reaches at least as far as
 * pairs that were never seen may lead. Encounters whose pairs were all the same show no spread, and
 * get as much. For two players all this is the interval that {@link PairedPoints} have, as {@link
 * Elo} sees it.
 */
public final class Ratings {

  /** Whose rating is 0. */
  public enum Origin {
    /** The mean of the field. */
    MEAN {
      @Override
      double weight(int other, int players) {
        return 1.0 / (players - 1);
      }

      /** The mean of all is nearer than the mean of the others. */
      @Override
      double ofLead(int players) {
        return (players - 1.0) / players;
      }
    },

    /** The first player. */
    FIRST {
      @Override
      double weight(int other, int players) {
        return other == 0 ? 1 : 0;
      }

      @Override
      double ofLead(int players) {
        return 1;
      }
    };

    /** Of another player, in what a lead is a lead over. */
    abstract double weight(int other, int players);

    /** The rating for each unit of the lead. */
    abstract double ofLead(int players);
  }

  private static final double ELO = 400 / Math.log(10);
  private static final double FAR = PairedPoints.FAR / PairedPoints.WIN;
  private static final double FARTHEST = 100;
  private static final int HALVINGS = 60;

  private final int players;
  private final List<Encounter> encounters;
  private final Origin origin;
  private final int pairs;
  private final BradleyTerry model;
  private final SymmetricMatrix information;

  private Ratings(int players, List<Encounter> encounters, Origin origin) {
    this.players = players;
    this.encounters = encounters;
    this.origin = origin;
    this.pairs = pairs(encounters);
    this.model = new BradleyTerry(players, encounters);
    this.information = model.information();
  }

  /** Of all players. Empty as long as games do not connect all of them with each other. */
  public static Optional<List<Rating>> of(int players, List<Encounter> encounters, Origin origin) {
    List<Encounter> played = encounters.stream().filter(one -> one.games() > 0).toList();
    if (players < 2 || !BradleyTerry.isConnected(players, played)) {
      return Optional.empty();
    }
    Ratings ratings = new Ratings(players, played, origin);
    return Optional.of(IntStream.range(0, players).mapToObj(ratings::rating).toList());
  }

  private static int pairs(List<Encounter> encounters) {
    return encounters.stream().mapToInt(Encounter::pairs).sum();
  }

  private Rating rating(int player) {
    if (origin == Origin.FIRST && player == 0) {
      return new Rating(0, new Interval(0, 0));
    }
    double above = 0;
    for (int other = 0; other < players; other++) {
      above += other == player ? 0 : origin.weight(other, players) * model.strength(other);
    }
    List<Encounter> own = encounters.stream().filter(one -> one.has(player)).toList();
    Interval strengths = strengths(player, own);
    double unit = ELO * origin.ofLead(players);
    return new Rating(
        unit * (model.strength(player) - above),
        new Interval(unit * (strengths.low() - above), unit * (strengths.high() - above)));
  }

  /** Between what strengths a player's lies, if the others have theirs. */
  private Interval strengths(int player, List<Encounter> own) {
    double games = own.stream().mapToDouble(Encounter::games).sum();
    double score = 0;
    double slope = 0;
    for (Encounter one : own) {
      double expected = model.expected(one);
      slope += one.games() * expected * (1 - expected) / games;
      score += one.games() * one.score(player) / games;
    }
    double half = slope * half(player);
    double unseen = Clusters.unseen(pairs(own));
    double down = Math.max(half, unseen * Math.min(score, FAR));
    double up = Math.max(half, unseen * Math.min(1 - score, FAR));
    return new Interval(
        strength(player, own, (score - down) * games), strength(player, own, (score + up) * games));
  }

  /** Half of the interval of a lead, as far as pairs show a spread. */
  private double half(int player) {
    double[] contrast = new double[players];
    for (int other = 0; other < players; other++) {
      contrast[other] = other == player ? 1 : -origin.weight(other, players);
    }
    double[] moves = information.solve(contrast);
    double fitted = (players - 1.0) / pairs;
    int degrees = (int) Math.rint(pairsThatCount(moves) * (1 - fitted));
    if (degrees < 1) {
      return Double.POSITIVE_INFINITY;
    }
    double student = StudentT.quantile((1 + Interval.CONFIDENCE) / 2, degrees);
    double spread = student * student / (1 - fitted);
    double variance = 0;
    for (Encounter one : encounters) {
      double move = moves[one.a()] - moves[one.b()];
      double points = one.isConstant() ? unseen(one) : spread * one.squares(model.expected(one));
      variance += move * move * points;
    }
    return Math.sqrt(variance);
  }

  /** So many equal ones would tell as much of a lead. */
  private double pairsThatCount(double... moves) {
    double squares = 0;
    double fourths = 0;
    for (Encounter one : encounters) {
      double move = moves[one.a()] - moves[one.b()];
      squares += one.pairs() * Math.pow(move, 2);
      fourths += one.pairs() * Math.pow(move, 4);
    }
    return squares * squares / fourths;
  }

  /** The square of the points that pairs which were never seen may bring to either side. */
  private static double unseen(Encounter encounter) {
    double near = Math.min(encounter.score(), 1 - encounter.score());
    double part = Clusters.unseen(encounter.pairs()) * (near == 0 ? FAR : near);
    return Math.pow(part * encounter.games(), 2);
  }

  /** The strength that is expected to make so many points against the others of encounters. */
  private double strength(int player, List<Encounter> own, double points) {
    double low = -FARTHEST;
    double high = FARTHEST;
    if (points <= 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (points >= own.stream().mapToDouble(Encounter::games).sum()) {
      return Double.POSITIVE_INFINITY;
    }
    for (int halving = 0; halving < HALVINGS; halving++) {
      double middle = (low + high) / 2;
      double expected = 0;
      for (Encounter one : own) {
        double other = model.strength(one.a() == player ? one.b() : one.a());
        expected += one.games() * BradleyTerry.expected(middle - other);
      }
      if (expected < points) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
