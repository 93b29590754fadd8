package olsy.play.session;

import olsy.core.search.registry.AlgorithmName;

/** How a session's player uses the model of its opponent. */
public enum ModelUse {
  /** M*_1p, as the papers have it. */
  M_STAR_1P,
  /** αβ*: the same moves, pruned by what the two functions can add up to. */
  ALPHA_BETA_STAR,
  /** M*_ε, with the error that the model has been found to have. */
  M_EPSILON,
  /** The opponent's next reply as the model makes it, minimax behind it. */
  REPLY,
  /** The reply, trusted as far as the model has been right, and minimax for the rest. */
  MIXTURE,
  /** All replies, by their probability. */
  SOFT,
  /** Plays by the opponent's function instead of its own where that brings more points. */
  ADOPT;

  /**
   * @throws IllegalArgumentException naming those that exist
   */
  public static ModelUse named(String name) {
    return AlgorithmName.find(name, values());
  }

  /** Whether it matters how right models have been. */
  boolean asksRecord() {
    return this == MIXTURE || this == M_EPSILON;
  }

  /** What opens the model to use. */
  public Gate gate() {
    return this == SOFT ? new EitherGate(new HitGate(), new LikelihoodGate()) : new HitGate();
  }

  /** The name: {@code m-star-1p}. */
  @Override
  public String toString() {
    return AlgorithmName.of(this);
  }
}
