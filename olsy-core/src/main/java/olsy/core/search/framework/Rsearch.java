package olsy.core.search.framework;

/**
 * Rsearch: Gsearch in bounded memory. A selected pseudo-terminal is searched until it is live no
 * more, and what was below it is forgotten.
 *
 * <pre>
 * Rsearch(n, lower, upper):
 *   R := {n}; develop(n)
 *   while max(Lb(n), lower) &lt; min(Ub(n), upper):
 *     select an open live node p of R
 *     if p is a pseudo-terminal: Lb(p), Ub(p) := Rsearch(p, ℒ(p), 𝒰(p))
 *     else: develop(p)
 *     update Ub and Lb of p's ancestors, 𝒰 and ℒ in R
 *   return Lb(n), Ub(n)
 * </pre>
 *
 * <p>Pijls and de Bruin, A Framework for Game Tree Algorithms, Figure 4.
 */
public record Rsearch(SelectionRules rules, PseudoTerminals pseudoTerminals) {

  public <N> InformedResult search(InformedTree<N> tree) {
    Effort effort = new Effort();
    SearchTree<N> r = SearchTree.whole(tree, effort);
    search(tree, r, effort);
    double value = r.root().upper;
    return effort.result(r.root().move(value), value);
  }

  private <N> void search(InformedTree<N> tree, SearchTree<N> r, Effort effort) {
    r.develop(r.root());
    while (r.isLive()) {
      Vertex<N> p = r.select(rules);
      if (pseudoTerminals.isAt(p.ply)) {
        SearchTree<N> local = new SearchTree<>(tree, p.node, p.ply, r.lower(p), r.upper(p), effort);
        search(tree, local, effort);
        local.release();
        r.close(p, local.root().lower, local.root().upper);
      } else {
        r.develop(p);
      }
    }
    assert r.postconditionHolds();
  }
}
