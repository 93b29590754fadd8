package olsy.learning.text;

/**
 * Something that the user gave is wrong: a file, a field, an argument. The message is a sentence
 * for the user that names the place, what was expected and what was found.
 */
public final class InputException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public InputException(String sentence) {
    super(sentence);
  }

  public InputException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  /** What the core says of a text, with the place where the text stands. */
  public static InputException at(String place, IllegalArgumentException wrong) {
    return new InputException(place + ": " + wrong.getMessage(), wrong);
  }
}
