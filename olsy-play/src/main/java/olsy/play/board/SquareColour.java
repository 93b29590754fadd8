package olsy.play.board;

/**
 * A square's colour on a terminal with 256 colours. Pieces bring theirs, so that a board looks the
 * same on a dark terminal and on a light one.
 */
enum SquareColour {
  USUAL(65),
  MOVED(130),
  CAPTURED(97);

  /** Numbers among the 256 colours. */
  static final int BLACK = 16;

  static final int WHITE = 231;
  static final int NAME = 255;

  private static final String PAINTED = "\u001b[48;5;%d;38;5;%dm%s\u001b[1;38;5;%dm%s\u001b[0m";

  private final int background;

  SquareColour(int background) {
    this.background = background;
  }

  int background() {
    return background;
  }

  /**
   * @param colour of the piece
   */
  String cell(String name, String piece, int colour) {
    return PAINTED.formatted(background, NAME, name, colour, piece);
  }
}
