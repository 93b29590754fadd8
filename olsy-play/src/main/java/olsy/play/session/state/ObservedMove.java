package olsy.play.session.state;

import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.play.session.store.Decision;

/**
 * A move of the opponent.
 *
 * @param decision as it is written down
 * @param example what can be learned from it
 */
public record ObservedMove<P extends Position<P>>(Decision decision, Example<P> example) {

  /**
   * A decision that was read.
   *
   * @throws IllegalArgumentException that says what is wrong with it
   */
  static <P extends Position<P>> ObservedMove<P> of(Game<P> game, Decision decision) {
    P position = game.position(decision.position());
    return new ObservedMove<>(
        decision, Example.of(position, game.successor(position, decision.move())));
  }

  /** A decision that is being made. */
  public static <P extends Position<P>> ObservedMove<P> of(
      Game<P> game,
      int number,
      Line<P> line,
      P next,
      boolean baseline,
      Optional<Expectation<P>> expected) {
    P position = line.position();
    Example<P> example = Example.of(position, next);
    Decision decision =
        new Decision(
            number,
            line.plies(),
            game.text(position),
            game.move(position, next),
            example.isForced(),
            baseline,
            expected.map(before -> before.heldAgainst(next, game)).orElse(null));
    return new ObservedMove<>(decision, example);
  }

  /** The same after a move of ours that was searched so many plies ahead. */
  ObservedMove<P> after(int plies) {
    return new ObservedMove<>(decision.after(plies), example);
  }

  P before() {
    return example.position();
  }

  P after() {
    return example.successors().get(example.chosen());
  }
}
