package olsy.learning.archive;

import olsy.core.game.Side;

/** Somebody decided nothing in archives, or is not there at all; the message says so. */
public final class NoDecisionsException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  public NoDecisionsException(String sentence) {
    super(sentence);
  }

  /**
   * @param side whose moves count, null for both sides'
   */
  public static NoDecisionsException of(String player, Side side) {
    return new NoDecisionsException(
        player
            + " made no decision in these games"
            + (side == null ? "" : " as " + ArchiveDecisions.text(side)));
  }
}
