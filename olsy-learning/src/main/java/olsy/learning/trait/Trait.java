package olsy.learning.trait;

import java.util.Locale;
import olsy.core.game.Feature;

/**
 * Something telling of a player.
 *
 * @param certainty how many standard deviations its weight is from that of others
 */
public record Trait(Feature feature, Kind kind, double certainty) {

  /** How a player differs. */
  public enum Kind {
    /** Nothing is known of others. */
    LIKES(1, "like", "likes", ""),
    AVOIDS(-1, "avoid", "avoids", ""),
    LIKES_MORE(1, "like", "likes", " more than most"),
    CARES_LESS(-1, "care", "cares", " less than most"),
    AVOIDS_MORE(-1, "avoid", "avoids", " more than most"),
    AVOIDS_LESS(1, "avoid", "avoids", " less than most");

    private final int direction;
    private final String you;
    private final String it;
    private final String beside;

    Kind(int direction, String you, String it, String beside) {
      this.direction = direction;
      this.you = you;
      this.it = it;
      this.beside = beside;
    }

    private String words(boolean isReader, String what) {
      String object = this == CARES_LESS ? "for " + what : what;
      return (isReader ? you : it) + " " + object + beside;
    }
  }

  /** 1 where moves show it that make the feature larger, −1 where they make it smaller. */
  public int direction() {
    return kind.direction;
  }

  /** To the player itself. */
  public String toItself() {
    return "You " + kind.words(true, feature.brief()) + ".";
  }

  /**
   * To somebody else.
   *
   * @param who the player
   */
  public String of(String who) {
    return who.substring(0, 1).toUpperCase(Locale.ROOT)
        + who.substring(1)
        + " "
        + kind.words(false, feature.brief())
        + ".";
  }
}
