package olsy.core.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a program needs of a game beyond its positions: where it starts, how books write it, what
 * can be learned of it. Searches and learners do without; readers, reports and sessions begin here.
 *
 * <p>In archives moves are words without spaces, brackets or dots; they are no numbers and do not
 * begin with - or x. The side that moves first is Black.
 */
public interface Game<P extends Position<P>> extends Notation<P> {

  /**
   * As {@link Games} knows it: the name of its family, and a colon and the variant where it is not
   * the usual one.
   */
  String name();

  /** The name of its family. */
  default String family() {
    String name = name();
    int colon = name.indexOf(Games.COLON);
    return colon < 0 ? name : name.substring(0, colon);
  }

  default GameKind kind() {
    return GameKind.USUAL;
  }

  P start();

  /** What its results count; empty where there are winners alone. */
  default Optional<ResultCount<P>> resultCount() {
    return Optional.empty();
  }

  /**
   * Whether a word of an archive is a move, legal or not. Other words are left out there, as some
   * archives have remarks among the moves. A game whose moves have no digit says so here.
   */
  default boolean isMove(String word) {
    return word.chars().anyMatch(Character::isDigit);
  }

  /** How programs write it that play against each other. */
  Notation<P> protocol();

  /** What such programs call it, the kind of board and rules included. */
  String protocolName();

  /**
   * What the tag {@code GameType} of Portable Draughts Notation begins with in a game of this kind:
   * 21 for English checkers; a game without a number has its name, and that is all of the tag.
   */
  String gameType();

  /** What its board looks like. */
  BoardShape board();

  /**
   * What stands on the squares of the board, a character for each in their order: {@code b} and
   * {@code w} for men of the first and the second side, {@code B} and {@code W} for kings, a dot
   * for none; or what {@link BoardShape#count} makes of a number.
   */
  String squares(P position);

  /**
   * The board as lines of text, where squares alone do not tell all of it; else none.
   *
   * @param below the side that looks at it
   */
  default List<String> drawing(P position, Side below) {
    return List.of();
  }

  /**
   * Why a move is none that can be made, in words of the game.
   *
   * @param move as somebody has typed it
   * @return empty where there is no more to say than that
   */
  default Optional<String> refusal(P position, String move) {
    return board().occupied(squares(position), move);
  }

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

  /**
   * Whether all its positions are quiet. What players do at the frontier of their search makes no
   * difference then, and there is nothing to learn about it.
   */
  default boolean isAlwaysQuiet() {
    return false;
  }

  /**
   * Whether published counts of its lines of play have a line, too, for a game that ended before:
   * so it is in reversi, and not in checkers.
   */
  default boolean countsEndedLines() {
    return false;
  }

  /** When play that leads nowhere is a draw. */
  DrawRules drawRules();
}
