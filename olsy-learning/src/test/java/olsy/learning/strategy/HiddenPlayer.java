package olsy.learning.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.Search;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.learning.example.Example;

/**
 * Somebody whose decisions the tests learn from.
 *
 * @param ties which of its best moves it takes
 * @param mistakes how often it moves at random
 */
public record HiddenPlayer(Candidate candidate, TieRule<Checkers> ties, double mistakes) {

  public static final EnglishCheckers GAME = new EnglishCheckers();
  public static final FeatureSelection<Checkers> POOL =
      new FeatureSelection<>(GAME.pools().get("general"), GAME.features());

  private static final int OPENING = 6;
  private static final DrawRules RULES = new DrawRules(3, 80, 120);

  /** Six of the ten general features, no two moves equal by accident. */
  public static HiddenPlayer withDepth(int depth) {
    return of(depth, 0, 1, 1.6, 0, 0.081, 0, 0.137, 0.059, 0, -0.113, 0);
  }

  public static HiddenPlayer of(int depth, double mistakes, double... weights) {
    return new HiddenPlayer(Candidate.scaled(weights, depth, FrontierRule.NONE), mistakes);
  }

  public HiddenPlayer(Candidate candidate, double mistakes) {
    this(candidate, TieRule.gamesOrder(), mistakes);
  }

  /** Knows three features only, so that many of its moves are equally good. */
  public static HiddenPlayer coarse(int depth, TieRule<Checkers> ties) {
    return new HiddenPlayer(of(depth, 0, 1, 1.5, 0, 0, 0, 0.1, 0, 0, 0, 0).candidate, ties, 0);
  }

  /** Games with so many unforced decisions, or a few more, against a player that sees one ply. */
  public List<List<Example<Checkers>>> games(int decisions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<Example<Checkers>>> games = new ArrayList<>();
    int found = 0;
    while (found < decisions) {
      List<Example<Checkers>> game = game(games.size() % 2 == 0 ? Side.FIRST : Side.SECOND, random);
      found += (int) game.stream().filter(example -> !example.isForced()).count();
      games.add(game);
    }
    return games;
  }

  private List<Example<Checkers>> game(Side side, SplittableRandom random) {
    Evaluation<Checkers> f = candidate.evaluation(POOL);
    Search<Checkers> search = new Deliberation<>(new Strategy<>(f, candidate.depth(), 0, ties, 0));
    Search<Checkers> rival = new OrderedAlphaBeta<>(f);
    List<Example<Checkers>> decisions = new ArrayList<>();
    Line<Checkers> line = Line.startingAt(Checkers.START, RULES);
    for (int ply = 0; !line.isTerminal(); ply++) {
      Checkers s = line.position();
      boolean decides = s.toMove() == side;
      Checkers[] all = s.successors();
      Checkers next =
          ply < OPENING || (decides && random.nextDouble() < mistakes)
              ? all[random.nextInt(all.length)]
              : (decides ? search.search(s, candidate.depth()) : rival.search(s, 1)).choice();
      if (decides && ply >= OPENING) {
        decisions.add(Example.of(s, next));
      }
      line = line.followedBy(next);
    }
    return decisions;
  }

  /** A man 1, a king 1.5. */
  public static List<Double> material() {
    List<Double> weights = new ArrayList<>(Collections.nCopies(POOL.size(), 0.0));
    weights.set(0, 1.0);
    weights.set(1, 1.5);
    return weights;
  }

  static double[] materialWeights() {
    return material().stream().mapToDouble(Double::doubleValue).toArray();
  }
}
