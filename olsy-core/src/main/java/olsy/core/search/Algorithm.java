package olsy.core.search;

/**
 * A search as files and commands ask for it: by name. The package of the search provides it through
 * an {@link AlgorithmFamily}.
 *
 * <p>What it searches is the matter of its kind, an interface below this one: a {@link
 * PlayerAlgorithm} searches the positions of a player.
 *
 * <p>An algorithm does what it is asked, or refuses with a sentence.
 */
public interface Algorithm {

  /** {@code m-star-1p} */
  String name();

  /** What it does, in one sentence, and where it comes from. */
  String description();
}
