package olsy.play.session.state;

import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.SearchResult;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Forfeit;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.UsedModel;

/** Hears how a session is going. */
public interface SessionListener {

  /** A game has ended. */
  void played(SessionGame game, SessionResults results);

  /**
   * We have chosen a move.
   *
   * @param model that it was chosen with
   */
  default <P extends Position<P>> void chose(
      Game<P> game, SearchResult<P> found, UsedModel model) {}

  /**
   * A model begins to be learned.
   *
   * @param examples decisions to learn from
   */
  default void learns(int examples) {}

  /**
   * A model has been learned; it is taken up before our next move. This alone comes from the thread
   * that learns.
   *
   * @param decisions that had been seen when it was begun
   */
  default void isReady(int decisions, LearnedModel model) {}

  /**
   * A model is taken up.
   *
   * @param decisions that had been seen when it was learned
   * @param record of the models before it
   */
  void learned(int decisions, LearnedModel model, TrackRecord record);

  /**
   * The model is used now, or is not: what was told before has not been so for a while.
   *
   * @param decisions that have been seen
   * @param evidence why, in words
   */
  void trust(boolean used, int decisions, String evidence);

  /**
   * A game has ended early.
   *
   * @param game its number
   * @param loser who is to blame
   */
  default void forfeited(int game, String loser, Forfeit why) {
    note("game " + game + ": " + why.sentence(loser));
  }

  /** Something that the user should know, in a sentence. */
  void note(String sentence);
}
