package olsy.play.cli;

import olsy.core.evaluation.Score;

/** Values of positions, in words where the game is decided. */
final class ValueText {

  private ValueText() {}

  /**
   * @param undecided the format of what is neither won nor lost
   */
  static String of(double value, String undecided) {
    return Score.isDecided(value)
        ? (value > 0 ? "wins in " : "loses in ")
            + Output.count(Math.round(Score.WIN - Math.abs(value)), "ply")
        : Output.format(undecided, value);
  }
}
