package olsy.play.match;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import olsy.core.statistics.PairedPoints;

/** Counts the games of a match as they end, in whatever order. */
public final class Tally {

  private final PairedPoints points = PairedPoints.ofGames();
  private final int[] gamesByPoints = new int[3];
  private final SortedMap<Integer, String> forfeitsOfA = new TreeMap<>();
  private final SortedMap<Integer, String> forfeitsOfB = new TreeMap<>();

  public void add(PlayedGame<?> game) {
    game.forfeit()
        .ifPresent(
            reason ->
                (game.isForfeitOfA() ? forfeitsOfA : forfeitsOfB).put(game.number() + 1, reason));
    gamesByPoints[game.pointsOfA()]++;
    points.add(game.pair(), game.pointsOfA());
  }

  public int games() {
    return points.games();
  }

  /** Why the first player forfeited games, by their number from 1 on. */
  public SortedMap<Integer, String> forfeitsOfA() {
    return Collections.unmodifiableSortedMap(forfeitsOfA);
  }

  /** Why the second did. */
  public SortedMap<Integer, String> forfeitsOfB() {
    return Collections.unmodifiableSortedMap(forfeitsOfB);
  }

  /** There must have been a game. */
  public MatchResult result() {
    return new MatchResult(
        games(),
        gamesByPoints[2],
        gamesByPoints[1],
        gamesByPoints[0],
        List.of(forfeitsOfA.size(), forfeitsOfB.size()),
        points.mean(),
        points.interval().list());
  }
}
