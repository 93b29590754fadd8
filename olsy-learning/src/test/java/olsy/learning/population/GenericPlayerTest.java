package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import org.junit.jupiter.api.Test;

class GenericPlayerTest {

  private static final double EXACT = 1e-12;

  private final Population population =
      PopulationTest.population(
          PopulationTest.member("one@2", "one", 4, 6, 2),
          PopulationTest.member("one@4", "one", 4, 7, 4),
          PopulationTest.member("other", "other", 5, 8, 4),
          PopulationTest.member("third", "third", 5, 8, 3));

  /** Of three players one and a half look 4 plies ahead, one 3, and half a one 2. */
  @Test
  void looksAsDeepAsMembersDo() {
    WrittenStrategy generic = population.generic();
    assertEquals(4, generic.depth());
    assertEquals(0.5, generic.doubts().ownShare(), EXACT);
    List<Doubts.Alternative> alternatives = generic.doubts().alternatives();
    assertEquals(List.of(3, 2), alternatives.stream().map(one -> one.strategy().depth()).toList());
    assertEquals(1 / 3.0, alternatives.get(0).share(), EXACT);
    assertEquals(1 / 6.0, alternatives.get(1).share(), EXACT);
  }

  @Test
  void valuesWhatMembersValue() {
    WeightPrior prior = population.prior();
    WrittenStrategy generic = population.generic();
    assertEquals(prior.means(), generic.weights());
    assertEquals(prior.deviations(), generic.doubts().deviations());
    assertEquals(prior.means(), generic.doubts().alternatives().get(0).strategy().weights());
  }

  @Test
  void isOneStrategyWhereAllLookAlike() {
    Population alike = population.without(Set.of("one", "third"), Set.of());
    assertEquals(List.of(), alike.generic().doubts().alternatives());
  }
}
