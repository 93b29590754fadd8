package olsy.core.search.framework;

/**
 * Which live child of a node is followed on the way to the node that is developed next: the
 * leftmost that the rule allows.
 */
public enum SelectionRule {
  LEFTMOST,
  /** With the 𝒰-value of the node. */
  SAME_UPPER,
  /** With the ℒ-value of the node. */
  SAME_LOWER;

  boolean allows(boolean sameUpper, boolean sameLower) {
    return switch (this) {
      case LEFTMOST -> true;
      case SAME_UPPER -> sameUpper;
      case SAME_LOWER -> sameLower;
    };
  }
}
