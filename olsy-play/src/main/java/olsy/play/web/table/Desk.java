package olsy.play.web.table;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import olsy.play.web.Refusal;

/**
 * Hands over what a person asks for, from whoever answers requests to the thread that plays. There
 * is one question at a time, and one decision answers it.
 */
final class Desk {

  /**
   * What the person is asked.
   *
   * @param moves that are legal; none between games
   * @param isOver whether the game is over
   */
  record Question(Moment moment, List<String> moves, boolean isOver) {

    Question {
      moves = List.copyOf(moves);
    }

    private void require(Wish wish) {
      if (!wish.moment().equals(moment)) {
        throw Refusal.late("the game has gone on since");
      }
      if (wish instanceof Wish.Play play && !moves.contains(play.move())) {
        throw Refusal.wrong(
            "expected one of " + String.join(", ", moves) + ", found " + play.move());
      }
      if (isOver && !(wish instanceof Wish.Next) && !(wish instanceof Wish.Handicap)) {
        throw Refusal.late("this game is over");
      }
      if (wish instanceof Wish.TakeBack && moment.ply() < 2) {
        throw Refusal.wrong("there is no move of yours to take back");
      }
      if (!isOver && wish instanceof Wish.Next) {
        throw Refusal.wrong("this game is not over: resign, or play on");
      }
    }
  }

  private final Deque<Wish> wishes = new ArrayDeque<>();
  private Question question;
  private boolean knocked;

  /** Asks a question: from now on it can be answered. */
  synchronized void ask(Question next) {
    question = next;
    wishes.clear();
  }

  /** Waits for the next wish; empty where somebody has knocked. */
  synchronized Optional<Wish> take() throws InterruptedException {
    while (wishes.isEmpty() && !knocked) {
      wait();
    }
    if (!wishes.isEmpty()) {
      return Optional.of(wishes.remove());
    }
    knocked = false;
    return Optional.empty();
  }

  /** There is something new for whoever takes wishes. */
  synchronized void knock() {
    knocked = true;
    notifyAll();
  }

  /**
   * Answers the question, or asks for something beside it.
   *
   * @throws Refusal when nothing is asked, or something else
   */
  synchronized void answer(Wish wish) {
    if (question == null) {
      throw Refusal.late("it is not your turn");
    }
    question.require(wish);
    if (wish.isDecision()) {
      question = null;
    }
    wishes.add(wish);
    notifyAll();
  }
}
