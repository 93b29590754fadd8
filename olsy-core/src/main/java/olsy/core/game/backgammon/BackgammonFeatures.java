package olsy.core.game.backgammon;

import static olsy.core.game.Feature.Symmetry.DIFFERENCE;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.Side;

/** Thirteen features of backgammon, counted together. */
final class BackgammonFeatures implements Features<Backgammon> {

  static final BackgammonFeatures ALL = new BackgammonFeatures();

  /** A greater lead wins no more. */
  private static final int LARGEST_LEAD = 60;

  private static final int DIRECT_SHOT = 6;
  private static final int HELD = 2;
  private static final int USEFUL = 3;

  private static final List<Feature> LIST =
      List.of(
          feature(
              "race",
              "a lead in the race",
              "Pips that the other's checkers have to go to leave the board, less the own ones; at"
                  + " most "
                  + LARGEST_LEAD
                  + "."),
          difference("bar", "checkers on the bar", "Checkers on the bar."),
          difference("off", "checkers borne off", "Checkers that have left the board."),
          difference("blots", "single checkers", "Points with a single checker."),
          difference(
              "exposed",
              "single checkers that can be hit",
              "Points with a single checker that a checker of the other side stands at most "
                  + DIRECT_SHOT
                  + " points before, the bar included."),
          difference("points", "points with two checkers", "Points with two checkers or more."),
          difference(
              "home",
              "points in the home board",
              "Points of the own home board, 1 to 6, with two checkers or more."),
          difference("anchors", "anchors", "Points 19 to 24 with two checkers or more."),
          difference(
              "prime", "a long prime", "The longest row of points with two checkers or more."),
          difference("back", "checkers far behind", "Checkers on points 19 to 24 and on the bar."),
          difference(
              "stacked", "checkers stacked on a point", "Checkers beyond the third on a point."),
          feature("won", "won games", "1 for the winner of a game that is over."),
          feature("gammon", "gammons", "For that winner, 1 for a gammon, 2 for a backgammon."));

  private static final int[] LARGEST = {LARGEST_LEAD, 15, 15, 15, 15, 7, 6, 6, 7, 15, 12, 1, 2};

  private BackgammonFeatures() {}

  private static Feature feature(String name, String brief, String definition) {
    return new Feature(name, brief, definition, DIFFERENCE);
  }

  private static Feature difference(String name, String brief, String definition) {
    return feature(name, brief, definition + " Own minus the other's.");
  }

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public String conventions() {
    return "Each side counts points as it moves, from 24 down to 1; point 25 is its bar. When the"
        + " game is over, all features but won and gammon are 0.";
  }

  @Override
  public Features<Backgammon> covering(Collection<String> names) {
    requireKnown(names);
    return this;
  }

  @Override
  public void extract(Backgammon s, Side side, int[] h) {
    if (s.isTerminal()) {
      Arrays.fill(h, 0, LIST.size(), 0);
      int sign = s.outcome().isWinOf(side) ? 1 : -1;
      h[11] = sign;
      h[12] = sign * (s.games() - 1);
      return;
    }
    int[] own = s.counts(side);
    int[] other = s.counts(side.other());
    int[] less = new int[LIST.size()];
    count(own, other, h);
    count(other, own, less);
    for (int i = 0; i < LIST.size(); i++) {
      h[i] -= less[i];
    }
    h[0] = Math.max(-LARGEST_LEAD, Math.min(LARGEST_LEAD, h[0]));
  }

  /** What one side has; its pips count against it. */
  private static void count(int[] own, int[] other, int[] h) {
    int pips = 0;
    int checkers = 0;
    int blots = 0;
    int exposed = 0;
    int points = 0;
    int home = 0;
    int anchors = 0;
    int prime = 0;
    int run = 0;
    int back = 0;
    int stacked = 0;
    for (int point = 1; point <= Points.BAR; point++) {
      int here = own[point];
      checkers += here;
      pips += point * here;
      boolean isBack = point >= Points.opposite(Points.HOME);
      back += isBack ? here : 0;
      if (point == Points.BAR) {
        break;
      }
      run = here >= HELD ? run + 1 : 0;
      prime = Math.max(prime, run);
      if (here >= HELD) {
        points++;
        home += point <= Points.HOME ? 1 : 0;
        anchors += isBack ? 1 : 0;
        stacked += Math.max(0, here - USEFUL);
      } else if (here == 1) {
        blots++;
        exposed += isExposed(Points.opposite(point), other) ? 1 : 0;
      }
    }
    h[0] = -pips;
    h[1] = own[Points.BAR];
    h[2] = Points.CHECKERS - checkers;
    h[3] = blots;
    h[4] = exposed;
    h[5] = points;
    h[6] = home;
    h[7] = anchors;
    h[8] = prime;
    h[9] = back;
    h[10] = stacked;
    h[11] = 0;
    h[12] = 0;
  }

  /**
   * @param point as the other side counts
   */
  private static boolean isExposed(int point, int[] other) {
    for (int from = point + 1; from <= Math.min(point + DIRECT_SHOT, Points.BAR); from++) {
      if (other[from] > 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void largest(Backgammon position, int[] into) {
    System.arraycopy(LARGEST, 0, into, 0, LARGEST.length);
  }
}
