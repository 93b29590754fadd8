package olsy.lab.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.AlphaBeta;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.strategy.FeatureSelection;
import org.junit.jupiter.api.Test;

class PlayedDecisionsTest {
  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final FeatureSelection<Checkers> POOL =
      new FeatureSelection<>(GAME.pools().get("general"), GAME.features());
  private static final Stranger PLAYER = Stranger.draw(10, 2, new SplittableRandom(1));
  private static final Stranger RIVAL = Stranger.draw(10, 1, new SplittableRandom(2));

  private static PlayedDecisions<Checkers> decisions(double mistakes) {
    return new PlayedDecisions<>(
        GAME, PLAYER.contestant(POOL)::move, RIVAL.contestant(POOL)::move, mistakes);
  }

  @Test
  void areThePlayersAsManyAsWanted() {
    List<List<Example<Checkers>>> games = decisions(0).draw(150, new SplittableRandom(3));
    assertEquals(150, ExampleSet.of(games).decisions());
    AlphaBeta<Checkers> player = new AlphaBeta<>(PLAYER.candidate().evaluation(POOL));
    for (List<Example<Checkers>> game : games) {
      for (Example<Checkers> example : game) {
        assertEquals(
            player.search(example.position(), 2).choice(),
            example.successors().get(example.chosen()));
      }
    }
    assertTrue(
        games.get(0).get(0).position().toMove() != games.get(1).get(0).position().toMove(),
        "sides change");
  }

  @Test
  void fewerAreTheFirstOnes() {
    List<List<Example<Checkers>>> games = decisions(0).draw(90, new SplittableRandom(3));
    assertEquals(games, decisions(0).draw(90, new SplittableRandom(3)));
    assertEquals(decisions(0).draw(40, new SplittableRandom(3)), PlayedDecisions.some(40, games));
  }

  @Test
  void mistakesAreRandomMoves() {
    AlphaBeta<Checkers> player = new AlphaBeta<>(PLAYER.candidate().evaluation(POOL));
    List<Example<Checkers>> examples =
        decisions(0.5).draw(600, new SplittableRandom(4)).stream().flatMap(List::stream).toList();
    double wrong =
        examples.stream()
            .filter(
                example ->
                    !player
                        .search(example.position(), 2)
                        .choice()
                        .equals(example.successors().get(example.chosen())))
            .count();
    double share = wrong / examples.size();
    assertTrue(
        0.3 < share && share < 0.5, "half of the moves are random, some by chance: " + share);
  }
}
