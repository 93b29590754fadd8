package olsy.lab.many;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import olsy.core.game.manyreversi.ManyReversi;
import olsy.core.game.manyreversi.ManyReversiGame;
import olsy.core.search.many.ManySearch;
import olsy.core.search.many.ManySearches;
import org.junit.jupiter.api.Test;

class SeatingsTest {

  /** Whoever plays alike has as much in every seating; so all seats are taken equally often. */
  @Test
  void nobodyGainsAgainstHimself() {
    ManyReversiGame game = new ManyReversiGame(4);
    ManySearch<ManyReversi> search = ManySearches.MAX_N.of(game.payoffs());
    Seatings<ManyReversi> seats = new Seatings<>(game, 2, 8, 1);
    List<Seatings.Points> points =
        seats.play(new Seatings.Kind<>(search, 1), new Seatings.Kind<>(search, 1));
    assertEquals(2, points.size());
    points.forEach(both -> assertEquals(new Seatings.Points(16, 16), both));
  }
}
