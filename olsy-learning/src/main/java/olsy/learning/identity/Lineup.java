package olsy.learning.identity;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.learning.example.AllCores;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;

/** Players beside games: what each foretold of the decisions that it was asked of so far. */
final class Lineup<P extends Position<P>> {

  /** Decisions of a game that a player is asked of in turn. */
  private static final int FEW = 4;

  /** A player beside a game. */
  static final class Place {
    private final List<Foretold> foretold = new ArrayList<>();

    /** ln P by each rate of slips. */
    private final double[] logs;

    private Place(int rates) {
      logs = new double[rates];
    }

    int asked() {
      return foretold.size();
    }

    int hits() {
      return (int) foretold.stream().filter(Foretold::hit).count();
    }
  }

  /** A player, and a game. */
  record Pair(int player, int game) {}

  private final List<KnownPlayer<P>> players;
  private final List<List<Example<P>>> games;
  private final Slips slips;
  private final List<List<Place>> places;
  private final int repeated;

  Lineup(List<KnownPlayer<P>> players, List<DecidedGame<P>> decided, Slips slips) {
    this.players = players;
    this.slips = slips;
    this.games = new ArrayList<>();
    Set<Example<P>> before = new HashSet<>();
    int made = 0;
    for (DecidedGame<P> game : decided) {
      games.add(
          game.examples().stream().filter(one -> !one.isForced() && before.add(one)).toList());
      made += game.decisions();
    }
    this.repeated = made - before.size();
    this.places =
        players.stream()
            .map(one -> games.stream().map(game -> new Place(slips.size())).toList())
            .toList();
  }

  int games() {
    return games.size();
  }

  int decisions() {
    return games.stream().mapToInt(List::size).sum();
  }

  int repeated() {
    return repeated;
  }

  long asked() {
    return places.stream().flatMap(List::stream).mapToLong(Place::asked).sum();
  }

  Place place(int player, int game) {
    return places.get(player).get(game);
  }

  boolean isDone(Pair pair) {
    return place(pair.player, pair.game).asked() == games.get(pair.game).size();
  }

  /** Whether a player was asked of everything. */
  boolean isDone(int player) {
    return next(player) < 0;
  }

  /** The first game of which a player was not asked to the end; negative for none. */
  int next(int player) {
    return IntStream.range(0, games())
        .filter(game -> !isDone(new Pair(player, game)))
        .findFirst()
        .orElse(-1);
  }

  /** A game's decisions by each rate: an upper bound of ln P where not all are known. */
  double[] logs(int player, int game) {
    return place(player, game).logs;
  }

  /** All decisions by each rate; see {@link #logs(int, int)}. */
  double[] logs(int player) {
    double[] logs = new double[slips.size()];
    for (Place place : places.get(player)) {
      for (int i = 0; i < logs.length; i++) {
        logs[i] += place.logs[i];
      }
    }
    return logs;
  }

  /** What a player foretold of a decision that it was asked of. */
  Foretold foretold(int player, int game, int decision) {
    return place(player, game).foretold.get(decision);
  }

  /** The probability of a decision for one who guesses. */
  double byChance(int game, int decision) {
    return 1.0 / games.get(game).get(decision).successors().size();
  }

  /** Asks of some decisions more, on all cores. Each pair is given once. */
  void askOn(Collection<Pair> pairs) {
    AllCores.map(pairs, pair -> ask(pair, FEW));
  }

  void askAll(Collection<Pair> pairs) {
    AllCores.map(pairs, pair -> ask(pair, Integer.MAX_VALUE));
  }

  private Pair ask(Pair pair, int most) {
    Place place = place(pair.player, pair.game);
    List<Example<P>> decisions = games.get(pair.game);
    for (int i = 0; i < most && place.asked() < decisions.size(); i++) {
      Foretold one = players.get(pair.player).foretell(decisions.get(place.asked()));
      slips.add(one, place.logs);
      place.foretold.add(one);
    }
    return pair;
  }
}
