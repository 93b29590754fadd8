package olsy.lab.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.learning.identity.Identification;
import org.junit.jupiter.api.Test;

class CrowdAnswersTest {

  private static final double SMALL = 1e-12;

  private static final Crowd.Member ANN = Crowd.habitual("Ann", new SplittableRandom(1));

  /** Ann is so probable, Bob has half of the rest, and nobody known the other half. */
  private static CrowdAnswer answer(boolean isKnown, double ann) {
    double rest = (1 - ann) / 2;
    List<Identification.Likely> players =
        Stream.of(
                new Identification.Likely("Ann", ann, 10, 5),
                new Identification.Likely("Bob", rest, 10, 5))
            .sorted((one, other) -> Double.compare(other.probability(), one.probability()))
            .toList();
    return new CrowdAnswer(
        ANN,
        isKnown,
        new Identification(players, rest, new Identification.Seen(1, 10, 0, 15), 0, List.of()));
  }

  @Test
  void countsWhoNamedTheRightOne() {
    CrowdAnswers answers =
        new CrowdAnswers("so", 3, List.of(answer(true, 0.9), answer(true, 0.8), answer(true, 0.2)));
    WhoIsIt.Told told = answers.told(2, "all");
    assertEquals(2.0 / 3, told.right().mean(), SMALL);
    assertEquals(3, told.cases());
    assertEquals(1.0 / 3, told.none(), SMALL, "Bob and nobody are as probable");
    assertEquals(0.75, told.asked(), SMALL);
    assertEquals(0, answers.of(member -> false).told(2, "nobody").cases());
  }

  /** Expected calibration error: of two bins, by the answers in each. */
  @Test
  void tellsHowFarSurenessIsFromBeingRight() {
    CrowdAnswers answers =
        new CrowdAnswers("so", 3, List.of(answer(true, 0.9), answer(true, 0.2)))
            .with(new CrowdAnswers("so", 3, List.of(answer(false, 0.9))));
    List<WhoIsIt.Bin> bins = answers.bins();
    assertEquals(2, bins.size());
    assertEquals(new WhoIsIt.Bin("so", 3, 1, 0.4, 0), bins.get(0));
    assertEquals(2, bins.get(1).answers());
    assertEquals(0.9, bins.get(1).probability(), SMALL);
    assertEquals(0.5, bins.get(1).right(), SMALL);
    WhoIsIt.Sureness sureness = answers.sureness("all", 1);
    assertEquals((0.4 + 2 * 0.4) / 3, sureness.error(), SMALL);
    assertEquals((Math.log(0.9) + Math.log(0.2) + Math.log(0.05)) / 3, sureness.logScore(), SMALL);
    assertEquals(1.0 / 3, sureness.right(), SMALL);
  }
}
