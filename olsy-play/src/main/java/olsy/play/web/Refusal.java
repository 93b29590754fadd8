package olsy.play.web;

import java.net.HttpURLConnection;

/** A request is not done: the message says why, to the person who made it. */
public final class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1;

  private static final int TOO_MANY = 429;

  private final int status;

  private Refusal(int status, String sentence) {
    super(sentence);
    this.status = status;
  }

  /** What was asked for makes no sense. */
  public static Refusal wrong(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_BAD_REQUEST, sentence);
  }

  /** Whoever asks may not. */
  public static Refusal forbidden(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_FORBIDDEN, sentence);
  }

  public static Refusal unknown(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_NOT_FOUND, sentence);
  }

  /** Something has happened since that whoever asks did not know of. */
  public static Refusal late(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_CONFLICT, sentence);
  }

  static Refusal method(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_BAD_METHOD, sentence);
  }

  static Refusal tooLarge(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_ENTITY_TOO_LARGE, sentence);
  }

  static Refusal tooSlow(String sentence) {
    return new Refusal(HttpURLConnection.HTTP_CLIENT_TIMEOUT, sentence);
  }

  /** As much as the server does at one time is being done. */
  public static Refusal busy(String sentence) {
    return new Refusal(TOO_MANY, sentence);
  }

  /** The program is wrong, and not the request. */
  static Refusal defect(Throwable cause) {
    return new Refusal(
        HttpURLConnection.HTTP_INTERNAL_ERROR,
        "this is a defect of the program, details are in its log: " + cause);
  }

  int status() {
    return status;
  }
}
