package olsy.lab.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import olsy.lab.output.Notebook;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;

class SinglePartTest {

  public record Square(int of, long square) {}

  public record Sum(long sum) {}

  /** Squares that need nothing of each other, one that needs their sum, and others after it. */
  private record Squares(int several) implements Experiment {

    @Override
    public String name() {
      return "squares";
    }

    @Override
    public String description() {
      return "A test.";
    }

    @Override
    public void run(Laboratory laboratory) {
      long[] sum = {laboratory.seed()};
      Parts first = new Parts();
      for (int i = 0; i < several; i++) {
        int of = i;
        first.add(Square.class, () -> square(of), row -> sum[0] += row.square);
      }
      first.then(() -> laboratory.row(new Sum(sum[0])));
      laboratory.measure(first);
      sum[0] += laboratory.measure(Square.class, () -> square((int) sum[0])).square;
      Parts last = new Parts();
      for (int i = 0; i < several; i++) {
        int of = i;
        last.add(
            List.of(Square.class, Sum.class),
            rows -> {
              rows.accept(square(of));
              rows.accept(new Sum(of + sum[0]));
            });
      }
      laboratory.measure(last);
    }

    private static Square square(int of) {
      return new Square(of, (long) of * of);
    }
  }

  private static final Squares SQUARES = new Squares(3);

  private static List<Object> whole(List<Record> rows) {
    Notebook notebook = Notebook.empty();
    SQUARES.run(new Laboratory(4, Clocks.stopped(), rows::add, notebook));
    return notebook.parts();
  }

  private static Notebook first(List<Object> parts, int many) {
    return Notebook.of(Json.parse(Json.line(parts.subList(0, many)), "parts"));
  }

  /** Whatever else is known of those that need nothing of each other. */
  @Test
  void eachAloneIsWhatItIsAmongAll() {
    List<Record> rows = new ArrayList<>();
    List<Object> all = whole(rows);
    assertEquals(7, all.size());
    assertEquals(3 + 1 + 1 + 3 * 2, rows.size());
    assertEquals(new Sum(4 + 5), rows.get(3), "behind those that it is the sum of");
    int[] needed = {0, 0, 0, 3, 4, 4, 4};
    for (int number = 0; number < all.size(); number++) {
      for (int known = needed[number]; known <= number; known++) {
        List<Record> alone =
            new SinglePart(SQUARES, 4, number).measure(Clocks.stopped(), first(all, known)).rows();
        assertEquals(
            Json.line(all.get(number)),
            Json.line(Notebook.part(alone)),
            "part " + number + ", of " + known + " known");
      }
    }
  }

  @Test
  void whatIsNotKnownIsNotMade() {
    List<Object> all = whole(new ArrayList<>());
    SinglePart fifth = new SinglePart(SQUARES, 4, 5);
    assertThrows(
        IllegalArgumentException.class, () -> fifth.measure(Clocks.stopped(), first(all, 2)));
    SinglePart none = new SinglePart(SQUARES, 4, 7);
    assertThrows(
        IllegalArgumentException.class, () -> none.measure(Clocks.stopped(), first(all, 7)));
  }
}
