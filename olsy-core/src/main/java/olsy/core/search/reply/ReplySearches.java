package olsy.core.search.reply;

import java.util.List;
import olsy.core.search.Algorithm;
import olsy.core.search.AlgorithmFamily;

/** The searches that foresee the opponent's next reply by a search to the model's own depth. */
public final class ReplySearches implements AlgorithmFamily {

  public static final Algorithm REPLY =
      new ReplyAlgorithm(
          "reply",
          "The opponent's next reply as the model makes it, minimax behind it (after Carmel and"
              + " Markovitch, Learning and Using Opponent Models, 2.1).",
          Reply::new);

  public static final Algorithm MIXTURE =
      new ReplyAlgorithm(
          "mixture",
          "The foreseen reply as far as the model is trusted, minimax for the rest (ours).",
          Mixture::new);

  public static final Algorithm SOFT =
      new ReplyAlgorithm(
          "soft", "All replies by their probability, minimax behind them (ours).", Soft::new);

  @Override
  public List<Algorithm> algorithms() {
    return List.of(REPLY, MIXTURE, SOFT);
  }
}
