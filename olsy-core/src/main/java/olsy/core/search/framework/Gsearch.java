package olsy.core.search.framework;

/**
 * Gsearch: develops open live nodes until none is left. Its instances differ in the node that they
 * select.
 *
 * <pre>
 * Gsearch(n):
 *   S := {n}; develop(n)
 *   while Lb(n) &lt; Ub(n):
 *     select an open live node p of S
 *     develop(p)
 *     update Ub and Lb of p's ancestors, 𝒰 and ℒ in S
 *   return Ub(n)
 * </pre>
 *
 * <p>Pijls and de Bruin, A Framework for Game Tree Algorithms, Figure 2.
 */
public record Gsearch(SelectionRules rules) {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    SearchTree<N> s = SearchTree.whole(tree, effort);
    s.develop(s.root());
    while (s.isLive()) {
      s.develop(s.select(rules));
    }
    double value = s.root().upper;
    return effort.result(s.root().move(value), value);
  }
}
