package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.reply.Mixture;
import olsy.core.search.reply.Reply;
import olsy.core.search.reply.Soft;
import olsy.core.statistics.PairedPoints;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.ForeseenShare;
import olsy.lab.measure.Pairings;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import olsy.lab.player.LabGame;
import olsy.lab.player.Pairing;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * What it brings to know the opponent, by the search that uses the knowledge and how far it looks:
 * points gained over minimax with the same function, from the same openings.
 *
 * @param games that each player has in each pairing, half of them with each side
 * @param randomGames the same in random pairings, of which there are many
 * @param shallow how many random pairings there are in which both search 4 plies
 * @param deep how many in which both search 6
 * @param faults of wrong models, see {@link Pairing#wrong}
 */
public record Horizon(int games, int randomGames, int shallow, int deep, List<Double> faults)
    implements Experiment {

  private static final int OPENING = 6;
  private static final int MOVE_LIMIT = 100;

  /** Random pairings that are played with wrong models, too. */
  private static final int WRONG = 3;

  /** Plies that a player looks farther where it looks as far beyond a reply as the model would. */
  private static final int FARTHER = 2;

  /** Games that the model is tested on. */
  private static final int PREDICTED = 20;

  /**
   * How a player did in a pairing.
   *
   * @param farther plies that it looks ahead more than the opponent does
   * @param predicted how often the model foresees the opponent's unforced moves
   * @param gain in points for each game
   * @param seconds that its games took
   */
  public record Gain(
      String pairing,
      String player,
      int farther,
      double predicted,
      double points,
      Estimate gain,
      double seconds) {}

  /**
   * All pairings of a kind: those whose names begin alike.
   *
   * @param losing pairings in which the whole interval of the gain lies below 0
   */
  public record Mean(
      String pairings,
      String player,
      int farther,
      int count,
      double gain,
      double least,
      int losing,
      double seconds) {

    private static Mean of(String pairings, List<Gain> gains) {
      return new Mean(
          pairings,
          gains.get(0).player,
          gains.get(0).farther,
          gains.size(),
          gains.stream().mapToDouble(gain -> gain.gain.mean()).average().orElseThrow(),
          gains.stream().mapToDouble(gain -> gain.gain.mean()).min().orElseThrow(),
          (int) gains.stream().filter(gain -> gain.gain.high() < 0).count(),
          gains.stream().mapToDouble(Gain::seconds).sum());
    }
  }

  private record Challenger(String name, int farther, Search<Checkers> search) {}

  public Horizon {
    faults = List.copyOf(faults);
  }

  public static Horizon full() {
    return new Horizon(400, 300, 12, 6, List.of(0.003, 0.008, 0.025));
  }

  public static Horizon quick() {
    return new Horizon(20, 20, 1, 0, List.of(0.02));
  }

  @Override
  public String name() {
    return "horizon";
  }

  @Override
  public String description() {
    return "Points gained over minimax by searches that know the opponent, well or less well.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    givenPairings(laboratory.seed()).forEach(group -> add(parts, group, games, laboratory));
    randomPairings(laboratory.seed()).forEach(group -> add(parts, group, randomGames, laboratory));
    laboratory.measure(parts);
  }

  private static void add(Parts parts, Pairings group, int games, Laboratory laboratory) {
    group.add(
        parts,
        laboratory,
        Gain.class,
        gain -> gain.player + gain.farther,
        (pairing, seed, rows) -> measure(pairing, games, laboratory, rows),
        gains -> Mean.of(group.name(), gains));
  }

  private static void measure(
      Pairing pairing, int games, Laboratory laboratory, Consumer<Record> found) {
    List<Checkers> openings =
        Openings.random(LabGame.CHECKERS, games / 2, OPENING, laboratory.seed());
    List<PlayedGame<Checkers>> minimax = play(pairing, minimax(pairing), openings);
    double predicted = predicted(pairing, minimax);
    for (Challenger challenger : challengers(pairing)) {
      double begin = laboratory.seconds();
      List<PlayedGame<Checkers>> played = play(pairing, challenger, openings);
      found.accept(
          gain(pairing, challenger, predicted, played, minimax, laboratory.seconds() - begin));
    }
  }

  private List<Pairings> givenPairings(long seed) {
    return List.of(
        new Pairings("exchanges", List.of(Pairing.exchanges(-0.6), Pairing.exchanges(-0.04))),
        new Pairings("rapid", List.of(Pairing.rapid(0, seed))),
        new Pairings("rapid, wrong", faults.stream().map(f -> Pairing.rapid(f, seed)).toList()));
  }

  private List<Pairings> randomPairings(long seed) {
    List<Pairings> groups = new ArrayList<>();
    groups.add(new Pairings("random, 4 plies", random(shallow, 4, seed)));
    for (double fault : faults) {
      groups.add(
          new Pairings(
              "random, wrong by " + fault,
              IntStream.range(0, Math.min(WRONG, shallow))
                  .mapToObj(i -> Pairing.wrong(i, 4, fault, seed))
                  .toList()));
    }
    groups.add(new Pairings("random, 6 plies", random(deep, 6, seed)));
    return groups;
  }

  private static List<Pairing> random(int count, int depth, long seed) {
    return IntStream.range(0, count).mapToObj(i -> Pairing.random(i, depth, seed)).toList();
  }

  private static Challenger minimax(Pairing pairing) {
    return new Challenger(
        "minimax", 0, MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(pairing.own())));
  }

  private static List<Challenger> challengers(Pairing pairing) {
    Strategy<Checkers> own = pairing.own();
    Strategy<Checkers> model = pairing.model();
    Search<Checkers> mStar =
        ModelSearches.M_STAR_1P.of(new Player<>(own, Player.zeroLevel(gamesOrder(model))));
    List<Challenger> challengers = new ArrayList<>();
    challengers.add(new Challenger("minimax", FARTHER, minimax(pairing).search));
    challengers.add(new Challenger("m-star-1p", 0, mStar));
    for (int farther : new int[] {0, FARTHER}) {
      challengers.add(new Challenger("reply", farther, new Reply<>(own, model)));
      for (double trust : new double[] {0.9, 0.7}) {
        challengers.add(
            new Challenger(
                "mixture " + trust, farther, new Mixture<>(own, model.withTrust(trust))));
      }
      for (double trust : new double[] {1, 0.8}) {
        challengers.add(
            new Challenger("soft " + trust, farther, new Soft<>(own, model.withTrust(trust))));
      }
    }
    return challengers;
  }

  /** With another tie rule the definition of M* would be asked, which takes too long. */
  private static Strategy<Checkers> gamesOrder(Strategy<Checkers> model) {
    return new Strategy<>(model.evaluation(), model.depth(), 0);
  }

  private static List<PlayedGame<Checkers>> play(
      Pairing pairing, Challenger challenger, List<Checkers> openings) {
    Strategy<Checkers> opponent = pairing.opponent();
    Match<Checkers> match =
        new Match<>(
            LabGame.CHECKERS,
            contestant(
                challenger.name, challenger.search, pairing.own().depth() + challenger.farther),
            contestant(
                "opponent",
                MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(opponent)),
                opponent.depth()),
            openings,
            2 * openings.size(),
            MOVE_LIMIT);
    return Tournament.games(match);
  }

  private static Contestant<Checkers> contestant(String name, Search<Checkers> search, int depth) {
    SearchingOpponent<Checkers> player = new SearchingOpponent<>(name, search, depth);
    return new Contestant<>(name, () -> player);
  }

  /** How often the model knows the opponent's move, where there is more than one. */
  private static double predicted(Pairing pairing, List<PlayedGame<Checkers>> games) {
    return new ForeseenShare(
            MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(pairing.model())),
            pairing.model().depth())
        .of(games.subList(0, Math.min(PREDICTED, games.size())));
  }

  private static Gain gain(
      Pairing pairing,
      Challenger challenger,
      double predicted,
      List<PlayedGame<Checkers>> played,
      List<PlayedGame<Checkers>> minimax,
      double seconds) {
    PairedPoints points = PairedPoints.ofGames();
    PairedPoints gains = PairedPoints.ofDifferences();
    for (int i = 0; i < played.size(); i++) {
      points.add(played.get(i).pair(), played.get(i).pointsOfA());
      gains.add(played.get(i).pair(), played.get(i).pointsOfA() - minimax.get(i).pointsOfA());
    }
    return new Gain(
        pairing.name(),
        challenger.name,
        challenger.farther,
        predicted,
        points.mean(),
        Estimate.of(gains.mean(), gains.interval()),
        seconds);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    Map<String, List<Mean>> kinds = new LinkedHashMap<>();
    for (Mean mean : findings.of(Mean.class)) {
      kinds.computeIfAbsent(mean.pairings, kind -> new ArrayList<>()).add(mean);
    }
    List<Picture> pictures = new ArrayList<>();
    kinds.forEach((kind, means) -> pictures.add(picture(kind, means)));
    return pictures;
  }

  private static Picture picture(String kind, List<Mean> means) {
    return new Bars(
        kind.replaceAll("[^a-z0-9]+", "-"),
        "Gain over minimax (" + kind + ")",
        "points of a game",
        List.of("as far as the opponent", "two plies farther"),
        means.stream()
            .map(Mean::player)
            .distinct()
            .map(
                player ->
                    new Bars.Group(
                        player,
                        List.of(gain(player, 0, means), gain(player, FARTHER, means)),
                        List.of(0.0, 0.0),
                        false))
            .toList());
  }

  /** NaN where there is none. */
  private static double gain(String player, int farther, List<Mean> means) {
    return means.stream()
        .filter(mean -> mean.player.equals(player) && mean.farther == farther)
        .mapToDouble(Mean::gain)
        .findFirst()
        .orElse(Double.NaN);
  }
}
