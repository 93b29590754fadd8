package olsy.play.match;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import olsy.core.statistics.Elo;
import olsy.core.statistics.Encounter;
import olsy.core.statistics.Interval;
import olsy.core.statistics.PairedPoints;
import olsy.core.statistics.Pentanomial;
import olsy.core.statistics.Sprt;

/** Counts the games of a match as they end, and says when a sequential test has decided. */
public final class Tally {

  private static final double WIN = 2;

  private final Optional<Sprt> sprt;
  private final PairedPoints points = PairedPoints.ofGames();
  private final int[] gamesByPoints = new int[3];
  private final SortedMap<Integer, String> forfeitsOfA = new TreeMap<>();
  private final SortedMap<Integer, String> forfeitsOfB = new TreeMap<>();

  /** Without a test. */
  public Tally() {
    this(Optional.empty());
  }

  public Tally(Optional<Sprt> sprt) {
    this.sprt = sprt;
  }

  public void add(PlayedGame<?> game) {
    if (game.isForfeit()) {
      SortedMap<Integer, String> forfeits = game.pointsOfA() == 0 ? forfeitsOfA : forfeitsOfB;
      forfeits.put(game.number() + 1, game.termination().reason());
    }
    gamesByPoints[game.pointsOfA()]++;
    points.add(game.pair(), game.pointsOfA());
  }

  public int games() {
    return points.games();
  }

  /** For ratings of a field in which the two have these numbers. */
  Encounter encounter(Rivals pairing) {
    return new Encounter(pairing.a(), pairing.b(), points);
  }

  /** Why the first player forfeited games, by their number from 1 on. */
  public SortedMap<Integer, String> forfeitsOfA() {
    return Collections.unmodifiableSortedMap(forfeitsOfA);
  }

  /** Why the second did. */
  public SortedMap<Integer, String> forfeitsOfB() {
    return Collections.unmodifiableSortedMap(forfeitsOfB);
  }

  /** Whether a test was asked for, and needs no further game. */
  public boolean isDecided() {
    return sprt.isPresent() && sprt.get().verdict(points.pentanomial()) != Sprt.Verdict.OPEN;
  }

  /** There must have been a game. */
  public MatchResult result() {
    Pentanomial pairs = points.pentanomial();
    return new MatchResult(
        games(),
        gamesByPoints[2],
        gamesByPoints[1],
        gamesByPoints[0],
        List.of(forfeitsOfA.size(), forfeitsOfB.size()),
        points.mean(),
        points.interval().list(),
        strength(pairs),
        sprt.map(test -> SprtResult.of(test, pairs)).orElse(null));
  }

  private Strength strength(Pentanomial pairs) {
    Interval interval = points.interval();
    return new Strength(
        Elo.ofScore(points.mean() / WIN),
        Elo.ofScore(new Interval(interval.low() / WIN, interval.high() / WIN)).list(),
        points.superiority(),
        pairs.list(),
        (double) gamesByPoints[1] / games());
  }
}
