package olsy.core.search.reply;

import olsy.core.evaluation.Score;
import olsy.core.game.Position;
import olsy.core.search.reply.TrustedReplies.Terms;

/** What the slow definition of M with a guard says: without tables, windows or order. */
record GuardedOracle<P extends Position<P>>(ReplyOracle<P> of, Terms terms) {

  private static final int SHALLOWER = 4;

  /** Of a position so many plies after the root. */
  double value(P s, int d, int ply, boolean foreseen) {
    if (d <= 0 || s.isTerminal()) {
      return Score.of(s, of.side(), ply, of.own().evaluation());
    }
    boolean own = s.toMove() == of.side();
    if (!own && foreseen && d >= terms.leastPlies()) {
      return met(s, d, ply);
    }
    double best = own ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (P successor : s.successors()) {
      double value = value(successor, d - 1, ply + 1, own && foreseen);
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private double met(P s, int d, int ply) {
    P reply = of.foreseen(s);
    double value = value(reply, d - 1, ply + 1, true);
    for (P other : s.successors()) {
      if (terms.isGuarded() && !other.equals(reply)) {
        double feared = value(other, Math.max(0, d - 1 - SHALLOWER), ply + 1, false);
        double risk = terms.risk() * of.own().evaluation().largestWeight();
        value = Math.min(value, Score.isDecided(feared) ? feared : feared + risk);
      }
    }
    return value;
  }
}
