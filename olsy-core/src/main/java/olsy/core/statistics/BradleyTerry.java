package olsy.core.statistics;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The strengths that make the points of a field's games likeliest (E. Zermelo, Die Berechnung der
 * Turnier-Ergebnisse, 1929; R. A. Bradley and M. E. Terry, Rank Analysis of Incomplete Block
 * Designs, 1952). A draw is half a win.
 *
 * <pre>
 * p = 1 / (1 + e^(r_b − r_a)),  of n games a makes the part s
 * max Σ n·(s·ln p + (1 − s)·ln(1 − p)),  Σ r = 0
 *
 * gradient      g = Σ n·(s − p)·(e_a − e_b)
 * information   H = Σ n·p·(1 − p)·(e_a − e_b)(e_a − e_b)ᵀ
 * Newton        r ← r + (H + 1·1ᵀ)⁻¹·g
 * </pre>
 *
 * There is such a maximum if nobody is beyond the others' reach: whatever way the field is parted
 * in two, either part has made a point against the other (L. R. Ford, Solution of a Ranking Problem
 * from Binary Comparisons, 1957). Where it is not so, each encounter is counted with half a pair
 * more, one drawn game.
 */
final class BradleyTerry {

  private static final double EXACT = 1e-12;
  private static final int MOST_STEPS = 500;

  private final int players;
  private final List<Encounter> encounters;
  private final double drawn;
  private final double[] strengths;

  /**
   * @param encounters with a game at least; they must connect all players
   */
  BradleyTerry(int players, List<Encounter> encounters) {
    this.players = players;
    this.encounters = encounters;
    this.drawn = isWithinReach() ? 0 : 1;
    this.strengths = new double[players];
    climb();
  }

  /** Whether a chain of encounters leads from every player to every other. */
  static boolean isConnected(int players, List<Encounter> encounters) {
    boolean[][] met = new boolean[players][players];
    for (Encounter one : encounters) {
      met[one.a()][one.b()] = true;
      met[one.b()][one.a()] = true;
    }
    return reachesAll(met);
  }

  /** Whether everybody made points against somebody who did …, up to everybody else. */
  private boolean isWithinReach() {
    boolean[][] scored = new boolean[players][players];
    for (Encounter one : encounters) {
      scored[one.a()][one.b()] = one.score() > 0;
      scored[one.b()][one.a()] = one.score() < 1;
    }
    return reachesAll(scored);
  }

  /** S. Warshall's closure (1962). */
  private static boolean reachesAll(boolean[][] steps) {
    int n = steps.length;
    for (int via = 0; via < n; via++) {
      for (int from = 0; from < n; from++) {
        for (int to = 0; steps[from][via] && to < n; to++) {
          steps[from][to] |= steps[via][to];
        }
      }
    }
    return IntStream.range(0, n * n)
        .allMatch(both -> both / n == both % n || steps[both / n][both % n]);
  }

  /** Newton's steps, none of them longer than 1 for anybody. */
  private void climb() {
    double longest = 1;
    for (int step = 0; step < MOST_STEPS && longest > EXACT; step++) {
      double[] climb = information(drawn).solve(gradient());
      longest = 0;
      for (double one : climb) {
        longest = Math.max(longest, Math.abs(one));
      }
      for (int player = 0; player < players; player++) {
        strengths[player] += climb[player] / Math.max(1, longest);
      }
    }
  }

  private double[] gradient() {
    double[] gradient = new double[players];
    for (Encounter one : encounters) {
      double expected = expected(one);
      double more = one.games() * (one.score() - expected) + drawn * (0.5 - expected);
      gradient[one.a()] += more;
      gradient[one.b()] -= more;
    }
    return gradient;
  }

  /** H + 1·1ᵀ, of the games that were played. */
  SymmetricMatrix information() {
    return information(0);
  }

  private SymmetricMatrix information(double more) {
    SymmetricMatrix information = new SymmetricMatrix(players, 1);
    for (Encounter one : encounters) {
      double expected = expected(one);
      double weight = (one.games() + more) * expected * (1 - expected);
      information.add(one.a(), one.a(), weight);
      information.add(one.b(), one.b(), weight);
      information.add(one.a(), one.b(), -weight);
    }
    return information;
  }

  /** p: the part of all points that the first of the two is expected to make. */
  double expected(Encounter encounter) {
    return expected(strengths[encounter.a()] - strengths[encounter.b()]);
  }

  /**
   * @param lead how much stronger somebody is
   */
  static double expected(double lead) {
    return 1 / (1 + Math.exp(-lead));
  }

  /** r of a player; those of all have the sum 0. */
  double strength(int player) {
    return strengths[player];
  }
}
