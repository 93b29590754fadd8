package olsy.play.session.store;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Spelling;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.core.search.reply.ReplySearches;

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
  /** Its replies wherever it moves near the root, with a guard while the model is less sure. */
  GUARDED,
  /** The same, but only moves that the search without a model finds good enough. */
  SAFE,
  /** Plays by the opponent's function instead of its own where that brings more points. */
  ADOPT;

  /**
   * @throws IllegalArgumentException naming the nearest
   */
  public static ModelUse named(String name) {
    return Arrays.stream(values())
        .filter(use -> use.toString().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(Spelling.unknown("algorithm", name, names())));
  }

  public static List<String> names() {
    return Arrays.stream(values()).map(ModelUse::toString).toList();
  }

  /** Whether it is, without a model, the search for own moves. */
  public boolean isOwnSearch() {
    return this == GUARDED || this == SAFE;
  }

  /**
   * Whether it knows which moves are worth the same as the best. Most searches know what the best
   * one is worth, and of the others that they are no better; means are hardly ever the same.
   */
  public boolean knowsEqualMoves() {
    return this == REPLY || this == MIXTURE;
  }

  /** The search that uses the model. */
  public PlayerAlgorithm algorithm() {
    return switch (this) {
      case M_STAR_1P -> ModelSearches.M_STAR_1P;
      case ALPHA_BETA_STAR -> PruningSearches.ALPHA_BETA_STAR;
      case M_EPSILON -> ModelSearches.M_EPSILON;
      case REPLY -> ReplySearches.REPLY;
      case MIXTURE -> ReplySearches.MIXTURE;
      case SOFT -> ReplySearches.SOFT;
      case GUARDED -> ReplySearches.GUARDED;
      case SAFE -> ReplySearches.SAFE;
      case ADOPT -> MinimaxSearches.ALPHA_BETA;
    };
  }

  /** The name: {@code m-star-1p}. */
  @Override
  public String toString() {
    return this == ADOPT ? "adopt" : algorithm().name();
  }
}
