package olsy.core.game;

import java.util.random.RandomGenerator;

/** Moves at random. The same random numbers give the same moves. */
public final class RandomPlay {

  private RandomPlay() {}

  /** Any of the moves, one as probable as the other. */
  public static <P extends Position<P>> P move(P position, RandomGenerator random) {
    P[] successors = position.successors();
    return successors[random.nextInt(successors.length)];
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
