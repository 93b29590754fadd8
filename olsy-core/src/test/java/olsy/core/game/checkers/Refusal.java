package olsy.core.game.checkers;

import static org.junit.jupiter.api.Assertions.assertThrows;

import olsy.core.game.Notation;

/** What a notation says of a move that it does not take. */
final class Refusal {

  private Refusal() {}

  static String of(String move, Checkers from, Notation<Checkers> notation) {
    return assertThrows(IllegalArgumentException.class, () -> notation.successor(from, move))
        .getMessage();
  }
}
