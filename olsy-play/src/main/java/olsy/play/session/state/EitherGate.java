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

  /** Of the one that is open; of the first where none is, or both are. */
  @Override
  public String evidence() {
    return (other.isOpen() && !one.isOpen() ? other : one).evidence();
  }
}
