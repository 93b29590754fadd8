package olsy.lab.ours;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.reply.Soft;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.output.TableName;
import olsy.lab.player.PlayedDecisions;
import olsy.lab.player.Stranger;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Predictor;
import olsy.learning.strategy.FeatureSelection;
import olsy.learning.strategy.LearnedStrategy;
import olsy.learning.strategy.LearningTask;
import olsy.learning.strategy.StrategyLearners;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * How well random opponents are learned in another game than checkers, and what their models are
 * worth there. The learner is the one that is usually used, and has no population.
 *
 * <p>The gain is that of {@code soft} with the model over minimax, both with a strategy of their
 * own that is drawn, too, and looks as far ahead as the opponent does, from the same openings.
 *
 * @param game its name
 * @param opponents how many
 * @param depths of the opponents, in turn
 * @param decisions to learn from
 * @param maxDepth the deepest search considered
 * @param tests unforced decisions, in other games, that accuracy is measured on
 * @param games of each player against an opponent
 */
public record StrangersElsewhere(
    String game,
    int opponents,
    List<Integer> depths,
    int decisions,
    int maxDepth,
    int tests,
    int games)
    implements Experiment {

  private static final int RIVALS_MOST = 4;

  /**
   * What was learned of one.
   *
   * @param strict accuracy on unseen games
   * @param ceiling what the opponent's own strategy would reach
   * @param gain in points of a game
   */
  @TableName("opponent")
  public record LearnedElsewhere(
      int opponent,
      int depth,
      int learned,
      double strict,
      double tied,
      double expected,
      double uniform,
      double ceiling,
      double seconds,
      Estimate gain) {}

  /**
   * Of all opponents.
   *
   * @param right how often the depth was
   */
  public record Summary(
      String game,
      int decisions,
      int opponents,
      int right,
      double mean,
      double worst,
      double ceiling,
      Estimate gain,
      double seconds) {}

  public StrangersElsewhere {
    depths = List.copyOf(depths);
  }

  public static StrangersElsewhere full(String game) {
    return new StrangersElsewhere(game, 20, List.of(1, 2, 3), 200, 4, 400, 20);
  }

  public static StrangersElsewhere quick(String game) {
    return new StrangersElsewhere(game, 2, List.of(1, 2), 60, 3, 100, 10);
  }

  @Override
  public String name() {
    return "strangers-" + game.replaceAll("[:,]", "-");
  }

  @Override
  public String description() {
    return String.format(
        Locale.ROOT,
        "Learns %d random opponents at %s of depths %s from %d decisions.",
        opponents,
        game,
        depths.stream().map(String::valueOf).collect(Collectors.joining(", ")),
        decisions);
  }

  @Override
  public void run(Laboratory laboratory) {
    List<LearnedElsewhere> rows = new ArrayList<>();
    Parts parts = new Parts();
    for (int opponent = 0; opponent < opponents; opponent++) {
      int number = opponent;
      parts.add(
          LearnedElsewhere.class, () -> learn(Games.named(game), number, laboratory), rows::add);
    }
    laboratory.measure(parts);
    laboratory.row(
        new Summary(
            game,
            decisions,
            opponents,
            (int) rows.stream().filter(row -> row.learned == row.depth).count(),
            rows.stream().mapToDouble(LearnedElsewhere::strict).average().orElseThrow(),
            rows.stream().mapToDouble(LearnedElsewhere::strict).min().orElseThrow(),
            rows.stream().mapToDouble(LearnedElsewhere::ceiling).average().orElseThrow(),
            Estimate.of(rows.stream().map(LearnedElsewhere::gain).toList()),
            rows.stream().mapToDouble(LearnedElsewhere::seconds).sum()));
  }

  private <P extends Position<P>> LearnedElsewhere learn(
      Game<P> rules, int opponent, Laboratory laboratory) {
    FeatureSelection<P> pool =
        new FeatureSelection<>(rules.pools().values().iterator().next(), rules.features());
    SplittableRandom random = new SplittableRandom(laboratory.seed() + opponent);
    int depth = depths.get(opponent % depths.size());
    Stranger stranger = Stranger.elsewhere(pool.size(), depth, random);
    Stranger rival = Stranger.elsewhere(pool.size(), 1 + random.nextInt(RIVALS_MOST), random);
    Stranger own = Stranger.elsewhere(pool.size(), depth, random);
    PlayedDecisions<P> source =
        new PlayedDecisions<>(
            rules, stranger.contestant(pool)::move, rival.contestant(pool)::move, 0);
    ExampleSet<P> unseen = ExampleSet.of(source.draw(tests, random.split()));
    List<List<Example<P>>> examples = source.draw(decisions, random.split());
    double begin = laboratory.seconds();
    LearnedStrategy<P> learned =
        StrategyLearners.usual()
            .learn(
                LearningTask.of(
                    pool,
                    pool.names().stream()
                        .map(name -> rules.material().getOrDefault(name, 0.0))
                        .toList(),
                    rules,
                    examples,
                    maxDepth,
                    laboratory.seed()))
            .learned();
    double seconds = laboratory.seconds() - begin;
    Accuracy accuracy = new Predictor<>(learned.strategy()).accuracy(unseen);
    return new LearnedElsewhere(
        opponent,
        depth,
        learned.candidate().depth(),
        accuracy.strict(),
        accuracy.tied(),
        accuracy.expected(),
        accuracy.uniform(),
        new Predictor<>(stranger.candidate().strategy(pool, TieRule.gamesOrder()))
            .accuracy(unseen)
            .strict(),
        seconds,
        gain(
            rules,
            own.candidate().strategy(pool, TieRule.gamesOrder()),
            learned.strategy(),
            stranger.contestant(pool),
            laboratory.seed() + opponent));
  }

  private <P extends Position<P>> Estimate gain(
      Game<P> rules, Strategy<P> own, Strategy<P> model, SearchingOpponent<P> opponent, long seed) {
    Tournament tournament = new Tournament(games, seed);
    SearchingOpponent<P> minimax =
        new SearchingOpponent<>(
            "minimax", MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(own)), own.depth());
    SearchingOpponent<P> soft =
        new SearchingOpponent<>("soft", new Soft<>(own, model), own.depth());
    Scores without = tournament.play(rules, minimax, opponent);
    return tournament.play(rules, soft, opponent).gainOver(without);
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return findings.of(Summary.class).stream()
        .findFirst()
        .map(
            row ->
                String.format(
                    Locale.ROOT,
                    "From %d decisions the depth of %d of %d opponents is found, and %.3f of their"
                        + " moves are foreseen; at equal look-ahead the models gain %+.3f points a"
                        + " game (%+.3f to %+.3f).",
                    row.decisions,
                    row.right,
                    row.opponents,
                    row.mean,
                    row.gain.mean(),
                    row.gain.low(),
                    row.gain.high()));
  }
}
