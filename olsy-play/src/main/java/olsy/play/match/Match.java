package olsy.play.match;

import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import olsy.core.game.Game;
import olsy.core.game.Position;

/**
 * Games between two players in pairs: each opening is played twice, with colours swapped, so that
 * neither profits from it. Who forfeits a game has lost it.
 *
 * @param openings one for each pair
 * @param games when odd, the last opening is played once
 * @param moveLimit moves of each side, from the opening on, after which a game is drawn
 * @param diceSeed of the dice, in a game that has any: both games of a pair have the same
 */
public record Match<P extends Position<P>>(
    Game<P> game,
    Contestant<P> a,
    Contestant<P> b,
    List<P> openings,
    int games,
    int moveLimit,
    Adjudication adjudication,
    long diceSeed) {

  /** Or the dice of two pairs could be the same ones, one roll later. */
  private static final long PAIRS_APART = 0xD1B54A32D192ED03L;

  public Match {
    openings = List.copyOf(openings);
    if (games < 1 || openings.size() != (games + 1) / 2) {
      throw new IllegalArgumentException(games + " games, " + openings.size() + " openings");
    }
  }

  /** A match whose games are played to their end. */
  public Match(
      Game<P> game, Contestant<P> a, Contestant<P> b, List<P> openings, int games, int moveLimit) {
    this(game, a, b, openings, games, moveLimit, Adjudication.NONE, 0);
  }

  /** A match from random openings. */
  public static <P extends Position<P>> Match<P> fromRandomOpenings(
      Game<P> game,
      Contestant<P> a,
      Contestant<P> b,
      int games,
      int openingPlies,
      int moveLimit,
      long seed) {
    List<P> openings = Openings.random(game, (games + 1) / 2, openingPlies, seed);
    return new Match<>(game, a, b, openings, games, moveLimit, Adjudication.NONE, seed);
  }

  /** The same match between others. */
  Match<P> between(Contestant<P> one, Contestant<P> other) {
    return new Match<>(game, one, other, openings, games, moveLimit, adjudication, diceSeed);
  }

  /** Those of a game; they depend on nothing but the seed and the pair. */
  RandomGenerator dice(int number) {
    return new SplittableRandom(diceSeed ^ (number / 2 + 1) * PAIRS_APART);
  }

  /** Plays one of the games. */
  PlayedGame<P> play(int number, Seats<P> seats) throws InterruptedException {
    return new MatchGame<>(this, number, seats, System::nanoTime).play();
  }

  /**
   * Plays games until somebody has seen enough, several at a time. They are handed over in the
   * order of their numbers, so that nothing depends on how many are played at a time. An
   * interruption ends the match at once and loses the games that are not finished; those that are
   * come in their order.
   *
   * @param audience takes the games, in this thread
   */
  public void play(int threads, Audience<PlayedGame<P>> audience) throws InterruptedException {
    play(threads, List.of(), audience);
  }

  /**
   * Plays what is left of a match.
   *
   * @param before games that were played already
   */
  public void play(int threads, List<PlayedGame<P>> before, Audience<PlayedGame<P>> audience)
      throws InterruptedException {
    Rounds.of(this)
        .play(
            threads,
            before.stream().map(game -> new RoundGame<>(game.number(), 0, game)).toList(),
            new Audience<>() {
              @Override
              public void take(RoundGame<P> game) {
                audience.take(game.game());
              }

              @Override
              public void ended(RoundGame<P> game) {
                audience.ended(game.game());
              }

              @Override
              public boolean hasSeenEnough() {
                return audience.hasSeenEnough();
              }
            });
  }
}
