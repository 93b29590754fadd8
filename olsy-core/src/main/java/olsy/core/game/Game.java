package olsy.core.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a program needs of a game beyond its positions: where it starts, how books write it, what
 * can be learned of it. Searches and learners do without; readers, reports and sessions begin here.
 *
 * <p>Archives are read without knowing the game: its moves are words of letters and digits with -
 * or x between them, with a digit among them and not numbers. The side that moves first is Black.
 */
public interface Game<P extends Position<P>> extends Notation<P> {

  String name();

  P start();

  /** How programs write it that play against each other. */
  Notation<P> protocol();

  /** What such programs call it, the kind of board and rules included. */
  String protocolName();

  /**
   * What the tag {@code GameType} of Portable Draughts Notation begins with in a game of this kind:
   * 21 for English checkers; a game without a number has its name.
   */
  String gameType();

  /** What its board looks like. */
  BoardShape board();

  /**
   * What stands on the squares of the board, a character for each in their order: {@code b} and
   * {@code w} for men of the first and the second side, {@code B} and {@code W} for kings, a dot
   * for none.
   */
  String squares(P position);

  /** All features that this game knows. */
  Features<P> features();

  /**
   * Names of features to learn with, by the name of the pool: which one suits depends on how many
   * decisions there are to learn from. The first is for few, the last for many.
   */
  Map<String, List<String>> pools();

  /** What beginners count, by feature: weights to begin learning with; others begin with 0. */
  Map<String, Double> material();

  /** Orders in which programs may list the moves of this game. */
  List<TieOrder<P>> tieOrders();

  /**
   * Reads an order.
   *
   * @throws IllegalArgumentException saying what is wrong
   */
  TieOrder<P> tieOrder(String name);

  /** What its moves can be listed by; empty where moves have no squares. */
  default Optional<MoveSquares<P>> moveSquares() {
    return Optional.empty();
  }

  /** Openings that players agree on by name. */
  default List<OpeningSet<P>> openingSets() {
    return List.of(OpeningSet.start(this));
  }

  /** When play that leads nowhere is a draw. */
  DrawRules drawRules();
}
