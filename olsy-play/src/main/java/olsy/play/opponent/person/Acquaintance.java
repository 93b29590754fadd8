package olsy.play.opponent.person;

import java.util.List;
import java.util.Optional;
import olsy.learning.players.PlayerFile;

/** What the rival knows of the person at the moment. */
public interface Acquaintance {

  /** The player that is expected in the person's place; empty where nothing is expected. */
  Optional<PlayerFile> expected();

  /** Whether that was learned of the person, and not of others. */
  boolean isPersonal();

  /** In sentences: how good the person's model is, or that there is none yet. */
  List<String> sentences();
}
