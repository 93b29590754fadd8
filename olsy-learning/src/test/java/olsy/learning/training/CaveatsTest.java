package olsy.learning.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.Provenance;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Hits;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.strategy.ChangeTest;
import org.junit.jupiter.api.Test;

class CaveatsTest {

  private static final WrittenStrategy STRATEGY = new WrittenStrategy(Map.of("men", 1.0), 4);

  private static Provenance provenance(int decisions, int fitted, int maxDepth, int window) {
    return new Provenance(
        "checkers",
        new Provenance.Origin(List.of(), "Ann", null, window, List.of()),
        new Provenance.Seen(10, decisions, 0),
        fitted,
        new Provenance.Learning("two-phases", "rich", maxDepth, 1),
        "1",
        null);
  }

  private static MeasuredAccuracy measured(int decisions, double strict, Double generic) {
    return new MeasuredAccuracy(
        List.of(),
        0,
        new Accuracy(decisions, strict, 1, 1, 1, 0.15),
        null,
        new MeasuredAccuracy.Tolerance(0.1, 0.9, 0.95),
        generic == null
            ? null
            : new MeasuredAccuracy.Generic(
                9, new Accuracy(decisions, generic, 1, 1, 1, 0.15), null, null));
  }

  private static List<String> sentences(
      Provenance provenance, MeasuredAccuracy accuracy, WrittenStrategy strategy, int games) {
    return Caveats.of(provenance, accuracy, strategy, games).stream()
        .map(Caveat::sentence)
        .toList();
  }

  @Test
  void aDepthThatMayBeTooSmallHasARemedy() {
    assertEquals(
        List.of(Optional.of(Caveat.Remedy.MAX_DEPTH)),
        Caveats.of(provenance(1000, 800, 4, 0), measured(200, 0.9, 0.4), STRATEGY, 8).stream()
            .map(Caveat::remedy)
            .toList());
  }

  @Test
  void aGoodModelHasNone() {
    assertEquals(
        List.of(), sentences(provenance(1000, 800, 6, 0), measured(200, 0.9, 0.4), STRATEGY, 8));
    assertEquals(
        List.of(), sentences(provenance(9000, 800, 6, 1000), measured(200, 0.9, 0.4), STRATEGY, 8));
  }

  @Test
  void eachIsSaidWhereItHolds() {
    assertEquals(
        List.of(
            "It was learned from 60 decisions in 8 games: with fewer than 100, depth and weights"
                + " come from the same ones and may be wrong.",
            "Its depth, 4, is the largest that was tried: the player may look further.",
            "Its accuracy was measured on 20 decisions only.",
            "It may predict no better than a uniform guess."),
        sentences(provenance(80, 60, 4, 0), measured(20, 0.2, 0.4), STRATEGY, 8));
    assertEquals(
        List.of(
            "There are 90,000 decisions; about 3,000, in games drawn by lot, were used.",
            "No other player's decisions are there: what is personal in it cannot be told from"
                + " what all players have in common."),
        sentences(provenance(90_000, 2400, 6, 0), measured(600, 0.6, null), STRATEGY, 80));
    assertEquals(
        List.of("There is only one game: how well it predicts others is not known."),
        sentences(provenance(100, 100, 6, 0), null, STRATEGY, 1));
  }

  /** One decision is no plural, and has no standard error. */
  @Test
  void oneDecisionIsSaidAsOne() {
    SampleMean one = new SampleMean(1, 0.3, 0.09);
    assertEquals(
        List.of(
            "It is no better than the population beyond doubt: the model foresees 1 decision by"
                + " 0.43 bits better than what is known of other players."),
        sentences(new Evidence(new Hits(1, 0.5, 0.14), one, Optional.of(one), Map.of(3, 1.0))));
    List<String> few = sentences(provenance(1000, 800, 6, 0), measured(1, 0.9, 0.4), STRATEGY, 8);
    assertTrue(few.contains("Its accuracy was measured on 1 decision only."), few.toString());
  }

  @Test
  void thatNothingIsPersonalIsSaidWithItsNumbers() {
    SampleMean none = new SampleMean(40, -0.05, 0.3);
    SampleMean much = new SampleMean(40, 0.9, 1);
    assertEquals(
        List.of(
            "It plays at random, as far as 40 decisions show: the model foresees them by -0.07 ±"
                + " 0.07 bits better than a uniform guess. There is nothing personal to learn.",
            "Its depth cannot be told: depth 2 has 45 %, depth 3 has 30 %, depth 5 has 25 %."),
        sentences(
            new Evidence(
                new Hits(40, 0.15, 0.14),
                none,
                Optional.of(none),
                Map.of(3, 0.3, 5, 0.25, 2, 0.45))));
    assertEquals(
        List.of(
            "It is no better than the population beyond doubt: the model foresees 40 decisions by"
                + " -0.07 ± 0.07 bits better than what is known of other players."),
        sentences(new Evidence(new Hits(40, 0.5, 0.14), much, Optional.of(none), Map.of(3, 1.0))));
    assertEquals(
        List.of(),
        sentences(new Evidence(new Hits(40, 0.5, 0.14), much, Optional.of(much), Map.of(3, 1.0))));
  }

  private static List<String> sentences(Evidence evidence) {
    return Caveats.of(evidence).stream().map(Caveat::sentence).toList();
  }

  @Test
  void aChangeIsSaidWithItsShares() {
    Caveat change = Caveats.of(new ChangeTest.Change(1200, 0.3, 0.7, 0.001));
    assertEquals(
        "The player seems to have changed: in the order of the archives it predicts 0.300 of the"
            + " first 1,200 decisions put aside and 0.700 of those after.",
        change.sentence());
    assertEquals(Optional.of(Caveat.Remedy.WINDOW), change.remedy());
  }
}
