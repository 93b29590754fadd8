package olsy.play.position;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyPosition;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManyResult;

/** Searches a position of a game for many players. */
public record ManyPositionSearch<P extends ManyPosition<P>>(
    ManyGame<P> game, ManyAlgorithm algorithm, LongSupplier nanoClock) {

  private static final double NANOS = 1e9;

  public ManyPositionAnswer answer(P position, int depth) {
    long begin = nanoClock.getAsLong();
    ManyResult<P> found = algorithm.<P>of(game.payoffs()).search(position, depth);
    double seconds = (nanoClock.getAsLong() - begin) / NANOS;
    List<String> moves = new ArrayList<>();
    for (int i = 1; i < found.line().size(); i++) {
      moves.add(game.move(found.line().get(i - 1), found.line().get(i)));
    }
    return new ManyPositionAnswer(
        moves.isEmpty() ? null : moves.get(0),
        found.values(),
        depth,
        moves,
        game.text(found.choice().orElse(position)),
        found.evaluations(),
        found.expansions(),
        seconds);
  }
}
