package olsy.core.search.framework;

import java.util.List;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;

/** The instances of Gsearch and Rsearch, and SSS* with its relatives. */
public final class FrameworkSearches implements AlgorithmFamily {

  private static final String FRAMEWORK = " (Pijls and de Bruin, Framework, Section 4).";

  public static final InformedAlgorithm GSEARCH_ALPHA_BETA =
      instance(
          "gsearch-alpha-beta",
          "Develops the leftmost live node of a tree with bounds" + FRAMEWORK,
          SelectionRules.ALPHA_BETA);

  public static final InformedAlgorithm MAXSEARCH =
      new FrameworkAlgorithm(
          "maxsearch",
          "Lowers the upper bound of the root's value (Pijls and de Bruin, Framework, Figure 6).",
          FrameworkSearches::maxsearch,
          PseudoTerminals.NONE);

  public static final InformedAlgorithm MINSEARCH =
      instance(
          "minsearch",
          "Raises the lower bound of the root's value" + FRAMEWORK,
          SelectionRules.MINSEARCH);

  public static final InformedAlgorithm H_STAR_STAR =
      instance(
          "h-star-star",
          "Follows the upper bound at max nodes, the lower bound at min nodes" + FRAMEWORK,
          SelectionRules.H_STAR_STAR);

  public static final InformedAlgorithm SSS_STAR =
      new WholeTreeAlgorithm(
          "sss-star", "Best first with a list of states (Stockman).", FrameworkSearches::sssStar);

  public static final InformedAlgorithm DUAL_SSS_STAR =
      new WholeTreeAlgorithm(
          "dual-sss-star",
          "The same from below, for the other side (Stockman; Marsland).",
          FrameworkSearches::dualSssStar);

  public static final InformedAlgorithm SSS_2 =
      new WholeTreeAlgorithm(
          "sss-2",
          "SSS* by two procedures (Pijls and de Bruin, Framework, Section 7).",
          FrameworkSearches::sss2);

  public static final InformedAlgorithm DUAL_SSS_2 =
      new WholeTreeAlgorithm(
          "dual-sss-2",
          "The same from below, for the other side (Pijls and de Bruin).",
          FrameworkSearches::dualSss2);

  public static final InformedAlgorithm MTD_F =
      new WholeTreeAlgorithm(
          "mtd-f",
          "Asks on which side of a guess the value lies, with a table; the first guess is 0"
              + " (Plaat, Schaeffer, Pijls and de Bruin).",
          FrameworkSearches::mtdF);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(
        GSEARCH_ALPHA_BETA,
        MAXSEARCH,
        MINSEARCH,
        H_STAR_STAR,
        SSS_STAR,
        DUAL_SSS_STAR,
        SSS_2,
        DUAL_SSS_2,
        MTD_F);
  }

  /**
   * The same algorithm with pseudo-terminals.
   *
   * @throws IllegalArgumentException saying that it has none
   */
  public static Algorithm with(Algorithm algorithm, PseudoTerminals pseudoTerminals) {
    if (algorithm instanceof FrameworkAlgorithm instance) {
      return instance.with(pseudoTerminals);
    }
    throw new IllegalArgumentException(
        algorithm.name()
            + " has no pseudo-terminals; gsearch-alpha-beta, maxsearch, minsearch and h-star-star"
            + " have");
  }

  private static InformedAlgorithm instance(String name, String description, SelectionRules rules) {
    return new FrameworkAlgorithm(
        name,
        description,
        new FrameworkAlgorithm.Construction() {
          @Override
          public <N> InformedResult search(InformedTree<N> tree, PseudoTerminals pseudoTerminals) {
            return pseudoTerminals.equals(PseudoTerminals.NONE)
                ? new Gsearch(rules).search(tree)
                : new Rsearch(rules, pseudoTerminals).search(tree);
          }
        },
        PseudoTerminals.NONE);
  }

  private static <N> InformedResult maxsearch(
      InformedTree<N> tree, PseudoTerminals pseudoTerminals) {
    return new Maxsearch(pseudoTerminals).search(tree);
  }

  private static <N> InformedResult sssStar(InformedTree<N> tree) {
    return new SssStar().search(tree);
  }

  private static <N> InformedResult dualSssStar(InformedTree<N> tree) {
    return DualTree.back(new SssStar().search(new DualTree<>(tree)));
  }

  private static <N> InformedResult sss2(InformedTree<N> tree) {
    return new Sss2().search(tree);
  }

  private static <N> InformedResult dualSss2(InformedTree<N> tree) {
    return DualTree.back(new Sss2().search(new DualTree<>(tree)));
  }

  private static <N> InformedResult mtdF(InformedTree<N> tree) {
    return new MtdF(0).search(tree);
  }
}
