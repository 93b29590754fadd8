package olsy.core.search.framework;

import java.util.List;

/**
 * What comes of developing a node.
 *
 * @param lower L(n)
 * @param upper U(n); of a terminal the same, its value
 * @param children none of a terminal
 */
public record Development<N>(double lower, double upper, List<N> children) {

  public Development {
    children = List.copyOf(children);
    assert lower <= upper : lower + " to " + upper;
    assert !children.isEmpty() || lower == upper : "a terminal of " + lower + " to " + upper;
  }

  public boolean isTerminal() {
    return children.isEmpty();
  }
}
