package olsy.play.session.state;

import olsy.play.session.store.Decision;

/** Open while one of two is: for players who count with all replies. */
record EitherGate(Gate one, Gate other) implements Gate {

  @Override
  public void add(Decision decision) {
    one.add(decision);
    other.add(decision);
  }

  @Override
  public boolean isOpen() {
    return one.isOpen() || other.isOpen();
  }

  @Override
  public String evidence() {
    if (one.isOpen() != other.isOpen()) {
      return (one.isOpen() ? one : other).evidence();
    }
    return one.evidence() + ", " + other.evidence();
  }
}
