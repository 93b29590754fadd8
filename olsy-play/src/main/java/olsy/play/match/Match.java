package olsy.play.match;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.text.InputException;

/**
 * Games between two players in pairs: each opening is played twice, with colours swapped, so that
 * neither profits from it. Who forfeits a game has lost it.
 *
 * @param openings one for each pair
 * @param games when odd, the last opening is played once
 * @param moveLimit moves of each side, from the opening on, after which a game is drawn
 */
public record Match<P extends Position<P>>(
    Game<P> game,
    Contestant<P> a,
    Contestant<P> b,
    List<P> openings,
    int games,
    int moveLimit,
    Adjudication adjudication) {

  public Match {
    openings = List.copyOf(openings);
    if (games < 1 || openings.size() != (games + 1) / 2) {
      throw new IllegalArgumentException(games + " games, " + openings.size() + " openings");
    }
  }

  /** A match whose games are played to their end. */
  public Match(
      Game<P> game, Contestant<P> a, Contestant<P> b, List<P> openings, int games, int moveLimit) {
    this(game, a, b, openings, games, moveLimit, Adjudication.NONE);
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
    return new Match<>(game, a, b, openings, games, moveLimit);
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
  public void play(int threads, Audience<P> audience) throws InterruptedException {
    play(threads, List.of(), audience);
  }

  /**
   * Plays what is left of a match.
   *
   * @param before games that were played already
   */
  public void play(int threads, List<PlayedGame<P>> before, Audience<P> audience)
      throws InterruptedException {
    List<Seats<P>> all =
        Stream.generate(() -> Seats.of(a, b)).limit(Math.min(threads, games)).toList();
    ExecutorService pool = Executors.newFixedThreadPool(threads, Match::daemon);
    BlockingQueue<Seats<P>> free = new ArrayBlockingQueue<>(all.size(), false, all);
    SortedMap<Integer, PlayedGame<P>> early = new TreeMap<>();
    before.forEach(game -> early.put(game.number(), game));
    try {
      CompletionService<PlayedGame<P>> running = new ExecutorCompletionService<>(pool);
      for (int number = 0; number < games; number++) {
        int one = number;
        if (!early.containsKey(number)) {
          running.submit(() -> play(one, free));
        }
      }
      for (int number = 0; number < games && !audience.hasSeenEnough(); number++) {
        while (!early.containsKey(number)) {
          PlayedGame<P> ended = running.take().get();
          early.put(ended.number(), ended);
          audience.ended(ended);
        }
        audience.take(early.remove(number));
      }
    } catch (InterruptedException e) {
      early.values().forEach(audience::take);
      throw e;
    } catch (ExecutionException e) {
      early.values().forEach(audience::take);
      if (e.getCause() instanceof InputException wrong) {
        throw wrong;
      }
      throw new IllegalStateException("a game broke off", e.getCause());
    } finally {
      pool.shutdownNow();
      all.forEach(Seats::close);
    }
  }

  private PlayedGame<P> play(int number, BlockingQueue<Seats<P>> free) throws InterruptedException {
    Seats<P> seats = free.take();
    try {
      return play(number, seats);
    } finally {
      free.add(seats);
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "match");
    thread.setDaemon(true);
    return thread;
  }
}
