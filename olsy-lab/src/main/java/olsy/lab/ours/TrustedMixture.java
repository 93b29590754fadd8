package olsy.lab.ours;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.reply.Mixture;
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
 * How far to trust a model: what the {@link Mixture} of the reply that it foresees, with weight p,
 * and of what minimax fears, with weight 1 − p, gains over minimax, which has p = 0.
 *
 * @param games of each tournament
 * @param strangers random pairings, beside two in which both love exchanges
 * @param examples decisions that models are learned from; 0 for the opponent itself
 * @param trusts p
 */
public record TrustedMixture(int games, int strangers, List<Integer> examples, List<Double> trusts)
    implements Experiment {

  private static final int DEPTH = 4;

  /** As far beyond the reply as the model looks. */
  private static final int FARTHER = 2;

  private static final List<Double> EXCHANGES = List.of(-0.6, -0.04);

  /**
   * A tournament.
   *
   * @param examples that the model was learned from; 0 for the opponent itself
   * @param modelDepth of the model
   * @param foreseen share of the opponent's other unforced moves that the model would have made
   * @param gain over minimax, in points of a game
   */
  public record Gain(
      String pairing,
      int examples,
      int modelDepth,
      double foreseen,
      double trust,
      double points,
      Estimate gain)
      implements Gained {}

  /** All pairings of a kind. */
  public record Mean(
      String pairings, int examples, double foreseen, double trust, int count, Estimate gain)
      implements Gained {}

  public TrustedMixture {
    examples = List.copyOf(examples);
    trusts = List.copyOf(trusts);
  }

  public static TrustedMixture full() {
    return new TrustedMixture(
        200,
        4,
        List.of(0, 20, 100),
        IntStream.rangeClosed(1, 10).mapToObj(tenths -> tenths / 10.0).toList());
  }

  public static TrustedMixture quick() {
    return new TrustedMixture(10, 1, List.of(0, 20), List.of(0.5, 1.0));
  }

  @Override
  public String name() {
    return "mixture";
  }

  @Override
  public String description() {
    return "Points by the weight that a mixture gives to the model, perfect or learned.";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (Pairings group : groups(laboratory.seed())) {
      for (int seen : examples) {
        group.add(
            parts,
            laboratory,
            Gain.class,
            Gain::trust,
            (pairing, seed, rows) -> play(pairing, seen, seed, rows),
            gains -> mean(group.name(), gains));
      }
    }
    laboratory.measure(parts);
  }

  private List<Pairings> groups(long seed) {
    return List.of(
        new Pairings("exchanges", EXCHANGES.stream().map(Pairing::exchanges).toList()),
        new Pairings(
            "random",
            IntStream.range(0, strangers).mapToObj(i -> Pairing.random(i, DEPTH, seed)).toList()));
  }

  private void play(Pairing perfect, int seen, long seed, Consumer<Record> rows) {
    Pairing pairing = seen == 0 ? perfect : perfect.learned(seen, seed);
    double foreseen = pairing.foreseen(seed);
    Tournament tournament = new Tournament(games, seed);
    Scores minimax = tournament.play(player(pairing, 0), pairing.other());
    for (double trust : trusts) {
      Scores standing = tournament.play(player(pairing, trust), pairing.other());
      rows.accept(
          new Gain(
              pairing.name(),
              seen,
              pairing.model().depth(),
              foreseen,
              trust,
              standing.mean(),
              standing.gainOver(minimax)));
    }
  }

  private static SearchingOpponent<Checkers> player(Pairing pairing, double trust) {
    Strategy<Checkers> model = pairing.model().withTrust(trust);
    return new SearchingOpponent<>(
        "mixture " + trust, new Mixture<>(pairing.own(), model), DEPTH + FARTHER);
  }

  private static Mean mean(String pairings, List<Gain> gains) {
    return new Mean(
        pairings,
        gains.get(0).examples,
        gains.stream().mapToDouble(Gain::foreseen).average().orElseThrow(),
        gains.get(0).trust,
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
        "Gain of the mixture over minimax (" + kind + ")",
        "weight p of the model",
        findings.of(Mean.class).stream().filter(mean -> mean.pairings.equals(kind)).toList(),
        mean -> mean.examples == 0 ? "perfect" : mean.examples + " examples",
        Mean::trust);
  }
}
