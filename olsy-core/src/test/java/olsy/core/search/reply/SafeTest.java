package olsy.core.search.reply;

import static olsy.core.search.reply.TwoStrategies.FUNCTION;
import static olsy.core.search.reply.TwoStrategies.GAME;
import static olsy.core.search.reply.TwoStrategies.limited;
import static olsy.core.search.reply.TwoStrategies.model;
import static olsy.core.search.reply.TwoStrategies.own;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.endgame.SolvedInMemory;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.tree.ModelValue;
import olsy.core.game.tree.Node;
import olsy.core.game.tree.RandomTree;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.EndgameResult.Kind;
import olsy.core.search.Endgames;
import olsy.core.search.RandomTrees;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.reply.TrustedReplies.Terms;
import org.junit.jupiter.api.Test;

class SafeTest {

  private static final double TINY = 1e-9;
  private static final double ENDLESS = Double.POSITIVE_INFINITY;
  private static final int PLIES_OF_FIRST = 6;
  private static final double WHOLE_BUDGET = 1;
  private static final EnumSet<Part> EXACT = EnumSet.of(Part.ASPIRATION, Part.HISTORY);
  private static final DrawRules NO_RULES =
      new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);

  private static <P extends Position<P>> Safe<P> exact(ReplyOracle<P> of, Terms terms) {
    return new Safe<>(
        of.own(),
        MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(of.model())),
        of.model().depth(),
        terms,
        EXACT);
  }

  /** Without tables, windows or order. */
  private record Definition<P extends Position<P>>(Line<P> play, GuardedOracle<P> guarded) {

    private ReplyOracle<P> of() {
      return guarded.of();
    }

    private double minimax(P s, int d, int ply) {
      return of().value(s, d, ply, of().side(), of().own().evaluation());
    }

    /** Of the first position that we had to move in. */
    private double first() {
      List<P> positions = play.positions();
      P first = positions.get((positions.size() - 1) % 2);
      return positions.size() < 3
          ? minimax(of().root(), of().depth(), 0)
          : minimax(first, PLIES_OF_FIRST, 0);
    }

    /** Whether another move than minimax's was chosen. */
    boolean check() {
      int depth = of().depth();
      SearchResult<P> found =
          exact(of(), guarded.terms()).search(play, depth, SearchBudget.unlimited());
      String where = of().seed() + ", " + guarded.terms();
      double best = minimax(of().root(), depth, 0);
      if (found.choice() == null
          || Score.isDecided(best)
          || of().root().successorCount() == 1
          || depth <= guarded.terms().leastPlies()) {
        assertEquals(best, found.value(), TINY, where);
        return false;
      }
      double margin = Math.max(0, of().own().risk() + best - first());
      double most =
          Arrays.stream(of().root().successors())
              .filter(move -> minimax(move, depth - 1, 1) >= best - margin)
              .mapToDouble(move -> guarded.value(move, depth - 1, 1, true))
              .max()
              .orElseThrow();
      double worth = minimax(found.choice(), depth - 1, 1);
      assertTrue(worth >= best - margin, where + ": worth " + worth + " of " + best);
      assertEquals(most, found.value(), TINY, where);
      double chosen = guarded.value(found.choice(), depth - 1, 1, true);
      assertEquals(most, chosen, TINY, where + ": the choice");
      return worth < best;
    }
  }

  private static Terms terms(int least, SplittableRandom random) {
    return new Terms(
        least + random.nextInt(2), random.nextInt(3) > 0, random.nextInt(3) / 4.0, WHOLE_BUDGET);
  }

  private static double risk(SplittableRandom random, double unit) {
    double[] risks = {0, unit / 4, unit / 2, unit, ENDLESS};
    return risks[random.nextInt(risks.length)];
  }

  /** At any place of a game, so that something was risked or given before. */
  @Test
  void isTheSlowDefinitionInTrees() {
    int risked = 0;
    for (int seed = 0; seed < 350; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      RandomTree root = RandomTrees.tree(1 + random.nextInt(3), 11, 1, seed);
      Line<RandomTree> play = Line.startingAt(root, NO_RULES);
      for (int ply = random.nextInt(5); ply > 0; ply--) {
        play = play.followedBy(RandomPlay.move(play.position(), random));
      }
      Strategy<RandomTree> own =
          new Strategy<>(new ModelValue<RandomTree>(1), 1, 0)
              .withRisk(risk(random, RandomTrees.RANGE));
      Strategy<RandomTree> model = new Strategy<>(new ModelValue<>(0), 1 + random.nextInt(2), 0);
      ReplyOracle<RandomTree> oracle =
          new ReplyOracle<>(play.position(), random.nextInt(8), own, model, "tree " + seed);
      Terms terms = terms(3, random);
      risked += new Definition<>(play, new GuardedOracle<>(oracle, terms)).check() ? 1 : 0;
    }
    assertTrue(risked > 20, "something was risked in " + risked + " trees");
  }

  /** Players with frontier rules, and models with tie rules. */
  @Test
  void isTheSlowDefinitionAtCheckers() {
    int risked = 0;
    for (ReplyOracle<Checkers> oracle : ReplyOracle.checkers(1)) {
      SplittableRandom random = new SplittableRandom(oracle.seed().hashCode());
      Strategy<Checkers> own =
          new Strategy<>(oracle.own().evaluation(), 4, 0).withRisk(risk(random, 10));
      ReplyOracle<Checkers> deep =
          new ReplyOracle<>(oracle.root(), 4, own, oracle.model(), oracle.seed());
      Line<Checkers> play = Line.startingAt(oracle.root(), NO_RULES);
      risked += new Definition<>(play, new GuardedOracle<>(deep, terms(2, random))).check() ? 1 : 0;
    }
    assertTrue(risked > 5, "something was risked in " + risked + " positions");
  }

  private static Node leaf(double value) {
    return new Node(Side.FIRST, new double[] {value, value});
  }

  private static Node node(Side side, Node... successors) {
    return new Node(side, new double[] {0, 0}, successors);
  }

  /**
   * By hand. The game is worth 10 to us. A move that is worth 6 risks 4. Behind it the best reply
   * leaves 6, another one gives 3 away and a third one 7.
   */
  @Test
  void theAccountIsWhatWasGivenLessWhatWasRisked() {
    Node six = leaf(6);
    Node nine = leaf(9);
    Node thirteen = leaf(13);
    Node risky = node(Side.SECOND, six, nine, thirteen);
    Node first = node(Side.FIRST, node(Side.SECOND, leaf(10)), risky);
    Strategy<Node> own = new Strategy<>(new ModelValue<Node>(1), 1, 0).withRisk(5);
    Safe<Node> safe = new Safe<>(own, new Strategy<>(new ModelValue<>(0), 1, 0));
    Line<Node> play = Line.startingAt(first, NO_RULES);
    assertEquals(5, account(safe, play, 10), "nothing has happened");
    Line<Node> afterRisk = play.followedBy(risky);
    assertEquals(5 - 4, account(safe, afterRisk.followedBy(six), 6), "risked 4");
    assertEquals(5 - 4 + 3, account(safe, afterRisk.followedBy(nine), 9), "was given 3");
    assertEquals(5 - 4 + 7, account(safe, afterRisk.followedBy(thirteen), 13), "was given 7");
    assertEquals(5 - 4 - 2, account(safe, afterRisk.followedBy(six), 4), "it was worth less");
  }

  private static double account(Safe<Node> safe, Line<Node> play, double value) {
    return safe.account(play, value, SearchBudget.unlimited());
  }

  /** Where a move can, with a model that is wrong and trusted wholly, and an endless risk. */
  @Test
  void noSolvedResultIsGivenAway() {
    Map<Kind, Integer> wanted = new EnumMap<>(Kind.class);
    wanted.putAll(Map.of(Kind.WIN, 60, Kind.DRAW, 60));
    SplittableRandom random = new SplittableRandom(5);
    Safe<Checkers> untold = new Safe<>(own().withRisk(ENDLESS), model(1, 1));
    Safe<Checkers> safe = new Safe<>(own().withRisk(ENDLESS), model(1, 1));
    safe.consult(SolvedInMemory.OF_THREE);
    int given = 0;
    while (wanted.values().stream().anyMatch(left -> left > 0)) {
      Checkers position = threePieces(random);
      Outcome outcome = outcome(position);
      if (Arrays.stream(position.successors()).allMatch(move -> outcome(move) == outcome)
          || wanted.merge(kind(position), -1, Integer::sum) < 0) {
        continue;
      }
      assertEquals(outcome, outcome(safe.search(position, 6).choice()), GAME.text(position));
      given += outcome(untold.search(position, 6).choice()) == outcome ? 0 : 1;
    }
    assertTrue(given > 5, "who is not told gives away " + given);
  }

  private static Kind kind(Checkers position) {
    return SolvedInMemory.OF_THREE.result(position).orElseThrow().kind();
  }

  private static Outcome outcome(Checkers position) {
    return SolvedInMemory.OF_THREE.result(position).orElseThrow().outcome(position.toMove());
  }

  private static Checkers threePieces(SplittableRandom random) {
    List<Integer> squares =
        random.ints(5, 29).distinct().limit(3).boxed().toList(); // no man on a row of kings
    String king = random.nextInt(3) > 0 ? "K" : "";
    return GAME.position(
        String.format(
            "%s:W%s%d:B%s%d,K%d",
            random.nextBoolean() ? "W" : "B",
            random.nextBoolean() ? "K" : "",
            squares.get(0),
            king,
            squares.get(1),
            squares.get(2)));
  }

  /** To the move and to the evaluation. */
  @Test
  void withoutTrustIsPlain() {
    Search<Checkers> plain = new PrincipalVariationSearch<>(FUNCTION);
    Search<Checkers> safe = new Safe<>(own(), model(2, 0.69));
    Search<Checkers> trusting = new Safe<>(own(), model(2, 1));
    int differ = 0;
    for (int seed = 0; seed < 60; seed++) {
      Checkers position = RandomPlay.walk(GAME.start(), seed, new SplittableRandom(seed));
      if (position.isTerminal()) {
        continue;
      }
      SearchResult<Checkers> expected = limited(plain, 3000).search(position, 30);
      assertEquals(expected, limited(safe, 3000).search(position, 30), "seed " + seed);
      SearchResult<Checkers> foreseeing = limited(trusting, 3000).search(position, 30);
      differ += expected.choice().equals(foreseeing.choice()) ? 0 : 1;
    }
    assertTrue(differ > 3, "foresight changes " + differ + " moves");
  }

  /** Wherever it ends, and whatever was asked before. */
  @Test
  void keepsToItsBudget() {
    Safe<Checkers> used = new Safe<>(own(), model(3, 1));
    for (int limit = 0; limit < 6000; limit += 397) {
      SearchResult<Checkers> found = limited(used, limit).search(GAME.start(), 30);
      assertTrue(found.choice() != null && found.evaluations() <= limit + 20, "limit " + limit);
      Safe<Checkers> fresh = new Safe<>(own(), model(3, 1));
      assertEquals(limited(fresh, limit).search(GAME.start(), 30), found, "limit " + limit);
    }
  }

  /** The own search asks endgames; the opponent has none, and is searched as before. */
  @Test
  void theModelIsNotTold() {
    Search<Checkers> model = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model(2, 1)));
    Search<Checkers> untold =
        new Search<>() {
          @Override
          public SearchResult<Checkers> search(Checkers root, int depth, SearchBudget budget) {
            return model.search(root, depth, budget);
          }

          @Override
          public void consult(Endgames endgames) {
            throw new AssertionError("the opponent has no tables");
          }
        };
    Safe<Checkers> safe = new Safe<>(own(), untold, 2, 1);
    safe.consult(SolvedInMemory.OF_THREE);
    Checkers start = GAME.position("W:WK18,K22:BK4");
    assertEquals(
        Score.WIN - SolvedInMemory.OF_THREE.result(start).orElseThrow().plies(),
        safe.search(start, 7).value());
  }
}
