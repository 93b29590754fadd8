package olsy.core.game;

import java.util.random.RandomGenerator;

/** Moves at random. The same random numbers give the same moves. */
public final class RandomPlay {

  private RandomPlay() {}

  /** Any of the moves, one as probable as the other; where dice decide, what they show. */
  public static <P extends Position<P>> P move(P position, RandomGenerator random) {
    if (ChancePosition.isChance(position)) {
      return rolled(position, random.nextDouble());
    }
    P[] successors = position.successors();
    return successors[random.nextInt(successors.length)];
  }

  /**
   * What dice show: the successor at whose place the probabilities, added up, pass a number.
   *
   * @param number at least 0 and below 1
   */
  public static <P extends Position<P>> P rolled(P position, double number) {
    P[] successors = position.successors();
    double[] probabilities = ChancePosition.probabilities(position);
    double passed = 0;
    int place = -1;
    do {
      place++;
      passed += probabilities[place];
    } while (number >= passed && place < successors.length - 1);
    return successors[place];
  }

  /** Where so many random moves lead; where the game ends before, its end. */
  public static <P extends Position<P>> P walk(P start, int plies, RandomGenerator random) {
    P position = start;
    for (int ply = 0; ply < plies && !position.isTerminal(); ply++) {
      position = move(position, random);
    }
    return position;
  }
}
