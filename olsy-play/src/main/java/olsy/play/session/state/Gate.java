package olsy.play.session.state;

import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;

/**
 * Decides whether the model is used: early models are poor, and what is chosen by a poor model
 * loses. It judges by expectations of unforced moves that were written down before the moves,
 * whichever models had them.
 */
public interface Gate {

  /** The gate of those who use the model so. It has seen nothing yet. */
  static Gate of(ModelUse use) {
    return use == ModelUse.SOFT
        ? new EitherGate(new LikelihoodGate(), new HitGate())
        : new HitGate();
  }

  void add(Decision decision);

  boolean isOpen();

  /** What it has seen, in words. */
  String evidence();
}
