package olsy.play.personal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.person.Acquaintance;
import olsy.play.session.state.OpponentLearning;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.UsedModel;

/**
 * What a session has learned of the person.
 *
 * @param rival who may have come with a model of the person
 * @param every decisions after which there is a model
 */
public record LearnedAcquaintance(PlayerFile rival, OpponentLearning<?> learning, int every)
    implements Acquaintance {

  @Override
  public Optional<PlayerFile> expected() {
    if (isWithItsOwn()) {
      return Optional.of(rival.model());
    }
    UsedModel expected = learning.expected();
    return expected.any() ? Optional.of(learning.player(expected)) : Optional.empty();
  }

  @Override
  public boolean isPersonal() {
    return isWithItsOwn() || learning.expected().number() > 0;
  }

  private boolean isWithItsOwn() {
    return rival.model() != null && learning.model().isEmpty();
  }

  @Override
  public List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(howGood() + ".");
    if (learning.model().isEmpty() && learning.record().expectations() > 0) {
      sentences.add(itsExpectations() + ".");
    }
    learning.caveats().forEach(caveat -> sentences.add(caveat.sentence()));
    return sentences;
  }

  private String howGood() {
    TrackRecord record = learning.record();
    String us = rival.name();
    if (learning.model().isEmpty()) {
      int decisions = learning.decisions();
      return us
          + (isWithItsOwn() ? " came with a model of you; its own: " : " has no model of you yet: ")
          + (decisions < every
              ? decisions + " of " + every + " decisions, " + (every - decisions) + " to go"
              : "it is learning from " + decisions + " decisions");
    }
    return record.expectations() == 0
        ? us + " has not expected anything of you yet"
        : itsExpectations();
  }

  private String itsExpectations() {
    TrackRecord record = learning.record();
    int decisions = record.expectations();
    return (decisions == 1 ? "Of your last decision " : "Of your last " + decisions + " decisions ")
        + rival.name()
        + " "
        + shares(record);
  }

  /** How much came true, and what of it is no merit. */
  public static String shares(TrackRecord record) {
    return String.format(
        Locale.ROOT,
        "expected %.0f %%; guessing would reach %.0f %%",
        100 * record.accuracy(),
        100 * record.uniform());
  }
}
