package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Stream;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class GenericPlayerTest {

  private static final double EXACT = 1e-9;

  private final Population population =
      PopulationTest.population(
          PopulationTest.member("one@2", "one", 4, 6, 2),
          PopulationTest.member("one@4", "one", 4, 7, 4),
          PopulationTest.member("other", "other", 5, 8, 4),
          PopulationTest.member("third", "third", 5, 8, 1));

  private static double share(int depth, WrittenStrategy generic) {
    return generic.depth() == depth
        ? generic.doubts().ownShare()
        : generic.doubts().alternatives().stream()
            .filter(one -> one.strategy().depth() == depth)
            .mapToDouble(Doubts.Alternative::share)
            .sum();
  }

  /** Half a player looks 2 plies ahead, one and a half 4, and one 1. */
  @Test
  void looksAboutAsDeepAsMembersDo() {
    WrittenStrategy generic = population.generic();
    assertEquals(1, generic.depth());
    assertEquals((0.125 + 0.75) / 3, share(1, generic), EXACT);
    assertEquals((0.25 + 0.25) / 3, share(2, generic), EXACT);
    assertEquals((0.125 + 0.375) / 3, share(3, generic), EXACT);
    assertEquals(0.75 / 3, share(4, generic), EXACT);
    assertEquals(0.375 / 3, share(5, generic), EXACT);
  }

  @Test
  void valuesWhatMembersValue() {
    WeightPrior prior = population.prior();
    WrittenStrategy generic = population.generic();
    assertEquals(prior.means(), generic.weights());
    assertEquals(prior.deviations(), generic.doubts().deviations());
    assertEquals(prior.means(), generic.doubts().alternatives().get(0).strategy().weights());
  }

  /** Weights of twice the size: they are brought to the same, so the temperature is four times. */
  @Test
  void playsAsSharplyAsMembersWhoLookSo() {
    WrittenStrategy generic =
        PopulationTest.population(
                PopulationTest.member("sharp", "sharp", 8, 12, 2),
                PopulationTest.member("dull", "dull", 2, 3, 7))
            .generic();
    assertEquals(2, generic.depth());
    assertEquals(1.5 / 2, generic.temperature(), EXACT);
    assertEquals(
        1.5 * 2,
        generic.doubts().alternatives().stream()
            .map(Doubts.Alternative::strategy)
            .filter(strategy -> strategy.depth() == 7)
            .findFirst()
            .orElseThrow()
            .temperature(),
        EXACT);
  }

  @Test
  void thereAreNotManyStrategies() {
    Member[] members =
        Stream.iterate(1, depth -> depth + 1)
            .limit(20)
            .map(depth -> PopulationTest.member("a" + depth, "a" + depth, 4, 6, depth))
            .toArray(Member[]::new);
    assertEquals(7, PopulationTest.population(members).generic().doubts().alternatives().size());
  }

  @Test
  void onePlayerIsEnough() {
    Population alone = population.without(Set.of("one", "third"), Set.of());
    assertEquals(0.5, alone.generic().doubts().ownShare(), EXACT);
  }
}
