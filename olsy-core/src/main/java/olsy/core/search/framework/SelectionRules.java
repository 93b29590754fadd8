package olsy.core.search.framework;

/**
 * An instance of the frameworks: how it selects the next node (Pijls and de Bruin, Section 4).
 *
 * @param atMax at max nodes
 * @param atMin at min nodes
 */
public record SelectionRules(SelectionRule atMax, SelectionRule atMin) {

  public static final SelectionRules ALPHA_BETA =
      new SelectionRules(SelectionRule.LEFTMOST, SelectionRule.LEFTMOST);

  public static final SelectionRules MAXSEARCH =
      new SelectionRules(SelectionRule.SAME_UPPER, SelectionRule.SAME_UPPER);

  public static final SelectionRules MINSEARCH =
      new SelectionRules(SelectionRule.SAME_LOWER, SelectionRule.SAME_LOWER);

  public static final SelectionRules H_STAR_STAR =
      new SelectionRules(SelectionRule.SAME_UPPER, SelectionRule.SAME_LOWER);

  SelectionRule at(boolean max) {
    return max ? atMax : atMin;
  }
}
