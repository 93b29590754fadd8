package olsy.core.search.reply;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.evaluation.Score;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.EndgameResult;
import olsy.core.search.Endgames;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;
import olsy.core.search.reply.TrustedReplies.Terms;

/**
 * Exploits a model, but risks little: of the moves that minimax finds good enough, the one that is
 * worth most against the model.
 *
 * <pre>
 * b, v ← pvs(s, d), without foresight
 * a move is safe where its minimax value to depth d is at least v − max(0, account)
 * play the safe move with the greatest value of {@link Guarded}; b where no other is better
 * account ← ε + v − v₁
 * </pre>
 *
 * v₁ is what minimax, to six plies, made of the first position of the game that was ours to move
 * in. A move that is worth r less than the best one risks r, and the value falls by it. A reply
 * that is worth g less for the opponent than its best one is a gift of g, and the value rises by
 * it. So v − v₁ is the sum of all gifts less the sum of all that was risked. The account is what
 * may be lost so that the game is worth no less than ε below what it began with. It follows from
 * the play alone; nothing has to be remembered from move to move.
 *
 * <p>Where the game is won or lost, or known to be won, the move is minimax's. No move is safe that
 * makes a solved result worse.
 *
 * <p>After S. Ganzfried and T. Sandholm, "Safe Opponent Exploitation", 2015: risk what you have won
 * in expectation.
 */
public final class Safe<P extends Position<P>> implements Search<P> {

  /** Plies to which the beginning of the game is searched: an even number, and quick. */
  private static final int PLIES_OF_FIRST = 6;

  private final double risk;
  private final PrincipalVariationSearch<P> plain;
  private final PrincipalVariationSearch<P> foreseeing;

  /** Null where the model is not counted on. */
  private final TrustedReplies<P> replies;

  private Endgames endgames = Endgames.NONE;

  /** The position whose value is {@link #firstValue}; null where none is known. */
  private P first;

  private double firstValue;

  /** With the risk that the own strategy takes, and a model that is counted on if it is trusted. */
  public Safe(Strategy<P> own, Strategy<P> model) {
    this(own, Player.zeroLevel(model));
  }

  /** With a model that may have a model of us in its turn. */
  public Safe(Strategy<P> own, Player<P> model) {
    this(own, TrustedReplies.search(model), model.strategy().depth(), model.strategy().trust());
  }

  /**
   * @param model finds the opponent's moves
   * @param depth to which it searches
   * @param trust how often its moves are the opponent's
   */
  public Safe(Strategy<P> own, Search<P> model, int depth, double trust) {
    this(own, model, depth, Terms.of(depth, trust), EnumSet.allOf(Part.class));
  }

  /**
   * @param terms null where the model is not counted on
   */
  Safe(Strategy<P> own, Search<P> model, int depth, Terms terms, Set<Part> parts) {
    this.risk = own.risk();
    TranspositionTable table = new TranspositionTable();
    this.plain = new PrincipalVariationSearch<>(own.evaluation(), table, parts);
    this.replies = TrustedReplies.of(own.evaluation(), model, depth, terms);
    this.foreseeing = new PrincipalVariationSearch<>(own.evaluation(), table, parts, replies);
  }

  @Override
  public SearchResult<P> search(P root, int depth, SearchBudget budget) {
    return search(plain.line(root), depth, budget);
  }

  @Override
  public SearchResult<P> search(Line<P> play, int depth, SearchBudget budget) {
    SearchResult<P> best = plain.search(play, depth, budget);
    if (!mayRisk(play.position(), best, budget)) {
      return best;
    }
    List<P> moves = beginningWith(best.choice(), play.position());
    SearchResult<P> hoped = foreseeing.among(play, moves, depth, budget);
    if (hoped.choice().equals(best.choice())) {
      return hoped;
    }
    double least = best.value() - Math.max(0, account(play, best.value(), budget));
    if (isSafe(play, hoped.choice(), least, depth, budget)) {
      return SearchResult.of(hoped.line(), hoped.value(), depth, budget);
    }
    moves.removeIf(
        move ->
            !move.equals(best.choice())
                && (move.equals(hoped.choice()) || !isSafe(play, move, least, depth, budget)));
    return foreseeing.among(play, moves, depth, budget);
  }

  /** Whether there is something to choose, something to lose, and a reply to count on. */
  private boolean mayRisk(P root, SearchResult<P> best, SearchBudget budget) {
    return replies != null
        && root.successorCount() > 1
        && best.depth() > replies.leastPlies()
        && !Score.isDecided(best.value())
        && endgames.result(root).filter(known -> !known.isDraw()).isEmpty()
        && replies.isOpen(budget);
  }

  private static <P extends Position<P>> List<P> beginningWith(P first, P root) {
    List<P> moves = new ArrayList<>(Arrays.asList(root.successors()));
    moves.remove(first);
    moves.add(0, first);
    return moves;
  }

  private boolean isSafe(Line<P> play, P move, double least, int depth, SearchBudget budget) {
    return !isWorse(play.position(), move)
        && (least == Double.NEGATIVE_INFINITY || plain.isWorth(play, move, least, depth, budget));
  }

  /** Whether a move gives away what is known of the root. */
  private boolean isWorse(P root, P move) {
    Optional<EndgameResult> before = endgames.result(root);
    Optional<EndgameResult> after = endgames.result(move);
    return before.isPresent()
        && after.isPresent()
        && !after.get().outcome(move.toMove()).equals(before.get().outcome(root.toMove()));
  }

  /**
   * What may be risked: the risk that is always allowed, and what was given, less what was risked.
   *
   * @param value of the best move
   */
  double account(Line<P> play, double value, SearchBudget budget) {
    return risk == Double.POSITIVE_INFINITY ? risk : risk + value - firstValue(play, value, budget);
  }

  /**
   * What the game was worth when we moved first.
   *
   * @param value of the position now
   */
  private double firstValue(Line<P> play, double value, SearchBudget budget) {
    Line<P> begin = null;
    for (Line<P> at = play.before(); at != null; at = at.before()) {
      begin = at.toMove() == play.toMove() ? at : begin;
    }
    if (begin == null) {
      return value;
    }
    if (!begin.position().equals(first)) {
      firstValue = plain.search(begin, PLIES_OF_FIRST, budget).value();
      first = begin.position();
    }
    return firstValue;
  }

  @Override
  public boolean seesRepetitions() {
    return plain.seesRepetitions();
  }

  @Override
  public boolean remembers() {
    return plain.remembers();
  }

  @Override
  public void consult(Endgames endgames) {
    this.endgames = endgames;
    plain.consult(endgames);
    foreseeing.consult(endgames);
    forget();
  }

  @Override
  public void forget() {
    plain.forget();
    foreseeing.forget();
    first = null;
    if (replies != null) {
      replies.forget();
    }
  }
}
