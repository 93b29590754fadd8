package olsy.play.web.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Side;
import olsy.play.web.Refusal;
import org.junit.jupiter.api.Test;

class DeskTest {

  private static final Moment NOW = new Moment(1, 4);

  private final Desk desk = new Desk();

  private String refusal(Wish wish) {
    return assertThrows(Refusal.class, () -> desk.answer(wish)).getMessage();
  }

  @Test
  void aMoveIsHandedOverOnce() throws InterruptedException {
    Wish.Play play = new Wish.Play(NOW, "11-15");
    assertEquals("it is not your turn", refusal(play));
    desk.ask(new Desk.Question(NOW, List.of("11-15"), false));
    desk.answer(new Wish.Peek(NOW));
    desk.answer(play);
    assertEquals("it is not your turn", refusal(play));
    assertEquals(Optional.of(new Wish.Peek(NOW)), desk.take());
    assertEquals(Optional.of(play), desk.take());
  }

  @Test
  void whatIsMeantForAnotherMomentIsRefused() {
    desk.ask(new Desk.Question(NOW, List.of("11-15"), false));
    assertEquals("the game has gone on since", refusal(new Wish.Play(new Moment(1, 2), "11-15")));
    assertEquals("expected one of 11-15, found 9-14", refusal(new Wish.Play(NOW, "9-14")));
    assertEquals(
        "this game is not over: resign, or play on", refusal(new Wish.Next(NOW, Side.FIRST)));
    Moment opening = new Moment(2, 0);
    desk.ask(new Desk.Question(opening, List.of("11-15"), false));
    assertEquals("there is no move of yours to take back", refusal(new Wish.TakeBack(opening)));
  }

  @Test
  void whoKnocksIsHeardOnceAfterWhatWasAskedFor() throws InterruptedException {
    desk.ask(new Desk.Question(NOW, List.of("11-15"), false));
    desk.answer(new Wish.Peek(NOW));
    desk.knock();
    desk.ask(new Desk.Question(NOW, List.of("11-15"), false));
    desk.answer(new Wish.Hint(NOW));
    assertEquals(Optional.of(new Wish.Hint(NOW)), desk.take());
    assertEquals(Optional.empty(), desk.take());
    desk.answer(new Wish.Peek(NOW));
    assertEquals(Optional.of(new Wish.Peek(NOW)), desk.take());
  }

  @Test
  void betweenGamesThereIsOnlyTheNext() throws InterruptedException {
    desk.ask(new Desk.Question(NOW, List.of(), true));
    assertEquals("this game is over", refusal(new Wish.TakeBack(NOW)));
    desk.answer(new Wish.Next(NOW, Side.SECOND));
    assertEquals(Optional.of(new Wish.Next(NOW, Side.SECOND)), desk.take());
  }
}
