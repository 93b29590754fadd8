package olsy.core.search.pruning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Player;
import olsy.core.search.RandomNodes;
import olsy.core.search.model.MStarOracle;
import org.junit.jupiter.api.Test;

class LinearSumBoundsTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final Features<Checkers> FEATURES = GAME.features();

  /** Bishops and knights ahead, two of either at most. */
  private record ChessMaterial() implements Features<String> {
    @Override
    public List<Feature> list() {
      return List.of(
          new Feature("bishops", "bishops", "Bishops ahead.", Feature.Symmetry.DIFFERENCE),
          new Feature("knights", "knights", "Knights ahead.", Feature.Symmetry.DIFFERENCE));
    }

    @Override
    public void extract(String position, Side side, int[] into) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void largest(String position, int[] into) {
      into[0] = 2;
      into[1] = 2;
    }

    @Override
    public Features<String> covering(Collection<String> names) {
      return this;
    }
  }

  /** Section 5 of the pruning paper: 0.2 · (2 + 2) = 0.8; weights are in tenths here. */
  @Test
  void boundsBishopsAgainstKnights() {
    ChessMaterial material = new ChessMaterial();
    Player<String> player =
        RandomNodes.playerOf(
            List.of(
                new LinearEvaluation<>(material, 29, 31),
                new LinearEvaluation<>(material, 31, 29)));
    assertEquals(8, new LinearSumBounds<>(player).at("").bound(1));
  }

  /** The paper's checkers experiment: six terms are opposite, Total is the same for both. */
  @Test
  void boundsTotalByThePiecesAtTheRoot() {
    LinearEvaluation<Checkers> function =
        LinearEvaluation.of(FEATURES, Map.of("men", 10.0, "mobility", 3.0, "pieces", -2.0), 1);
    Player<Checkers> player = RandomNodes.playerOf(List.of(function, function));
    LinearSumBounds<Checkers> bounds = new LinearSumBounds<>(player);
    assertEquals(2 * 2 * 24, bounds.at(GAME.start()).bound(1));
    assertEquals(2 * 2 * 3, bounds.at(GAME.position("W:W31,32:B1")).bound(1));
  }

  @Test
  void holdsInAllPositionsThatFollow() {
    for (int seed = 0; seed < 300; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Checkers root = RandomPlay.walk(GAME.start(), random.nextInt(60), random);
      Player<Checkers> player = MStarOracle.checkersPlayer(GAME, random, 2);
      SumBounds bounds = new LinearSumBounds<>(player).at(root);
      Checkers after = RandomPlay.walk(root, random.nextInt(40), random);
      List<Evaluation<Checkers>> models = player.evaluations();
      for (int j = 1; j <= 2; j++) {
        double sum =
            models.get(j).value(after, Side.FIRST) + models.get(j - 1).value(after, Side.SECOND);
        assertTrue(Math.abs(sum) <= bounds.bound(j), "seed " + seed + ", model " + j);
      }
    }
  }

  @Test
  void refusesFunctionsThatAreNotLinearOverTheSameFeatures() {
    List<Evaluation<Checkers>> models = new ArrayList<>();
    models.add(new LinearEvaluation<>(FEATURES, new int[FEATURES.size()]));
    models.add((s, side) -> 0);
    assertEquals(
        "sum-bounds can only be computed for linear evaluations; model 1 has none",
        refusal(RandomNodes.playerOf(models)));
    Player<String> player =
        RandomNodes.playerOf(
            List.of(
                new LinearEvaluation<>(new ChessMaterial(), 1, 1),
                new LinearEvaluation<>(new OtherMaterial(new ChessMaterial()), 1, 1)));
    assertEquals(
        "sum-bounds can only be computed over the same features; model 1 has others than model 0",
        refusal(player));
  }

  private record OtherMaterial(ChessMaterial same) implements Features<String> {
    @Override
    public List<Feature> list() {
      return same.list();
    }

    @Override
    public void extract(String position, Side side, int[] into) {
      same.extract(position, side, into);
    }

    @Override
    public void largest(String position, int[] into) {
      same.largest(position, into);
    }

    @Override
    public Features<String> covering(Collection<String> names) {
      return this;
    }
  }

  private static String refusal(Player<?> player) {
    return assertThrows(IllegalArgumentException.class, () -> new LinearSumBounds<>(player))
        .getMessage();
  }
}
