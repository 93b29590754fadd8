package olsy.lab.player;

import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.player.SearchingOpponent;

/** Plays so many games as one player, as many as another, and so on in turn. */
public final class Changing<P extends Position<P>> implements Opponent<P> {

  private final SearchingOpponent<P> first;
  private final SearchingOpponent<P> second;
  private final int games;
  private int begun;

  /**
   * @param games as each of them
   */
  public Changing(SearchingOpponent<P> first, SearchingOpponent<P> second, int games) {
    this.first = first;
    this.second = second;
    this.games = games;
  }

  @Override
  public String name() {
    return first.name();
  }

  @Override
  public void begin(Line<P> play) {
    begun++;
  }

  @Override
  public P move(Line<P> play) throws InterruptedException {
    return ((begun - 1) / games % 2 == 0 ? first : second).move(play);
  }
}
