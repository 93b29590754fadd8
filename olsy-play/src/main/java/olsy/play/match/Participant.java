package olsy.play.match;

import olsy.play.opponent.Entrant;

/**
 * Somebody among several.
 *
 * @param name that tells it from the others
 */
public record Participant(String name, Entrant entrant) {

  /** By its own name. */
  public static Participant of(Entrant entrant) {
    return new Participant(entrant.name(), entrant);
  }
}
