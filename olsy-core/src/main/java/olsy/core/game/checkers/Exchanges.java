package olsy.core.game.checkers;

/**
 * What becomes of the steps of one side: one jump of the opponent and one jump back are looked at,
 * for all steps at once.
 *
 * <pre>
 * a piece is taken by whoever stands next to its new square, when the square behind is empty or the step has left it
 * that is avenged when who jumped can be jumped where it landed, which hangs on the landing square alone
 * </pre>
 *
 * @param kept squares that an own piece can step to and is not lost there without exchange
 * @param denied other squares that an own piece can step to
 * @param exchanged squares that an own piece can step to, to be taken there and surely avenged
 * @param trappedKings kings that have no step, or lose themselves by each without exchange
 */
record Exchanges(long kept, long denied, long exchanged, long trappedKings) {

  static Exchanges of(SideView v) {
    Shifted men = v.others;
    Shifted kings = v.otherKingsShifted;
    Shifted avenged = Shifted.of(avenged(v), v.side);
    long safe = v.empty & ~lost(v, avenged);

    // The square that a step has left is straight behind it.
    long ahead4 = v.owns.ahead4() & safe & (avenged.ahead4() | ~men.back4());
    long ahead5 = v.owns.ahead5() & safe & (avenged.ahead5() | ~men.back5());
    long back4 = v.ownKingsShifted.back4() & safe & (avenged.back4() | ~kings.ahead4());
    long back5 = v.ownKingsShifted.back5() & safe & (avenged.back5() | ~kings.ahead5());
    long kept = ahead4 | ahead5 | back4 | back5;
    long exchanged =
        (kept & taken(v))
            | (ahead4 & men.back4())
            | (ahead5 & men.back5())
            | (back4 & kings.ahead4())
            | (back5 & kings.ahead5());
    long free = v.back(ahead4, 4) | v.back(ahead5, 5) | v.ahead(back4, 4) | v.ahead(back5, 5);
    return new Exchanges(kept, v.steps() & ~kept, exchanged, v.ownKings() & ~free);
  }

  /** Squares where a piece may be jumped that comes to them. */
  private static long taken(SideView v) {
    Shifted e = v.empties;
    return (v.others.back4() & e.ahead4())
        | (v.others.back5() & e.ahead5())
        | (v.otherKingsShifted.ahead4() & e.back4())
        | (v.otherKingsShifted.ahead5() & e.back5());
  }

  /** The same, by a piece that cannot be jumped then. */
  private static long lost(SideView v, Shifted avenged) {
    Shifted e = v.empties;
    return (v.others.back4() & e.ahead4() & ~avenged.ahead4())
        | (v.others.back5() & e.ahead5() & ~avenged.ahead5())
        | (v.otherKingsShifted.ahead4() & e.back4() & ~avenged.back4())
        | (v.otherKingsShifted.ahead5() & e.back5() & ~avenged.back5());
  }

  /** Where a piece of the opponent could be jumped. */
  private static long avenged(SideView v) {
    Shifted e = v.empties;
    return (v.owns.ahead4() & e.back4())
        | (v.owns.ahead5() & e.back5())
        | (v.ownKingsShifted.back4() & e.ahead4())
        | (v.ownKingsShifted.back5() & e.ahead5());
  }
}
