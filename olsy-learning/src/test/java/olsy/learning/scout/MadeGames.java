package olsy.learning.scout;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.model.MStarOnePassDepths;
import olsy.learning.example.Example;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.HiddenPlayer;

/** Games of made players, who may model each other. */
final class MadeGames {

  private static final int OPENING = 6;
  private static final int MOST_PLIES = 120;

  private MadeGames() {}

  static Strategy<Checkers> strategy(int depth, double... weights) {
    return Candidate.scaled(weights, depth, FrontierRule.NONE)
        .strategy(HiddenPlayer.POOL, TieRule.gamesOrder());
  }

  /** With weights up to a third of a man for what is not material. */
  static double[] drawn(SplittableRandom random) {
    double[] weights = random.doubles(HiddenPlayer.POOL.size(), -0.3, 0.3).toArray();
    weights[0] = 1;
    weights[1] = 1.5;
    return weights;
  }

  /** The decisions of one player against another, a list for each game. */
  static List<List<Example<Checkers>>> of(
      Player<Checkers> player, Player<Checkers> rival, int decisions, long seed) {
    return of(s -> move(player, s), rival, decisions, seed);
  }

  /** The same of a player who moves in whatever way. */
  static List<List<Example<Checkers>>> of(
      UnaryOperator<Checkers> player, Player<Checkers> rival, int decisions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Example<Checkers>>> games = new ArrayList<>();
    for (int found = 0; found < decisions; ) {
      Side side = games.size() % 2 == 0 ? Side.FIRST : Side.SECOND;
      List<Example<Checkers>> game = game(player, rival, side, random);
      found += (int) game.stream().filter(example -> !example.isForced()).count();
      games.add(game);
    }
    return games;
  }

  private static List<Example<Checkers>> game(
      UnaryOperator<Checkers> player, Player<Checkers> rival, Side side, SplittableRandom random) {
    List<Example<Checkers>> decisions = new ArrayList<>();
    Line<Checkers> line =
        Line.startingAt(Checkers.START, HiddenPlayer.GAME.drawRules().withPlies(MOST_PLIES));
    for (int ply = 0; !line.isTerminal(); ply++) {
      Checkers s = line.position();
      boolean decides = s.toMove() == side;
      Checkers next =
          ply < OPENING ? RandomPlay.move(s, random) : decides ? player.apply(s) : move(rival, s);
      if (decides && ply >= OPENING) {
        decisions.add(Example.of(s, next));
      }
      line = line.followedBy(next);
    }
    return decisions;
  }

  private static Checkers move(Player<Checkers> player, Checkers s) {
    Search<Checkers> search = new MStarOnePassDepths<>(player.strategies());
    return search.search(s, player.strategy().depth(), SearchBudget.unlimited()).choice();
  }
}
