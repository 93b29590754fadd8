package olsy.lab.ours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.output.TableName;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Stranger;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.population.WeightPrior;
import olsy.learning.training.LearnedModel;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;
import olsy.learning.trait.Trait;
import olsy.learning.trait.Traits;
import olsy.play.explain.Remark;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * How often what is told of a player in plain words is wrong. Nothing is true of who moves at
 * random. Of a player whose weights are known a sentence is wrong where the weight is 0 or has the
 * other sign, or where beside the weights of most players it does not differ as the sentence says.
 *
 * @param players random movers, and as many random opponents
 * @param draws of the games of players that are known
 * @param decisions to learn from
 * @param maxDepth the deepest search considered
 */
public record PlainWords(int players, int draws, List<Integer> decisions, int maxDepth)
    implements Experiment {

  private static final List<Integer> DEPTHS = List.of(2, 3, 4);
  private static final String RIVAL = "samuel-2@2";
  private static final List<String> KNOWN = List.of("exchange-lover@4", "material@4");

  /**
   * Of one player.
   *
   * @param wrong sentences
   * @param text all of them
   */
  @TableName("told-player")
  public record ToldPlayer(
      String kind, int decisions, int number, int depth, int sentences, int wrong, String text) {}

  /**
   * Of all players of a kind.
   *
   * @param told of how many of them something was said
   * @param misled of how many of them something wrong was said
   */
  public record Told(
      String kind, int decisions, int players, int told, int sentences, int wrong, int misled) {

    private static Told of(List<ToldPlayer> rows) {
      return new Told(
          rows.get(0).kind,
          rows.get(0).decisions,
          rows.size(),
          (int) rows.stream().filter(row -> row.sentences > 0).count(),
          rows.stream().mapToInt(ToldPlayer::sentences).sum(),
          rows.stream().mapToInt(ToldPlayer::wrong).sum(),
          (int) rows.stream().filter(row -> row.wrong > 0).count());
    }
  }

  /**
   * Somebody to tell something of.
   *
   * @param weights by feature; none of who moves at random
   */
  private record Subject(
      String kind,
      int number,
      int depth,
      Map<String, Double> weights,
      UnaryOperator<Checkers> player) {

    static Subject random(int number, SplittableRandom random) {
      return new Subject(
          "random", number, 0, Map.of(), position -> RandomPlay.move(position, random));
    }

    static Subject stranger(int number, SplittableRandom random) {
      int depth = DEPTHS.get(number % DEPTHS.size());
      return of("stranger", number, Stranger.player("stranger", depth, random));
    }

    static Subject of(String kind, int number, PlayerFile player) {
      return new Subject(
          kind,
          number,
          player.strategy().depth(),
          player.strategy().weights(),
          SearchingOpponent.of(player, LabGame.CHECKERS)::move);
    }

    /** By how much a weight is greater than that of others, of whom as much is in it as may be. */
    private double beside(String feature, Map<String, Double> others) {
      double product = 0;
      double square = 0;
      for (Map.Entry<String, Double> mean : others.entrySet()) {
        product += mean.getValue() * weight(mean.getKey());
        square += mean.getValue() * mean.getValue();
      }
      return weight(feature) - product / square * others.getOrDefault(feature, 0.0);
    }

    private double weight(String feature) {
      return weights.getOrDefault(feature, 0.0);
    }

    boolean isWrong(Trait trait, Map<String, Double> others) {
      String feature = trait.feature().name();
      boolean isOther = trait.direction() * beside(feature, others) <= 0;
      return switch (trait.kind()) {
        case LIKES -> weight(feature) <= 0;
        case AVOIDS -> weight(feature) >= 0;
        case LIKES_MORE -> weight(feature) <= 0 || isOther;
        case AVOIDS_MORE -> weight(feature) >= 0 || isOther;
        case CARES_LESS, AVOIDS_LESS -> weights.isEmpty() || isOther;
      };
    }
  }

  public PlainWords {
    decisions = List.copyOf(decisions);
  }

  public static PlainWords full() {
    return new PlainWords(40, 10, List.of(100, 200), 6);
  }

  public static PlainWords quick() {
    return new PlainWords(2, 1, List.of(100), 3);
  }

  @Override
  public String name() {
    return "traits";
  }

  @Override
  public String description() {
    return String.format(
        Locale.ROOT,
        "How often what is told in plain words is wrong, of %d random movers and %d random"
            + " opponents.",
        players,
        players);
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int seen : decisions) {
      tell(parts, laboratory, seen, players, Subject::random);
      tell(parts, laboratory, seen, players, Subject::stranger);
      for (String known : KNOWN) {
        PlayerFile player = ModelFolder.installed().player(known);
        tell(
            parts,
            laboratory,
            seen,
            draws,
            (number, random) -> Subject.of(player.name(), number, player));
      }
    }
    laboratory.measure(parts);
  }

  /** Draws a subject; the same number is the same one, in the same games. */
  @FunctionalInterface
  private interface Draw {
    Subject from(int number, SplittableRandom random);
  }

  private void tell(Parts parts, Laboratory laboratory, int seen, int count, Draw draw) {
    List<ToldPlayer> rows = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int number = i;
      parts.add(
          ToldPlayer.class,
          () -> {
            SplittableRandom random = new SplittableRandom(laboratory.seed() + number);
            return told(draw.from(number, random.split()), seen, random, laboratory.seed());
          },
          rows::add);
    }
    parts.then(() -> laboratory.row(Told.of(rows)));
  }

  private ToldPlayer told(Subject subject, int seen, SplittableRandom random, long seed) {
    Optional<Population> population =
        Population.installed(LabGame.CHECKERS)
            .map(all -> all.without(Set.of(subject.kind), Set.of()))
            .filter(all -> !all.isEmpty());
    TrainingSettings settings = TrainingSettings.of(maxDepth, seed).withPopulation(population);
    PlayedDecisions<Checkers> source =
        new PlayedDecisions<>(
            LabGame.CHECKERS,
            subject.player,
            SearchingOpponent.of(ModelFolder.installed().player(RIVAL), LabGame.CHECKERS)::move,
            0);
    LearnedModel model =
        Training.again(
                LabGame.CHECKERS, settings, source.decisions(subject.kind, seen, random), null)
            .learn()
            .model();
    Optional<WeightPrior> others = population.map(Population::prior);
    Map<String, Double> means = others.map(WeightPrior::means).orElseGet(LinkedHashMap::new);
    List<Trait> traits =
        Traits.of(model.player().strategy(), model.heldOut(), LabGame.CHECKERS.features(), others)
            .stream()
            .limit(Remark.MOST)
            .toList();
    return new ToldPlayer(
        subject.kind,
        seen,
        subject.number,
        subject.depth,
        traits.size(),
        (int) traits.stream().filter(trait -> subject.isWrong(trait, means)).count(),
        String.join(" ", traits.stream().map(trait -> trait.of("it")).toList()));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Told> rows = findings.of(Told.class);
    int sentences = rows.stream().mapToInt(Told::sentences).sum();
    int wrong = rows.stream().mapToInt(Told::wrong).sum();
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT, "%d of %d sentences in plain words were wrong.", wrong, sentences));
  }
}
