package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.ProcessorTime;
import org.junit.jupiter.api.Test;

class SearchPartsTest {

  /** The search of before takes many more positions, and loses most games. */
  @Test
  void leavesOutOnePartAfterTheOther() {
    ProcessorTime time = new ProcessorTime(50, 200);
    Found found = Found.of(new SearchParts(8, 2, 200, 8, time, 8), 1);
    List<SearchParts.Left> rows = found.of(SearchParts.Left.class);
    assertEquals(
        List.of(
            "table",
            "aspiration",
            "history",
            "reductions",
            "repetitions",
            "captures",
            "all: alpha-beta"),
        rows.stream().map(SearchParts.Left::without).toList());
    SearchParts.Left alphaBeta = rows.get(rows.size() - 1);
    assertTrue(alphaBeta.ratio() > 2, alphaBeta.toString());
    assertTrue(alphaBeta.points().mean() < 0.9, alphaBeta.toString());
    // The clock stands still, so evaluations limit these games, too: they are the same.
    assertEquals(
        rows.stream().map(row -> new SearchParts.LeftTimed(row.without(), row.points())).toList(),
        found.of(SearchParts.LeftTimed.class));
  }
}
