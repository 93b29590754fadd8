package olsy.core.game.checkers;

/**
 * What becomes of the steps of one side: one jump of the opponent and one jump back are looked at,
 * for all steps at once.
 *
 * <pre>
 * a step to a square is taken by whoever stands next to the square, when the square behind is empty or the step has left it
 * a jump is avenged when the piece that jumped can be jumped where it landed: that hangs on the landing square alone
 * </pre>
 *
 * @param kept squares that an own piece can step to and is not lost there without exchange
 * @param exchanged squares that an own piece can step to, to be taken there and surely avenged
 * @param trappedKings kings that have no step, or lose themselves by each without exchange
 */
record Exchanges(long kept, long exchanged, long trappedKings) {

  static Exchanges of(SideView v) {
    long empty = v.empty;
    long aheadOfEmpty4 = v.ahead(empty, 4);
    long aheadOfEmpty5 = v.ahead(empty, 5);
    long backOfEmpty4 = v.back(empty, 4);
    long backOfEmpty5 = v.back(empty, 5);

    // Where a piece of the opponent can be jumped, whatever has happened before.
    long k = v.ownKings();
    long avenged =
        (v.ahead(v.own, 4) & backOfEmpty4)
            | (v.ahead(v.own, 5) & backOfEmpty5)
            | (v.back(k, 4) & aheadOfEmpty4)
            | (v.back(k, 5) & aheadOfEmpty5);
    long avengedBehind4 = v.ahead(avenged, 4);
    long avengedBehind5 = v.ahead(avenged, 5);
    long avengedBefore4 = v.back(avenged, 4);
    long avengedBefore5 = v.back(avenged, 5);

    // Squares next to those who can take, by the direction of the jump.
    long theirs = v.otherKings();
    long met4 = v.back(v.other, 4);
    long met5 = v.back(v.other, 5);
    long followed4 = v.ahead(theirs, 4);
    long followed5 = v.ahead(theirs, 5);

    long taken =
        (met4 & aheadOfEmpty4)
            | (met5 & aheadOfEmpty5)
            | (followed4 & backOfEmpty4)
            | (followed5 & backOfEmpty5);
    long lost =
        (met4 & aheadOfEmpty4 & ~avengedBehind4)
            | (met5 & aheadOfEmpty5 & ~avengedBehind5)
            | (followed4 & backOfEmpty4 & ~avengedBefore4)
            | (followed5 & backOfEmpty5 & ~avengedBefore5);

    // The square that a step has left is straight behind it.
    long ahead4 = v.ahead4 & ~lost & ~(met4 & ~avengedBehind4);
    long ahead5 = v.ahead5 & ~lost & ~(met5 & ~avengedBehind5);
    long back4 = v.back4 & ~lost & ~(followed4 & ~avengedBefore4);
    long back5 = v.back5 & ~lost & ~(followed5 & ~avengedBefore5);

    long exchanged =
        (ahead4 & (taken | met4))
            | (ahead5 & (taken | met5))
            | (back4 & (taken | followed4))
            | (back5 & (taken | followed5));
    long free = v.back(ahead4, 4) | v.back(ahead5, 5) | v.ahead(back4, 4) | v.ahead(back5, 5);
    return new Exchanges(ahead4 | ahead5 | back4 | back5, exchanged, k & ~free);
  }
}
