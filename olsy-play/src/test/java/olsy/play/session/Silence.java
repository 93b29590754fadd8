package olsy.play.session;

import java.util.ArrayList;
import java.util.List;
import olsy.learning.training.LearnedModel;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.SessionGame;

/** Says nothing, but keeps the notes. */
public final class Silence implements SessionListener {
  private final List<String> notes = new ArrayList<>();

  List<String> notes() {
    return notes;
  }

  @Override
  public void played(SessionGame game, SessionResults results) {}

  @Override
  public void learned(int decisions, LearnedModel model, TrackRecord record) {}

  @Override
  public void trust(boolean used, int decisions, String evidence) {}

  @Override
  public void note(String sentence) {
    notes.add(sentence);
  }
}
