package olsy.learning.training;

import java.util.Optional;

/**
 * Something that a model does not know.
 *
 * @param sentence for people
 * @param remedy the setting that may help
 */
public record Caveat(String sentence, Optional<Remedy> remedy) {

  /** Settings of another training that may help. */
  public enum Remedy {
    /** Deeper searches considered. */
    MAX_DEPTH,
    /** The last decisions only. */
    WINDOW
  }

  static Caveat of(String sentence) {
    return new Caveat(sentence, Optional.empty());
  }

  static Caveat of(String sentence, Remedy remedy) {
    return new Caveat(sentence, Optional.of(remedy));
  }
}
