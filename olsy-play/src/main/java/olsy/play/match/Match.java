package olsy.play.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Games between two players in pairs: each opening is played twice, with colours swapped, so that
 * neither profits from it.
 *
 * @param openings one for each pair
 * @param games when odd, the last opening is played once
 * @param moveLimit moves of each side, from the opening on, after which a game is drawn
 */
public record Match<P extends Position<P>>(
    Game<P> game, Contestant<P> a, Contestant<P> b, List<P> openings, int games, int moveLimit) {

  public Match {
    openings = List.copyOf(openings);
    if (games < 1 || openings.size() != (games + 1) / 2) {
      throw new IllegalArgumentException(games + " games, " + openings.size() + " openings");
    }
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
  public PlayedGame<P> play(int number) {
    Side sideOfA = number % 2 == 0 ? Side.FIRST : Side.SECOND;
    DrawRules rules = game.drawRules().withPlies(2 * moveLimit);
    Line<P> line = Line.startingAt(openings.get(number / 2), rules);
    List<P> positions = new ArrayList<>(List.of(line.position()));
    while (!line.isTerminal()) {
      P position = line.position();
      P next = (position.toMove() == sideOfA ? a : b).move(position);
      line = line.followedBy(next);
      positions.add(next);
    }
    return new PlayedGame<>(number, sideOfA, positions, line.outcome());
  }

  /**
   * Plays all games, several at a time. An interruption ends the match at once and loses the games
   * that are not finished.
   *
   * @param finished takes the games as they end, in this thread
   */
  public void play(int threads, Consumer<PlayedGame<P>> finished) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads, Match::daemon);
    try {
      CompletionService<PlayedGame<P>> running = new ExecutorCompletionService<>(pool);
      for (int number = 0; number < games; number++) {
        int one = number;
        running.submit(() -> play(one));
      }
      for (int ended = 0; ended < games; ended++) {
        finished.accept(running.take().get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game broke off", e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "match");
    thread.setDaemon(true);
    return thread;
  }
}
