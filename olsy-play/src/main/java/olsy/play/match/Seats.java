package olsy.play.match;

import olsy.core.game.Position;
import olsy.play.opponent.Opponent;

/** Where two sit that play one game after the other. */
record Seats<P extends Position<P>>(Opponent<P> a, Opponent<P> b) implements AutoCloseable {

  static <P extends Position<P>> Seats<P> of(Contestant<P> a, Contestant<P> b) {
    return new Seats<>(a.opponents().get(), b.opponents().get());
  }

  @Override
  public void close() {
    a.close();
    b.close();
  }
}
