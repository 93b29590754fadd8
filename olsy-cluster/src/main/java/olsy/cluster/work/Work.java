package olsy.cluster.work;

import java.io.Serializable;

/**
 * What a task does: a function of what it was made with, and of nothing else. It is sent to whoever
 * does it, so it is made of values that can be written down; seeds are among them.
 */
@FunctionalInterface
public interface Work extends Serializable {

  /** The same text wherever, and however often, it is asked for. */
  String answer() throws InterruptedException;
}
