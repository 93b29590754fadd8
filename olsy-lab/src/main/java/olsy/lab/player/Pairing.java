package olsy.lab.player;

import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.strategy.Candidate;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;
import olsy.play.opponent.player.SearchingOpponent;

/** A strategy to play checkers by, an opponent, and what the one believes about the other. */
public record Pairing(
    String name, Strategy<Checkers> own, Strategy<Checkers> opponent, Strategy<Checkers> model) {

  private static final FeatureSelection<Checkers> GENERAL = LabGame.pool("general");
  private static final FeatureSelection<Checkers> SQUARES = LabGame.pool("squares");

  /** docs/engines.md, in pieces: a man, a king; then squares by their worth, from the own side. */
  private static final double RAPID_MAN = 1;

  private static final double RAPID_KING = 2.54;
  private static final Map<Integer, Double> RAPID_SQUARES =
      Map.of(
          1, 0.8, 2, 0.8, 3, 0.8, 4, 0.8, 15, 0.6, 18, 0.6, 14, 0.25, 19, 0.25, 10, 0.1, 23, 0.1);
  private static final String RAPID_ORDER =
      "begin 3,7,10,14,17,21,4,8,11,15,18,22,25,29,12,16,19,23,26,30,1,5,20,24,27,31,2,6,9,13,28,32"
          + " end rows-down";

  /** PlayedDecisions that models are tested on. */
  private static final int TESTS = 400;

  /** Of learned models. */
  private static final int MAX_DEPTH = 6;

  /** Material, and the same dislike of pieces on the board on both sides. */
  public static Pairing exchanges(double pieces) {
    Strategy<Checkers> both = strategy(lover(pieces), GENERAL);
    return new Pairing("material" + pieces + "pieces", both, both, both);
  }

  private static Candidate lover(double pieces) {
    return candidate(Map.of("men", 1.0, "kings", 1.5, "pieces", pieces), 4);
  }

  /** The same with a wrong model, see {@link #wrong}. */
  public static Pairing exchanges(double pieces, double fault, long seed) {
    Pairing right = exchanges(pieces);
    return new Pairing(
        right.name + "-" + fault,
        right.own,
        right.opponent,
        strategy(wrong(lover(pieces), fault, new SplittableRandom(seed)), GENERAL));
  }

  /** Two {@link Stranger}s. */
  public static Pairing random(int number, int depth, long seed) {
    SplittableRandom random = new SplittableRandom(seed + number);
    Candidate own = Stranger.draw(GENERAL.size(), depth, random).candidate();
    Candidate other = Stranger.draw(GENERAL.size(), depth, random).candidate();
    Strategy<Checkers> opponent = strategy(other, GENERAL);
    return new Pairing(
        "random-" + depth + "-" + number, strategy(own, GENERAL), opponent, opponent);
  }

  /**
   * The same with a wrong model.
   *
   * @param fault what each weight is wrong by at most, in largest weights
   */
  public static Pairing wrong(int number, int depth, double fault, long seed) {
    SplittableRandom random = new SplittableRandom(seed + number);
    Stranger.draw(GENERAL.size(), depth, random);
    Candidate other = Stranger.draw(GENERAL.size(), depth, random).candidate();
    Pairing right = random(number, depth, seed);
    return new Pairing(
        right.name + "-" + fault,
        right.own,
        right.opponent,
        strategy(wrong(other, fault, random), GENERAL));
  }

  /**
   * Samuel's first function against what docs/engines.md says about rapid-draughts, except that
   * square 14 counts half as much for both sides as it does for one.
   *
   * @param fault of the model; without one it knows the order of ties, too
   */
  public static Pairing rapid(double fault, long seed) {
    Map<String, Double> samuel =
        Map.of("men", 1.0, "kings", 1.5, "mobility", 0.05, "back-row", 0.1, "centre", 0.06);
    double[] weights = new double[SQUARES.size()];
    weights[SQUARES.names().indexOf("men")] = RAPID_MAN;
    weights[SQUARES.names().indexOf("kings")] = RAPID_KING;
    RAPID_SQUARES.forEach(
        (square, worth) -> {
          weights[SQUARES.names().indexOf("man-" + square)] = worth;
          weights[SQUARES.names().indexOf("king-" + square)] = worth;
        });
    Candidate rapid = Candidate.scaled(weights, 4, FrontierRule.STAND_PAT);
    Optional<TieOrder<Checkers>> order = Optional.of(LabGame.CHECKERS.tieOrder(RAPID_ORDER));
    Strategy<Checkers> opponent =
        new Strategy<>(rapid.evaluation(SQUARES), 4, 0, new TieRule<>(0, order, order), 0);
    return new Pairing(
        fault == 0 ? "rapid" : "rapid-" + fault,
        strategy(candidate(samuel, 4), GENERAL),
        opponent,
        fault == 0 ? opponent : strategy(wrong(rapid, fault, new SplittableRandom(seed)), SQUARES));
  }

  /** Plays by the own strategy, without a model. */
  public SearchingOpponent<Checkers> minimax() {
    return player("minimax", own);
  }

  /** Plays by the opponent's strategy. */
  public SearchingOpponent<Checkers> other() {
    return player("opponent", opponent);
  }

  private static SearchingOpponent<Checkers> player(String name, Strategy<Checkers> strategy) {
    return new SearchingOpponent<>(
        name, MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(strategy)), strategy.depth());
  }

  /** Whose moves there are to be learned from or foreseen, in games against {@link #minimax}. */
  public PlayedDecisions<Checkers> decisions() {
    return new PlayedDecisions<>(LabGame.CHECKERS, other()::move, minimax()::move, 0);
  }

  /** The same with a model that is learned from so many of the opponent's decisions. */
  public Pairing learned(int examples, long seed) {
    return new Pairing(name, own, opponent, learned(decisions(), examples, seed));
  }

  /** What is learned from so many of somebody's decisions. */
  public static Strategy<Checkers> learned(
      PlayedDecisions<Checkers> decisions, int examples, long seed) {
    return StrategyLearners.usual()
        .learn(
            LearningTask.of(
                GENERAL,
                LabGame.material(GENERAL.size()),
                LabGame.CHECKERS,
                decisions.draw(examples, new SplittableRandom(seed)),
                MAX_DEPTH,
                seed))
        .learned()
        .strategy();
  }

  /** The share of the opponent's unforced moves that the model would have made. */
  public double foreseen(long seed) {
    return decisions().foreseen(player("model", model), TESTS, new SplittableRandom(~seed));
  }

  private static Candidate candidate(Map<String, Double> weights, int depth) {
    return Candidate.scaled(GENERAL.inOrder(weights), depth, FrontierRule.NONE);
  }

  private static Candidate wrong(Candidate right, double fault, SplittableRandom random) {
    double[] weights = right.realWeights();
    for (int i = 0; i < weights.length; i++) {
      weights[i] += fault * (2 * random.nextDouble() - 1);
    }
    return Candidate.scaled(weights, right.depth(), right.frontier());
  }

  private static Strategy<Checkers> strategy(Candidate candidate, FeatureSelection<Checkers> pool) {
    return new Strategy<>(candidate.evaluation(pool), candidate.depth(), 0);
  }
}
