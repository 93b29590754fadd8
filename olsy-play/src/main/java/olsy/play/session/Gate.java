package olsy.play.session;

/**
 * Decides whether the model is used: early models are poor, and what is chosen by a poor model
 * loses. It judges by expectations of unforced moves that were written down before the moves,
 * whichever models had them.
 */
public interface Gate {

  void add(Decision decision);

  boolean isOpen();

  /** What it has seen, in words. */
  String evidence();
}
