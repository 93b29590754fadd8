package olsy.learning.scout;

import olsy.core.evaluation.FrontierRule;

/** How a player may search: a depth, and what happens at the frontier. */
record Hypothesis(int depth, FrontierRule frontier) {

  @Override
  public String toString() {
    return "depth " + depth + ", " + frontier.text();
  }
}
