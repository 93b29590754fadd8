package olsy.play.session.store;

import java.util.OptionalInt;

/**
 * Which games a session plays.
 *
 * @param all how many in all; empty for no end
 * @param baseline games, the first ones, that are played without a model and not learned from, to
 *     compare with; the games after them begin with the same openings
 * @param openingPlies random moves before a game
 * @param moveLimit moves of each side, from the opening on, after which a game is drawn
 * @param bookLearning whether lines that won are played again where a game begins alike
 */
public record GamePlan(
    OptionalInt all, int baseline, int openingPlies, int moveLimit, boolean bookLearning) {

  public GamePlan {
    if (all.orElse(1) < 1 || baseline < 0 || baseline % 2 != 0) {
      throw new IllegalArgumentException(
          "games and an even baseline expected, found " + all + ", " + baseline);
    }
  }

  /** Without book learning. */
  public GamePlan(OptionalInt all, int baseline, int openingPlies, int moveLimit) {
    this(all, baseline, openingPlies, moveLimit, false);
  }

  /** Whether a game is only there to compare with. */
  public boolean isBaseline(int number) {
    return number <= baseline;
  }

  /** Whether that is the end. */
  public boolean isOver(int played) {
    return all.isPresent() && played >= all.getAsInt();
  }

  GamePlan withGames(int more) {
    return new GamePlan(OptionalInt.of(more), baseline, openingPlies, moveLimit, bookLearning);
  }
}
