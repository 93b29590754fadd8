package olsy.learning.trait;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.player.Strategy;
import olsy.learning.example.Example;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.learning.population.WeightPrior;
import olsy.learning.prediction.Accuracy;
import olsy.learning.scout.LearnByScout;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.HiddenPlayer;
import olsy.learning.strategy.LearningResult;
import olsy.learning.strategy.LearningTask;
import org.junit.jupiter.api.Test;

class TraitsTest {

  private static final Features<?> FEATURES = HiddenPlayer.GAME.features();
  private static final Game<?> TIC_TAC_TOE = Games.named("tictactoe");

  /** How others play tic-tac-toe, in logits. */
  private static final WeightPrior OTHERS =
      new WeightPrior(
          Map.of("lines-1", 0.5, "lines-2", 1.0, "lines-3", 2.0, "centre", 1.0, "corners", 0.4),
          Map.of("lines-1", 0.5, "lines-2", 0.5, "lines-3", 0.5, "centre", 0.5, "corners", 0.5));

  /** Much better than by guessing. */
  private static final Accuracy FORESEEN = new Accuracy(50, 0.6, 0.6, 0.6, 0.9, 0.2);

  private static final List<String> POOL = HiddenPlayer.POOL.names();

  /** Weights of {@link HiddenPlayer#withDepth}, in the order of the pool. */
  private static final double[] USUAL = {1, 1.6, 0, 0.081, 0, 0.137, 0.059, 0, -0.113, 0};

  private static WrittenStrategy player(double unit, Map<String, double[]> known) {
    Map<String, Double> weights = new LinkedHashMap<>();
    Map<String, Double> deviations = new LinkedHashMap<>();
    known.forEach(
        (feature, one) -> {
          weights.put(feature, unit * one[0]);
          deviations.put(feature, unit * one[1]);
        });
    return new WrittenStrategy(
        weights,
        1,
        FrontierRule.NONE,
        WrittenTies.GAMES_ORDER,
        new WrittenStrategy.Certainty(unit, 0, Strategy.COMMON_TRUST),
        new Doubts(deviations, List.of()),
        Map.of());
  }

  private static double[] of(double weight, double deviation) {
    return new double[] {weight, deviation};
  }

  private static List<String> sentences(List<Trait> traits) {
    return traits.stream().map(Trait::toItself).toList();
  }

  private static WeightPrior prior(double... means) {
    Map<String, Double> byFeature = new LinkedHashMap<>();
    Map<String, Double> deviations = new LinkedHashMap<>();
    for (int j = 0; j < means.length; j++) {
      byFeature.put(POOL.get(j), means[j]);
      deviations.put(POOL.get(j), 0.5);
    }
    return new WeightPrior(byFeature, deviations);
  }

  /** Beside nobody: whatever is surely not 0. With three features z has to be 2.94. */
  @Test
  void aloneItSaysWhatIsSurelyLikedOrAvoided() {
    WrittenStrategy player =
        player(0.5, Map.of("men", of(1, 0.3), "kings", of(-1, 0.33), "edge", of(1, 0.45)));
    assertEquals(
        List.of("You like men.", "You avoid kings."),
        sentences(Traits.of(player, FORESEEN, FEATURES, Optional.empty())));
    assertEquals(
        "Ann avoids kings.",
        Traits.of(player, FORESEEN, FEATURES, Optional.empty()).get(1).of("Ann"));
  }

  /** Twice as sure as others in all: that alone is nothing. */
  @Test
  void besideOthersItSaysWhatDiffersWhateverTheSize() {
    Map<String, double[]> known = new LinkedHashMap<>();
    for (int j = 0; j < USUAL.length; j++) {
      known.put(POOL.get(j), of(2 * USUAL[j], 0.02));
    }
    Optional<WeightPrior> others = Optional.of(prior(USUAL));
    assertEquals(List.of(), Traits.of(player(1, known), FORESEEN, FEATURES, others));
    known.put("kings", of(4, 0.1));
    known.put("back-row", of(0.1, 0.02));
    known.put("double-corner", of(-0.5, 0.02));
    assertEquals(
        List.of(
            "You avoid pieces in the double corners more than most.",
            "You care for men on the back row less than most.",
            "You like kings more than most."),
        sentences(Traits.of(player(1, known), FORESEEN, FEATURES, others)));
  }

  /** What it may be besides counts: two that disagree leave nothing sure. */
  @Test
  void nothingIsSureWhereAlternativesDisagree() {
    WrittenStrategy one = player(1, Map.of("men", of(1, 0.1)));
    WrittenStrategy other = player(1, Map.of("men", of(-1, 0.1)));
    Doubts doubts =
        new Doubts(one.doubts().deviations(), List.of(new Doubts.Alternative(0.4, other)));
    assertEquals(1, Traits.of(one, FORESEEN, FEATURES, Optional.empty()).size());
    assertEquals(List.of(), Traits.of(one.with(doubts), FORESEEN, FEATURES, Optional.empty()));
    assertEquals(List.of(), Traits.of(one.with(Doubts.NONE), FORESEEN, FEATURES, Optional.empty()));
  }

  /** What explains all decisions has no deviations, and yet a say: by the signs of its weights. */
  @Test
  void nothingIsToldThatAnExactExplanationDoesWithout() {
    WrittenStrategy likely = player(1, Map.of("men", of(1, 0.1), "kings", of(1, 0.1)));
    for (double kings : new double[] {1, 0, -0.1}) {
      WrittenStrategy exact =
          new WrittenStrategy(Map.of("men", 1.0, "kings", kings), 1)
              .with(new Doubts(Map.of(), List.of(new Doubts.Alternative(0.2, likely))));
      assertEquals(
          kings > 0 ? List.of("You like men.", "You like kings.") : List.of("You like men."),
          sentences(Traits.of(exact, FORESEEN, FEATURES, Optional.empty())));
    }
  }

  /**
   * Decisions in random games of somebody who takes moves as readily as its weights say.
   *
   * @param weights by feature, in logits
   */
  private static <P extends Position<P>> List<List<Example<P>>> decisions(
      Game<P> rules, Map<String, Double> weights, int games, long seed) {
    Features<P> features = rules.features();
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Example<P>>> all = new ArrayList<>();
    int[] h = new int[features.size()];
    for (int game = 0; game < games; game++) {
      List<Example<P>> decisions = new ArrayList<>();
      P s = rules.start();
      while (!s.isTerminal()) {
        P next = RandomPlay.move(s, random);
        if ((s.toMove() == Side.FIRST) == (game % 2 == 0)) {
          double best = Double.NEGATIVE_INFINITY;
          for (P successor : Example.successors(s)) {
            features.extract(successor, s.toMove(), h);
            double value = -Math.log(-Math.log(random.nextDouble())); // Gumbel: a logit's choice
            for (int j = 0; j < h.length; j++) {
              value += weights.getOrDefault(features.names().get(j), 0.0) * h[j];
            }
            next = value > best ? successor : next;
            best = Math.max(best, value);
          }
          decisions.add(Example.of(s, next));
        }
        s = next;
      }
      all.add(decisions);
    }
    return all;
  }

  private static List<String> told(
      Map<String, Double> weights, int games, long seed, Optional<WeightPrior> others) {
    return told(TIC_TAC_TOE, weights, games, seed, others);
  }

  private static <P extends Position<P>> List<String> told(
      Game<P> rules,
      Map<String, Double> weights,
      int games,
      long seed,
      Optional<WeightPrior> others) {
    LearningTask<P> task =
        LearningTask.of(
            new FeatureSelection<>(rules.features().names(), rules.features()),
            Collections.nCopies(rules.features().size(), 0.0),
            rules,
            decisions(rules, weights, games, seed),
            1,
            5);
    LearningResult<P> result = new LearnByScout().learn(task);
    WrittenStrategy learned = result.learned().written();
    Accuracy foreseen =
        result.fits().stream()
            .filter(fit -> fit.isOf(learned.depth(), learned.frontier()))
            .findFirst()
            .orElseThrow()
            .heldOut();
    return sentences(Traits.of(learned, foreseen, rules.features(), others));
  }

  /** In these games it took the middle so rarely that the weight alone would call it sure. */
  @Test
  void aRandomMoverHasNone() {
    assertEquals(List.of(), told(Map.of(), 40, 3, Optional.of(OTHERS)));
  }

  @Test
  void whoPlaysLikeMostHasNoneAndWhoExaggeratesIsFoundOut() {
    Map<String, Double> weights = new LinkedHashMap<>(OTHERS.means());
    assertEquals(List.of(), told(weights, 60, 0, Optional.of(OTHERS)));
    weights.put("corners", 2.5);
    assertEquals(
        List.of("You like corners more than most."), told(weights, 60, 0, Optional.of(OTHERS)));
  }

  @Test
  void ofWhomNothingIsForeseenNothingIsTold() {
    WrittenStrategy player = player(1, Map.of("men", of(1, 0.1)));
    assertEquals(1, Traits.of(player, FORESEEN, FEATURES, Optional.empty()).size());
    assertEquals(
        List.of(),
        Traits.of(player, new Accuracy(50, 0.3, 0.3, 0.3, 0.5, 0.25), FEATURES, Optional.empty()));
  }
}
