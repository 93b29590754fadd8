package olsy.core.search.framework;

/**
 * Below which nodes a search forgets everything but the bounds it found.
 *
 * @param plies every so many plies from the root stands one; the largest number where none does
 */
public record PseudoTerminals(int plies) {

  public static final PseudoTerminals NONE = new PseudoTerminals(Integer.MAX_VALUE);

  public PseudoTerminals {
    if (plies < 1) {
      throw new IllegalArgumentException(
          "expected pseudo-terminals at least 1 ply apart, found " + plies);
    }
  }

  boolean isAt(int ply) {
    return ply % plies == 0;
  }
}
