package olsy.core.game;

/**
 * One number of a position.
 *
 * @param name as player files write it
 * @param brief what there is of it, in a few words that can stand behind "likes" and "avoids"
 * @param definition in sentences that somebody can program it from
 * @param symmetry what becomes of it when the position is looked at from the other side
 */
public record Feature(String name, String brief, String definition, Symmetry symmetry) {

  public enum Symmetry {
    /** The same for both sides: the number of pieces on the board. */
    COMMON,
    /** Own minus the other's: changes its sign. */
    DIFFERENCE
  }
}
