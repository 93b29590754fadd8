package olsy.core.game;

import java.util.List;

/**
 * What a program needs of a game for many players beyond its positions: where it starts, how it is
 * written, and what a position is worth for each player.
 */
public interface ManyGame<P extends ManyPosition<P>> {

  /** With its variant: {@code many-reversi:3}. */
  String name();

  /** What the players are called, in the order of their turns. */
  List<String> players();

  P start();

  /**
   * Reads a position.
   *
   * @throws IllegalArgumentException saying what is wrong, where
   */
  P position(String text);

  String text(P position);

  /** The move that leads from a position to one of its successors. */
  String move(P from, P successor);

  Payoffs<P> payoffs();
}
