package olsy.play.match;

import olsy.core.game.Position;
import olsy.play.opponent.Opponent;

/** Where two sit that play one game after the other. */
record Table<P extends Position<P>>(Opponent<P> a, Opponent<P> b) implements AutoCloseable {

  static <P extends Position<P>> Table<P> of(Contestant<P> a, Contestant<P> b) {
    return new Table<>(a.opponents().get(), b.opponents().get());
  }

  @Override
  public void close() {
    a.close();
    b.close();
  }
}
