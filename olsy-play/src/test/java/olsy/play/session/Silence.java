package olsy.play.session;

import olsy.learning.fit.LiveModel;

/** Hears nothing. */
public final class Silence implements SessionListener {

  @Override
  public void played(SessionGame game, Standing standing) {}

  @Override
  public void learned(int decisions, LiveModel model, TrackRecord record) {}

  @Override
  public void trust(boolean used, int right, int lookedAt) {}

  @Override
  public void note(String sentence) {}
}
