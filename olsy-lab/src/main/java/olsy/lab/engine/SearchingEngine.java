package olsy.lab.engine;

import java.util.List;
import java.util.random.RandomGenerator;
import olsy.core.evaluation.Evaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.minimax.OrderedAlphaBeta;

/** Moves as a search says; nothing about it is random. */
public record SearchingEngine(String name, Search<Checkers> search, int depth) implements Engine {

  /** By full-width alpha-beta with a function of its own. */
  static SearchingEngine fullWidth(String name, Evaluation<Checkers> evaluation, int depth) {
    return new SearchingEngine(name, new OrderedAlphaBeta<>(evaluation), depth);
  }

  @Override
  public double[] probabilities(Checkers position, List<Checkers> successors) {
    double[] probabilities = new double[successors.size()];
    probabilities[successors.indexOf(choice(position))] = 1;
    return probabilities;
  }

  @Override
  public Checkers move(Checkers position, RandomGenerator random) {
    return choice(position);
  }

  private Checkers choice(Checkers position) {
    return search.search(position, depth).choice();
  }
}
