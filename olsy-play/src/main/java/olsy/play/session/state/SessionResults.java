package olsy.play.session.state;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Side;
import olsy.core.statistics.Interval;
import olsy.core.statistics.PairedPoints;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.SessionGame;

/**
 * The results of a session so far, in points per game, a win 2 and a draw 1, with intervals from
 * the pairs of games that share an opening.
 */
public final class SessionResults {

  /**
   * Games of one kind.
   *
   * @param points of a game in the mean
   */
  public record Result(int games, double points, Interval interval) {

    private static Optional<Result> of(PairedPoints points) {
      return points.games() == 0
          ? Optional.empty()
          : Optional.of(new Result(points.games(), points.mean(), points.interval()));
    }
  }

  private final GamePlan plan;
  private final PairedPoints all = PairedPoints.ofGames();
  private final PairedPoints without = PairedPoints.ofGames();
  private final PairedPoints with = PairedPoints.ofGames();
  private final PairedPoints gain = PairedPoints.ofDifferences();
  private final PairedPoints gaining = PairedPoints.ofGames();
  private final PairedPoints remembered = PairedPoints.ofGames();
  private final Set<Place> gained = new HashSet<>();
  private final Map<Place, Integer> compared = new HashMap<>();

  /** Where a game of the baseline and a later one are alike. */
  private record Place(int opening, Side side) {}

  public SessionResults(GamePlan plan) {
    this.plan = plan;
  }

  /** Games come in their order. */
  public void add(SessionGame game) {
    boolean isCompared = plan.isBaseline(game.number());
    int opening = opening(game.number(), plan.baseline());
    int pair = isCompared ? opening : plan.baseline() / 2 + opening;
    all.add(pair, game.points());
    if (game.remembered()) {
      remembered.add(pair, game.points());
      return;
    }
    (game.model().any() ? with : without).add(pair, game.points());
    Place place = new Place(opening, game.side());
    if (isCompared) {
      compared.put(place, game.points());
    } else if (game.model().any() && compared.containsKey(place) && isGain(place)) {
      gain.add(opening, game.points() - compared.get(place));
      gaining.add(opening, game.points());
    }
  }

  /**
   * With book learning, games that were not won are played again and those that were won are not:
   * of every beginning only the first game tells what the model gains.
   */
  private boolean isGain(Place place) {
    return gained.add(place) || !plan.bookLearning();
  }

  /** The number of a game's opening: the games after the baseline begin with its own, in turn. */
  static int opening(int game, int baseline) {
    return (baseline == 0 ? game - 1 : (game - 1) % baseline) / 2;
  }

  public int games() {
    return all.games();
  }

  /** Of all games; there must have been one. */
  public double points() {
    return all.mean();
  }

  /** The games that were begun without a model, of all openings; empty before the first. */
  public Optional<Result> without() {
    return Result.of(without);
  }

  /** The games that were begun with one, of all openings. */
  public Optional<Result> with() {
    return Result.of(with);
  }

  /** The games that began with a line that had won; empty before the first. */
  public Optional<Result> remembered() {
    return Result.of(remembered);
  }

  /**
   * Points per game that the games begun with a model brought more than those of the baseline with
   * the same opening and the same side.
   */
  public Optional<Result> gain() {
    return Result.of(gain);
  }

  /** Those of the games begun with a model that the gain is of. */
  public Optional<Result> gaining() {
    return Result.of(gaining);
  }
}
