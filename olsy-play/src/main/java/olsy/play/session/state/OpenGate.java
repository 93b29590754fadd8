package olsy.play.session.state;

import olsy.play.session.store.Decision;

/** Always open: the model is used as soon as there is one. */
public record OpenGate() implements Gate {

  @Override
  public void add(Decision decision) {}

  @Override
  public boolean isOpen() {
    return true;
  }

  @Override
  public String evidence() {
    return "every model is used";
  }
}
