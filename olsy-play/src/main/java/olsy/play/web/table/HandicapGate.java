package olsy.play.web.table;

import olsy.play.session.state.Gate;
import olsy.play.session.store.Decision;

/** A gate that the person may keep shut. */
final class HandicapGate implements Gate {

  private final Gate gate;
  private volatile boolean allowed = true;

  HandicapGate(Gate gate) {
    this.gate = gate;
  }

  void allow(boolean open) {
    allowed = open;
  }

  boolean isAllowed() {
    return allowed;
  }

  @Override
  public void add(Decision decision) {
    gate.add(decision);
  }

  @Override
  public boolean isOpen() {
    return allowed && gate.isOpen();
  }

  @Override
  public String evidence() {
    return allowed ? gate.evidence() : "you asked for it to be put aside";
  }
}
