package olsy.cluster.archive;

import java.util.List;
import java.util.Set;
import olsy.core.game.Side;
import olsy.learning.archive.GameCount;
import olsy.learning.example.GameSample;
import olsy.learning.players.Provenance;

/** The games of somebody: all are counted, and those that are drawn by lot are held. */
public final class DrawnGames {

  private final GameSample<GameReference> games;
  private int played;
  private int decisions;
  private int forced;

  /**
   * @param enough decisions are drawn
   * @param seed of the lot
   */
  public DrawnGames(int enough, long seed) {
    this.games = new GameSample<>(enough, seed);
  }

  /**
   * One more game, in the order of the archives.
   *
   * @param sides that somebody played
   */
  public void add(GameReference reference, GameCount game, Set<Side> sides) {
    int made = 0;
    int notChosen = 0;
    for (Side side : sides) {
      made += game.moves(side).decisions();
      notChosen += game.moves(side).forced();
    }
    played += made + notChosen > 0 ? 1 : 0;
    decisions += made;
    forced += notChosen;
    games.add(reference.with(made));
  }

  /** What was counted. */
  public Provenance.Seen seen() {
    return new Provenance.Seen(played, decisions, forced);
  }

  /** Those that were drawn, with the decisions in each. */
  public List<GameReference> games() {
    return games.games();
  }
}
