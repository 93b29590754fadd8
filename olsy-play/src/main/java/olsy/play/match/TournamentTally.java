package olsy.play.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.statistics.Encounter;
import olsy.core.statistics.Rating;
import olsy.core.statistics.Ratings;
import olsy.play.match.TournamentResult.PairingResult;
import olsy.play.match.TournamentResult.Standing;

/** Counts the games of a tournament as they end. */
public final class TournamentTally {

  private static final double DIGITS = 1e6;

  private final List<String> names;
  private final TournamentForm form;
  private final List<Rivals> pairings;
  private final List<Tally> tallies;
  private final List<SortedMap<Integer, String>> forfeits;

  public TournamentTally(List<String> names, TournamentForm form) {
    this.names = List.copyOf(names);
    this.form = form;
    this.pairings = form.pairings(names.size());
    this.tallies = pairings.stream().map(pairing -> new Tally()).toList();
    this.forfeits =
        Stream.<SortedMap<Integer, String>>generate(TreeMap::new).limit(names.size()).toList();
  }

  public void add(RoundGame<?> game) {
    PlayedGame<?> played = game.game();
    tallies.get(game.pairing()).add(played);
    if (played.isForfeit()) {
      Rivals pairing = pairings.get(game.pairing());
      forfeits
          .get(played.pointsOfA() == 0 ? pairing.a() : pairing.b())
          .put(game.number() + 1, played.termination().reason());
    }
  }

  public int games() {
    return tallies.stream().mapToInt(Tally::games).sum();
  }

  /** Why a player forfeited games, by their number in the file from 1 on. */
  public SortedMap<Integer, String> forfeits(String player) {
    return new TreeMap<>(forfeits.get(names.indexOf(player)));
  }

  public TournamentResult result() {
    List<PairingResult> matches = new ArrayList<>();
    List<Encounter> encounters = new ArrayList<>();
    for (Rivals pairing : pairings) {
      Tally tally = tallies.get(matches.size());
      matches.add(
          new PairingResult(
              names.get(pairing.a()),
              names.get(pairing.b()),
              tally.games() == 0 ? null : tally.result()));
      encounters.add(tally.encounter(pairing));
    }
    Optional<List<Rating>> ratings = Ratings.of(names.size(), encounters, form.origin());
    List<Standing> standings =
        IntStream.range(0, names.size())
            .mapToObj(player -> standing(player, matches, ratings))
            .sorted(
                Comparator.comparingDouble(Standing::score)
                    .thenComparingDouble(one -> one.elo() == null ? 0 : one.elo())
                    .reversed())
            .toList();
    return new TournamentResult(
        games(),
        IntStream.range(0, names.size()).mapToObj(i -> ranked(i + 1, standings.get(i))).toList(),
        matches);
  }

  private Standing standing(
      int player, List<PairingResult> matches, Optional<List<Rating>> ratings) {
    int wins = 0;
    int draws = 0;
    int losses = 0;
    for (int i = 0; i < matches.size(); i++) {
      MatchResult result = matches.get(i).result();
      boolean isA = pairings.get(i).a() == player;
      if (result != null && (isA || pairings.get(i).b() == player)) {
        wins += isA ? result.wins() : result.losses();
        draws += result.draws();
        losses += isA ? result.losses() : result.wins();
      }
    }
    int games = wins + draws + losses;
    int points = 2 * wins + draws;
    Optional<Rating> rating = ratings.map(all -> all.get(player));
    return new Standing(
        0,
        names.get(player),
        points,
        games,
        wins,
        draws,
        losses,
        forfeits.get(player).size(),
        games == 0 ? 0 : points / 2.0 / games,
        rating.map(one -> rounded(one.elo())).orElse(null),
        rating
            .map(one -> one.interval().list().stream().map(TournamentTally::rounded).toList())
            .orElse(null));
  }

  /** Further digits of a strength are those of the steps by which it was found. */
  private static double rounded(double elo) {
    return Math.rint(elo * DIGITS) / DIGITS + 0.0; // -0.0 is 0
  }

  private static Standing ranked(int rank, Standing one) {
    return new Standing(
        rank,
        one.name(),
        one.points(),
        one.games(),
        one.wins(),
        one.draws(),
        one.losses(),
        one.forfeits(),
        one.score(),
        one.elo(),
        one.interval());
  }
}
