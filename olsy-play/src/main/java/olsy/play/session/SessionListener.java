package olsy.play.session;

import olsy.learning.fit.LiveModel;

/** Hears how a session is going. */
public interface SessionListener {

  /** A game has ended. */
  void played(SessionGame game, Standing standing);

  /**
   * A model is taken up.
   *
   * @param decisions that had been seen when it was learned
   * @param record of the models before it
   */
  void learned(int decisions, LiveModel model, TrackRecord record);

  /**
   * The model is used from now on, or no longer.
   *
   * @param decisions that have been seen
   * @param right of the last expectations
   */
  void trust(boolean used, int decisions, int right);

  /** Something that the user should know, in a sentence. */
  void note(String sentence);
}
