package olsy.core.search.solving;

import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.ResultCount;

/** The count of a game that has winners alone: a won game is one game. */
final class WonGames<P extends Position<P>> implements ResultCount<P> {

  @Override
  public String what() {
    return "games";
  }

  @Override
  public int settled(P position) {
    if (!position.isTerminal()) {
      return 0;
    }
    return switch (position.outcome()) {
      case FIRST_WINS -> 1;
      case SECOND_WINS -> -1;
      case DRAW -> 0;
      case UNSCORED -> throw new IllegalArgumentException("no result: " + Outcome.UNSCORED);
    };
  }

  @Override
  public int open(P position) {
    return position.isTerminal() ? 0 : 1;
  }

  @Override
  public long rest(P position) {
    return position.key();
  }
}
