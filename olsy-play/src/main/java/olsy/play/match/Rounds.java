package olsy.play.match;

import java.util.ArrayList;
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
import olsy.core.game.Position;
import olsy.learning.text.InputException;
import olsy.play.opponent.Opponent;

/**
 * Matches that are played side by side, from the same openings. A round is a pair of games of each,
 * so all have come equally far whenever they end.
 *
 * <pre>
 * game   0 1    2 3    4 5    6 7    8 9  …
 * match  0      1      2      0      1
 * its    0 1    0 1    0 1    2 3    2 3
 * </pre>
 *
 * @param pairings who of the players play a match
 * @param conditions of all matches; who plays in it does not count
 */
public record Rounds<P extends Position<P>>(
    List<Contestant<P>> players, List<Rivals> pairings, Match<P> conditions) {

  private static final int PAIR = 2;

  public Rounds {
    players = List.copyOf(players);
    pairings = List.copyOf(pairings);
    if (pairings.isEmpty() || (pairings.size() > 1 && conditions.games() % PAIR != 0)) {
      throw new IllegalArgumentException(
          pairings.size() + " matches of " + conditions.games() + " games");
    }
  }

  /** A match alone. */
  static <P extends Position<P>> Rounds<P> of(Match<P> match) {
    return new Rounds<>(List.of(match.a(), match.b()), List.of(new Rivals(0, 1)), match);
  }

  /** Of all matches. */
  public int games() {
    return pairings.size() * conditions.games();
  }

  Match<P> match(int pairing) {
    Rivals two = pairings.get(pairing);
    return conditions.between(players.get(two.a()), players.get(two.b()));
  }

  /** The round in which a game is played, from 0 on. */
  int round(int number) {
    return number / gamesOfRound();
  }

  int gamesOfRound() {
    return PAIR * pairings.size();
  }

  /** Whose game it is. */
  int pairing(int number) {
    return number % gamesOfRound() / PAIR;
  }

  /** What number a game has in its match. */
  int numberInMatch(int number) {
    return PAIR * round(number) + number % PAIR;
  }

  /**
   * Plays what is left, several games at a time. They are handed over in the order of their
   * numbers, so that nothing depends on how many are played at a time. An interruption ends all at
   * once and loses the games that are not finished; those that are come in their order.
   *
   * @param before games that were played already
   * @param audience takes the games, in this thread
   */
  public void play(int threads, List<RoundGame<P>> before, Audience<RoundGame<P>> audience)
      throws InterruptedException {
    List<Table<P>> tables =
        Stream.generate(() -> Table.of(players)).limit(Math.min(threads, games())).toList();
    ExecutorService pool = Executors.newFixedThreadPool(threads, Rounds::daemon);
    BlockingQueue<Table<P>> free = new ArrayBlockingQueue<>(tables.size(), false, tables);
    SortedMap<Integer, RoundGame<P>> early = new TreeMap<>();
    before.forEach(game -> early.put(game.number(), game));
    try {
      CompletionService<RoundGame<P>> running = new ExecutorCompletionService<>(pool);
      for (int number = 0; number < games(); number++) {
        int one = number;
        if (!early.containsKey(number)) {
          running.submit(() -> play(one, free));
        }
      }
      for (int number = 0; number < games() && !audience.hasSeenEnough(); number++) {
        while (!early.containsKey(number)) {
          RoundGame<P> ended = running.take().get();
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
      tables.forEach(Table::close);
    }
  }

  private RoundGame<P> play(int number, BlockingQueue<Table<P>> free) throws InterruptedException {
    Table<P> table = free.take();
    try {
      return play(number, table.seats(pairings.get(pairing(number))));
    } finally {
      free.add(table);
    }
  }

  /** Plays one of the games alone, as {@link #play(int, List, Audience)} would. */
  public RoundGame<P> play(int number) throws InterruptedException {
    Rivals two = pairings.get(pairing(number));
    try (Opponent<P> a = players.get(two.a()).opponents().get();
        Opponent<P> b = players.get(two.b()).opponents().get()) {
      return play(number, new Seats<>(a, b));
    }
  }

  private RoundGame<P> play(int number, Seats<P> seats) throws InterruptedException {
    int pairing = pairing(number);
    return new RoundGame<>(number, pairing, match(pairing).play(numberInMatch(number), seats));
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "match");
    thread.setDaemon(true);
    return thread;
  }

  /** All players, of whom two at a time play a game. */
  private record Table<P extends Position<P>>(List<Opponent<P>> opponents) {

    static <P extends Position<P>> Table<P> of(List<Contestant<P>> players) {
      List<Opponent<P>> opponents = new ArrayList<>();
      players.forEach(player -> opponents.add(player.opponents().get()));
      return new Table<>(opponents);
    }

    Seats<P> seats(Rivals pairing) {
      return new Seats<>(opponents.get(pairing.a()), opponents.get(pairing.b()));
    }

    void close() {
      opponents.forEach(Opponent::close);
    }
  }
}
