package olsy.play.secondgame;

import static java.lang.Integer.bitCount;
import static olsy.core.game.Feature.Symmetry.COMMON;
import static olsy.core.game.Feature.Symmetry.DIFFERENCE;

import java.util.Collection;
import java.util.List;
import olsy.core.game.Feature;
import olsy.core.game.Features;
import olsy.core.game.Side;

/** Five features, too cheap to be left out. */
final class BreakthroughFeatures implements Features<Breakthrough> {

  private static final List<Feature> LIST =
      List.of(
          new Feature("men", "men", "Own men minus the other's.", DIFFERENCE),
          new Feature("pieces", "many men", "All men on the board, of both sides.", COMMON),
          new Feature(
              "advancement",
              "advanced men",
              "Rows that men have moved on from their first, own minus the other's.",
              DIFFERENCE),
          new Feature(
              "threatened",
              "men in danger",
              "Men that could be taken, own minus the other's.",
              DIFFERENCE),
          new Feature(
              "back-row",
              "men at home",
              "Men on their own first row, own minus the other's.",
              DIFFERENCE));

  @Override
  public List<Feature> list() {
    return LIST;
  }

  @Override
  public Features<Breakthrough> covering(Collection<String> names) {
    requireKnown(names);
    return this;
  }

  @Override
  public void extract(Breakthrough s, Side side, int[] h) {
    int own = s.men(side);
    int other = s.men(side.other());
    h[0] = bitCount(own) - bitCount(other);
    h[1] = bitCount(own | other);
    h[2] = advancement(s, side) - advancement(s, side.other());
    h[3] = bitCount(own & s.attacked(side.other())) - bitCount(other & s.attacked(side));
    h[4] =
        bitCount(own & Breakthrough.row(side, 0))
            - bitCount(other & Breakthrough.row(side.other(), 0));
  }

  private static int advancement(Breakthrough s, Side side) {
    int sum = 0;
    for (int on = 1; on < Breakthrough.SIZE; on++) {
      sum += on * bitCount(s.men(side) & Breakthrough.row(side, on));
    }
    return sum;
  }

  /** No side gets more men than it has; the foremost has gone four rows. */
  @Override
  public void largest(Breakthrough s, int[] h) {
    int most = Math.max(bitCount(s.own()), bitCount(s.other()));
    h[0] = most;
    h[1] = bitCount(s.own() | s.other());
    h[2] = (Breakthrough.SIZE - 1) * most;
    h[3] = most;
    h[4] = Math.min(most, Breakthrough.SIZE);
  }
}
