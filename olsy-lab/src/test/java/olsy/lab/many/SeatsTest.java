package olsy.lab.many;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.game.manyreversi.ManyReversi;
import olsy.core.game.manyreversi.ManyReversiGame;
import olsy.core.search.many.ManySearch;
import olsy.core.search.many.ManySearches;
import org.junit.jupiter.api.Test;

class SeatsTest {

  /** Whoever plays alike has as much in every seating; so all seats are taken equally often. */
  @Test
  void nobodyGainsAgainstHimself() {
    ManyReversiGame game = new ManyReversiGame(4);
    ManySearch<ManyReversi> search = ManySearches.MAX_N.of(game.payoffs());
    Seats<ManyReversi> seats = new Seats<>(game, 2, 8, 1);
    List<Seats.Points> points =
        seats.play(new Seats.Kind<>(search, 1), new Seats.Kind<>(search, 1));
    assertEquals(2, points.size());
    points.forEach(both -> assertEquals(new Seats.Points(16, 16), both));
  }
}
