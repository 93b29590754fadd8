package olsy.play.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * How a play that another program shows goes on from a game that is known, which ends where we were
 * asked last. It may be shown from anywhere on.
 *
 * <pre>
 * it has the game's last position, after the same play   →  what is behind that
 * it begins a move after it, or a move and a reply       →  the move we answered, or the only one possible; then all of it
 * it leaves the game at an earlier position              →  back there; then what is behind that
 * it begins with another reply to an earlier move        →  back to that move; then all of it
 * else, or where none of our moves would stay            →  another game
 * </pre>
 *
 * @param ply from which the moves are made
 * @param positions after these moves, in their order
 */
record Continuation<P extends Position<P>>(int ply, List<P> positions) {

  /**
   * Finds it.
   *
   * @param known the game from its opening on
   * @param us our side in it
   * @param answer our move at its end, if we were asked there; another one may have been made
   */
  static <P extends Position<P>> Optional<Continuation<P>> of(
      List<P> known, Side us, Optional<P> answer, List<P> shown) {
    int least = known.get(0).toMove() == us ? 1 : 2;
    List<P> since = rest(shown, Math.max(0, shown.indexOf(known.get(0))));
    return onwards(known, since)
        .or(() -> behindAGap(known, answer, since))
        .or(() -> back(known, since, least))
        .or(() -> toAnotherReply(known, us, since, least));
  }

  private static <P extends Position<P>> Optional<Continuation<P>> onwards(
      List<P> known, List<P> shown) {
    for (int from = 0; from < known.size(); from++) {
      int same = same(known.subList(from, known.size()), shown);
      if (from + same == known.size()) {
        return Optional.of(new Continuation<>(known.size() - 1, rest(shown, same)));
      }
    }
    return Optional.empty();
  }

  private static <P extends Position<P>> Optional<Continuation<P>> behindAGap(
      List<P> known, Optional<P> answer, List<P> shown) {
    int ply = known.size() - 1;
    P last = known.get(ply);
    P first = shown.get(0);
    if (follows(last, first)) {
      return Optional.of(new Continuation<>(ply, shown));
    }
    List<P> between =
        Arrays.stream(last.successors()).distinct().filter(move -> follows(move, first)).toList();
    Optional<P> move =
        answer
            .filter(between::contains)
            .or(() -> between.stream().filter(one -> between.size() == 1).findFirst());
    return move.map(
        one -> {
          List<P> all = new ArrayList<>(List.of(one));
          all.addAll(shown);
          return new Continuation<>(ply, all);
        });
  }

  /** As little as possible. */
  private static <P extends Position<P>> Optional<Continuation<P>> back(
      List<P> known, List<P> shown, int least) {
    Optional<Continuation<P>> found = Optional.empty();
    int latest = least - 1;
    for (int from = 0; from < known.size(); from++) {
      int same = same(known.subList(from, known.size()), shown);
      int ply = from + same - 1;
      if (same > 0 && ply > latest) {
        latest = ply;
        found = Optional.of(new Continuation<>(ply, rest(shown, same)));
      }
    }
    return found;
  }

  private static <P extends Position<P>> Optional<Continuation<P>> toAnotherReply(
      List<P> known, Side us, List<P> shown, int least) {
    for (int ply = known.size() - 1; ply >= least; ply--) {
      P position = known.get(ply);
      if (position.toMove() != us && follows(position, shown.get(0))) {
        return Optional.of(new Continuation<>(ply, shown));
      }
    }
    return Optional.empty();
  }

  /** How many positions are the same from the beginning on. */
  private static <P> int same(List<P> one, List<P> other) {
    int same = 0;
    while (same < Math.min(one.size(), other.size()) && one.get(same).equals(other.get(same))) {
      same++;
    }
    return same;
  }

  private static <P> List<P> rest(List<P> positions, int from) {
    return positions.subList(from, positions.size());
  }

  private static <P extends Position<P>> boolean follows(P position, P next) {
    return Arrays.asList(position.successors()).contains(next);
  }
}
