package olsy.cluster.work;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Tasks that are sent together, to be done one after the other. */
public record Parcel(List<Piece> pieces) implements Serializable {

  /** A task on its way. */
  public record Piece(String key, Work work) implements Serializable {}

  public Parcel {
    pieces = List.copyOf(pieces);
  }

  /** Does them. What goes wrong in one of them is its answer, and costs no other its own. */
  public List<TaskAnswer> answers() throws InterruptedException {
    List<TaskAnswer> answers = new ArrayList<>();
    for (Piece piece : pieces) {
      answers.add(answer(piece));
    }
    return answers;
  }

  private static TaskAnswer answer(Piece piece) throws InterruptedException {
    try {
      return new TaskAnswer(piece.key(), false, piece.work().answer());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return TaskAnswer.fault(piece.key(), sentence(e));
    }
  }

  /** In one line, without what differs from machine to machine. */
  static String sentence(Throwable e) {
    if (e instanceof OutOfMemoryError) {
      return "it needs more memory than there is";
    }
    String told = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return told.lines().findFirst().orElse(e.getClass().getSimpleName());
  }
}
