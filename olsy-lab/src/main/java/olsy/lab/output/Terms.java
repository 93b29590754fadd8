package olsy.lab.output;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** What columns mean that many tables have. */
final class Terms {

  private static final String DECISIONS = "Moves to which there was an alternative.";

  /** By the name of the column, in the order of most tables. */
  private static final Map<String, String> ALL = all();

  private Terms() {}

  private static Map<String, String> all() {
    Map<String, String> terms = new LinkedHashMap<>();
    terms.put("learner", "The procedure that learned the model.");
    terms.put("decisions", DECISIONS + " The model was learned from so many.");
    terms.put("examples", "Moves of the opponent, with an alternative, that had been seen.");
    terms.put("tests", DECISIONS + " The model was tested on so many, in other games.");
    terms.put("draw", "Which of the random draws of decisions.");
    terms.put("draws", "How often it was learned anew, each time from other decisions.");
    terms.put(
        "strict",
        "The share of the tests in which the move that the model expected was played. The interval"
            + " beside it, 95 %, is over the draws.");
    terms.put("tied", "The same, where any move counts that the model finds as good as its own.");
    terms.put("top3", "The share in which one of the three moves most expected was played.");
    terms.put("uniform", "What guessing would reach.");
    terms.put("ceiling", "What one who knows the player exactly would reach.");
    terms.put(
        "log-likelihood",
        "The logarithm of the probability that the model gave the move played, in the mean; 0 is"
            + " the best. e to this power is a probability again: -0.7 is one half.");
    terms.put(
        "ece",
        "Expected calibration error: by how much the probabilities of the moves expected miss how"
            + " often they were played. 0 is the best.");
    terms.put("probability", "How probable the moves expected were said to be, in the mean.");
    terms.put("played", "The share of them that was played.");
    terms.put("depth", "Plies that are looked ahead.");
    terms.put("depths", "The depths that were learned, of each draw.");
    terms.put("right", "How often the depth was found.");
    terms.put("frontier", "What is done at the end of a search where a capture is due.");
    terms.put("points", "2 for a win, 1 for a draw.");
    terms.put("paper", "What the paper has.");
    terms.put(
        "gain",
        "Points of a game more than minimax has in the same openings, with its 95 % interval.");
    terms.put("foreseen", "The share of the opponent's moves that the model expected.");
    terms.put(
        "cpu-seconds",
        "What learning took, of all processors together. It depends on the machine.");
    terms.put("seconds", "On the clock. They depend on the machine and on what else it does.");
    return terms;
  }

  /** Of those that are known. */
  static Map<String, String> of(Collection<String> columns) {
    Map<String, String> some = new LinkedHashMap<>(ALL);
    some.keySet().retainAll(columns);
    return some;
  }
}
