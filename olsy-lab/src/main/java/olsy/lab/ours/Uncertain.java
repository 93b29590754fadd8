package olsy.lab.ours;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.model.MEpsilon;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.model.Selection;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Gained;
import olsy.lab.measure.Pairings;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.picture.Picture;
import olsy.lab.player.Pairing;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Where the caution of M*_ε pays (Carmel and Markovitch, Learning and Using Opponent Models in
 * Adversary Search, Section 4): what M* and M*_ε gain over minimax when their model is wrong by
 * more and more. All look equally far.
 *
 * @param games of each tournament
 * @param strangers random pairings, beside one in which both love exchanges
 * @param faults of the models, see {@link Pairing#wrong}
 * @param errors that M*_ε reckons with, in largest weights
 */
public record Uncertain(int games, int strangers, List<Double> faults, List<Double> errors)
    implements Experiment {

  private static final int DEPTH = 4;
  private static final double PIECES = -0.6;
  private static final String M_STAR = "M*";

  /**
   * A tournament.
   *
   * @param fault of the model
   * @param player M*, or M*_ε with its ε
   * @param foreseen share of the opponent's unforced moves that the model would have made
   * @param gain over minimax, in points of a game
   */
  public record Gain(
      String pairing, double fault, String player, double foreseen, double points, Estimate gain)
      implements Gained {}

  /** All pairings of a kind. */
  public record Mean(
      String pairings, double fault, String player, double foreseen, int count, Estimate gain)
      implements Gained {}

  public Uncertain {
    faults = List.copyOf(faults);
    errors = List.copyOf(errors);
  }

  public static Uncertain full() {
    return new Uncertain(400, 6, List.of(0.0, 0.01, 0.03, 0.1, 0.3), List.of(0.05, 0.1, 0.3, 1.0));
  }

  public static Uncertain quick() {
    return new Uncertain(20, 1, List.of(0.0, 0.1), List.of(0.1));
  }

  @Override
  public String name() {
    return "uncertain";
  }

  @Override
  public String description() {
    return "Points of M* and the cautious M*_eps by error of the model.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (double fault : faults) {
      for (Pairings group : groups(fault, laboratory.seed())) {
        group.add(
            parts,
            laboratory,
            Gain.class,
            Gain::player,
            (pairing, seed, rows) -> play(pairing, fault, seed, rows),
            gains -> mean(group.name(), gains));
      }
    }
    laboratory.measure(parts);
  }

  private List<Pairings> groups(double fault, long seed) {
    return List.of(
        new Pairings("exchanges", List.of(Pairing.exchanges(PIECES, fault, seed))),
        new Pairings(
            "random",
            IntStream.range(0, strangers)
                .mapToObj(i -> Pairing.wrong(i, DEPTH, fault, seed))
                .toList()));
  }

  private void play(Pairing pairing, double fault, long seed, Consumer<Record> rows) {
    Tournament tournament = new Tournament(games, seed);
    SearchingOpponent<Checkers> opponent = pairing.other();
    Scores minimax = tournament.play(pairing.minimax(), opponent);
    double foreseen = pairing.foreseen(seed);
    players(pairing)
        .forEach(
            (name, search) -> {
              Scores standing =
                  tournament.play(new SearchingOpponent<>(name, search, DEPTH), opponent);
              rows.accept(
                  new Gain(
                      pairing.name(),
                      fault,
                      name,
                      foreseen,
                      standing.mean(),
                      standing.gainOver(minimax)));
            });
  }

  private Map<String, Search<Checkers>> players(Pairing pairing) {
    Map<String, Search<Checkers>> players = new LinkedHashMap<>();
    players.put(
        M_STAR,
        ModelSearches.M_STAR_1P.of(new Player<>(pairing.own(), Player.zeroLevel(pairing.model()))));
    for (double error : errors) {
      Strategy<Checkers> model = pairing.model();
      Strategy<Checkers> doubted =
          new Strategy<>(
              model.evaluation(), model.depth(), error * model.evaluation().largestWeight());
      players.put(
          "eps " + error, new MEpsilon<>(List.of(doubted, pairing.own()), Selection.MAXIMIN));
    }
    return players;
  }

  private static Mean mean(String pairings, List<Gain> gains) {
    return new Mean(
        pairings,
        gains.get(0).fault,
        gains.get(0).player,
        gains.stream().mapToDouble(Gain::foreseen).average().orElseThrow(),
        gains.size(),
        Gained.mean(gains));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return Stream.of("exchanges", "random").map(kind -> picture(kind, findings)).toList();
  }

  private static Picture picture(String kind, Findings findings) {
    return Gained.curves(
        kind,
        "Gain over minimax with a wrong model (" + kind + ")",
        "error of the model's weights, in largest weights",
        findings.of(Mean.class).stream().filter(mean -> mean.pairings.equals(kind)).toList(),
        Mean::player,
        Mean::fault);
  }
}
