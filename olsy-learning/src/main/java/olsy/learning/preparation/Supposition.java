package olsy.learning.preparation;

import java.util.List;
import java.util.function.Function;
import olsy.core.game.Position;

/**
 * Something that may be so of a player.
 *
 * @param sign of what it is for the player to have more of it than others
 * @param least of it that there has to be
 * @param amount of it in a sitting
 */
record Supposition<P extends Position<P>>(
    Finding.Subject subject, int sign, int least, Function<Sitting<P>, Amount> amount) {

  /** Games of the player in a half. */
  static final int LEAST_GAMES = 4;

  /** Whether there is enough of it to tell something from. */
  boolean isEnough(List<Sitting<P>> half) {
    List<Amount> own = half.stream().filter(Sitting::own).map(amount).toList();
    Amount sum = Contrast.sum(own);
    boolean isEverywhere = half.stream().map(amount).allMatch(one -> one.outCount() == 0);
    long sittings = own.stream().filter(one -> one.inCount() > 0).count();
    return sittings >= LEAST_GAMES
        && sum.inCount() >= least
        && (isEverywhere || sum.outCount() >= least);
  }

  /** How probable it is by chance. */
  PermutationTest.Found test(List<Sitting<P>> half, PermutationTest test) {
    return test.find(
        half.stream().map(amount).toList(), half.stream().map(Sitting::own).toList(), sign);
  }

  /** The player beside the others. */
  Contrast contrast(List<Sitting<P>> half) {
    return Contrast.of(
        Contrast.sum(half.stream().filter(Sitting::own).map(amount).toList()),
        Contrast.sum(half.stream().filter(sitting -> !sitting.own()).map(amount).toList()));
  }

  /** Decisions, or games, of the player that it is told from. */
  int seen(List<Sitting<P>> sittings) {
    return sittings.stream()
        .filter(Sitting::own)
        .mapToInt(sitting -> amount.apply(sitting).inCount())
        .sum();
  }
}
