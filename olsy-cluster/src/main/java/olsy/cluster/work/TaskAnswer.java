package olsy.cluster.work;

import java.io.Serializable;

/**
 * What came of a task.
 *
 * @param text what it answered, or a sentence about what went wrong
 */
public record TaskAnswer(String key, boolean isFault, String text) implements Serializable {

  static TaskAnswer fault(String key, String sentence) {
    return new TaskAnswer(key, true, sentence);
  }
}
