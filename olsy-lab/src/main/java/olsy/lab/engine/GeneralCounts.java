package olsy.lab.engine;

import java.util.List;
import olsy.core.game.Features;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;

/** The general features of checkers, counted for functions that are not linear in them. */
final class GeneralCounts {

  private static final List<String> NAMES = LabGame.CHECKERS.pools().get("general");
  private static final Features<Checkers> FEATURES = LabGame.CHECKERS.features().covering(NAMES);

  static final int MEN = place("men");
  static final int KINGS = place("kings");
  static final int PIECES = place("pieces");
  static final int MOBILITY = place("mobility");
  static final int ADVANCEMENT = place("advancement");
  static final int BACK_ROW = place("back-row");
  static final int CENTRE = place("centre");
  static final int KING_CENTRE = place("king-centre");
  static final int DOUBLE_CORNER = place("double-corner");
  static final int EDGE = place("edge");

  /** On the board when a game begins. */
  static final int ALL_PIECES = 24;

  private GeneralCounts() {}

  private static int place(String feature) {
    return FEATURES.names().indexOf(feature);
  }

  /** By the places above. */
  static int[] of(Checkers position, Side side) {
    int[] counts = new int[FEATURES.size()];
    FEATURES.extract(position, side, counts);
    return counts;
  }
}
