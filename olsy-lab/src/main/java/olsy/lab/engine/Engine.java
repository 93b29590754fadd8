package olsy.lab.engine;

import java.util.List;
import java.util.random.RandomGenerator;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;

/** Somebody to learn from, of whom everything is known: how probable each of its moves is. */
public interface Engine {

  String name();

  /**
   * How probable each move is.
   *
   * @param successors of the position, ways to the same one counted once
   */
  double[] probabilities(Checkers position, List<Checkers> successors);

  /** The successor it moves to. The same random numbers give the same moves. */
  default Checkers move(Checkers position, RandomGenerator random) {
    List<Checkers> successors = Example.successors(position);
    double[] probabilities = probabilities(position, successors);
    double left = random.nextDouble();
    int move = 0;
    while (move < probabilities.length - 1 && left >= probabilities[move]) {
      left -= probabilities[move];
      move++;
    }
    return successors.get(move);
  }
}
