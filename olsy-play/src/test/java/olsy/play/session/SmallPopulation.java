package olsy.play.session;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.population.Making;
import olsy.learning.population.Member;
import olsy.learning.population.Population;

/** Players of checkers who count men and kings and look one ply ahead. */
public final class SmallPopulation {

  private static final Making MAKING =
      new Making(
          Optional.empty(),
          List.of(),
          List.of(),
          new Making.Played(List.of(), List.of()),
          List.of(),
          new Making.Settings(100, 2, 1),
          "0.0",
          null);

  private SmallPopulation() {}

  public static Population of(String... names) {
    return new Population(
        "checkers", Arrays.stream(names).map(SmallPopulation::member).toList(), Map.of(), MAKING);
  }

  private static Member member(String name) {
    WrittenStrategy strategy =
        new WrittenStrategy(new TreeMap<>(Map.of("men", 3.0, "kings", 4.5)), 1)
            .with(new Doubts(Map.of("men", 0.1, "kings", 0.2), List.of()));
    return new Member(name, name, List.of(), 100, strategy);
  }
}
