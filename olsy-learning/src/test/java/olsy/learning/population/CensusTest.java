package olsy.learning.population;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.players.Provenance;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CensusTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();

  @TempDir Path folder;
  private Path out;
  private final List<String> heard = new ArrayList<>();

  @BeforeEach
  void place() {
    out = folder.resolve("population.json");
  }

  private static Recruit<Checkers> recruit(String name) {
    return new Recruit<>(
        name,
        Member.family(name),
        () -> new Recruit.Games<Checkers>(List.of(new Provenance.Source(name, "hash")), List.of()));
  }

  private static MemberFit.Fitted fitted(double men, double spread) {
    return new MemberFit.Fitted(
        Map.of("men", men), Map.of("men", 0.25), 3, FrontierRule.CAPTURES, Map.of("men", spread));
  }

  private Population take(Making making, MemberFit<Checkers> fit, String... names) {
    return take(Optional.empty(), making, fit, names);
  }

  private Population take(
      Optional<Population> before, Making making, MemberFit<Checkers> fit, String... names) {
    List<Recruit<Checkers>> recruits = new ArrayList<>();
    for (String name : names) {
      recruits.add(recruit(name));
    }
    return Census.take(
        GAME,
        making,
        before,
        recruits,
        fit,
        out,
        new Census.Listener() {
          @Override
          public void begins(String name, int before, int all) {
            heard.add(name + " " + before + "/" + all);
          }

          @Override
          public void learned(Member member, boolean now) {
            heard.add(member.name() + (now ? "" : " before"));
          }
        });
  }

  @Test
  void membersAreLearnedInOrder() {
    Population population = take(PopulationTest.MAKING, games -> fitted(4, 0.5), "b@2", "a");
    assertEquals(List.of("b@2 0/2", "b@2", "a 1/2", "a"), heard);
    assertEquals(List.of("b", "a"), population.members().stream().map(Member::family).toList());
    assertEquals(FrontierRule.CAPTURES, population.members().get(0).strategy().frontier());
    assertEquals(population, Population.read(out));
    assertFalse(Files.exists(Census.beside(out)));
  }

  /** Spreads of 1 and 7 in a family, and 5 of a player: √((1 + 49) / 2 + 25) / √2. */
  @Test
  void spreadsAreOfTheWholePopulation() {
    Iterator<Double> spreads = List.of(1.0, 7.0, 5.0).iterator();
    MemberFit<Checkers> fit = games -> fitted(4, spreads.next());
    Population population = take(PopulationTest.MAKING, fit, "a@1", "a@2", "b");
    assertEquals(Map.of("men", 5.0), population.spreads());
  }

  /** In two parts the population is the one that is made in one go. */
  @Test
  void membersOfAnotherPopulationAreTakenOver() {
    List<Double> spreads = List.of(1.0, 7.0, 5.0, 2.0);
    Iterator<Double> all = spreads.iterator();
    Population once =
        take(PopulationTest.MAKING, games -> fitted(4, all.next()), "a@1", "a@2", "b", "c");
    Iterator<Double> parts = spreads.iterator();
    MemberFit<Checkers> fit = games -> fitted(4, parts.next());
    Population first = take(PopulationTest.MAKING, fit, "a@1", "a@2", "b");
    Population second = take(Optional.of(first), PopulationTest.MAKING, fit, "c");
    assertEquals(once.members(), second.members());
    assertEquals(once.spreads().get("men"), second.spreads().get("men"), 1e-3);
  }

  @Test
  void numbersAreShort() {
    Population population = take(PopulationTest.MAKING, games -> fitted(1.0 / 3, 200.0 / 3), "a");
    assertEquals(Map.of("men", 0.3333), population.members().get(0).strategy().weights());
    assertEquals(Map.of("men", 66.67), population.spreads());
  }

  @Test
  void whatIsLearnedIsNotLearnedAgain() {
    int[] left = {1};
    MemberFit<Checkers> breaking =
        games -> {
          if (left[0]-- == 0) {
            throw new IllegalStateException("the power is cut");
          }
          return fitted(4, 1);
        };
    assertThrows(
        IllegalStateException.class, () -> take(PopulationTest.MAKING, breaking, "a", "b"));
    assertFalse(Files.exists(out));
    Population population = take(PopulationTest.MAKING, games -> fitted(8, 1), "a", "b");
    assertEquals(
        List.of(Map.of("men", 4.0), Map.of("men", 8.0)),
        population.members().stream().map(member -> member.strategy().weights()).toList());
    assertEquals(List.of("a 0/2", "a before", "b 1/2", "b"), heard.subList(3, 7));
  }

  @Test
  void anotherPopulationsMembersAreRefused() throws Exception {
    Files.writeString(Census.beside(out), "{\"task\": \"another\", \"finished\": []}");
    InputException wrong =
        assertThrows(
            InputException.class, () -> take(PopulationTest.MAKING, games -> fitted(4, 1), "a"));
    assertTrue(
        wrong.getMessage().startsWith(Census.beside(out) + " belongs to another population"),
        wrong.getMessage());
  }
}
