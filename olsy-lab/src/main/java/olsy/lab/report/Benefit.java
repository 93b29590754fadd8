package olsy.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.model.ModelSearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.output.TableName;
import olsy.lab.picture.Bars;
import olsy.lab.picture.Picture;
import olsy.lab.player.RandomTies;
import olsy.lab.player.Weights;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The three tables of Carmel and Markovitch, Learning and Using Opponent Models in Adversary
 * Search, Section 3.2: what minimax and M* achieve against the same opponent, whom M* knows.
 *
 * @param name of the experiment
 * @param games of each tournament
 */
public record Benefit(String name, String description, int games, List<Setting> settings)
    implements Experiment {

  private static final int DEPTH = 4;

  /**
   * Who plays.
   *
   * @param function of the player
   * @param model the opponent's function
   * @param modelDepth the opponent's
   * @param randomTies whether both take any of the best moves, not the first
   * @param paperMinimax points of 1,600 that minimax achieves in the paper
   * @param paperMStar points of 1,600 that M* achieves there
   */
  record Setting(
      String name,
      Weights function,
      Weights model,
      int modelDepth,
      boolean randomTies,
      int paperMinimax,
      int paperMStar) {

    SearchingOpponent<Checkers> opponent(RandomTies ties) {
      return randomTies ? model.minimax(modelDepth, ties) : model.minimax(modelDepth);
    }

    SearchingOpponent<Checkers> minimax(RandomTies ties) {
      return randomTies ? function.minimax(DEPTH, ties) : function.minimax(DEPTH);
    }

    SearchingOpponent<Checkers> mStar(RandomTies ties) {
      return randomTies
          ? function.against(model, modelDepth, ties, DEPTH)
          : function.against(model, modelDepth, ModelSearches.M_STAR_1P, DEPTH);
    }
  }

  /**
   * A row of the table.
   *
   * @param points of 1,600
   * @param paper the paper's points
   */
  @TableName("score")
  public record Achieved(
      String setting, String player, int wins, int draws, int losses, Estimate points, int paper) {}

  /**
   * What M* has more than minimax.
   *
   * @param points of 1,600
   */
  public record Advantage(String setting, Estimate points, int paper) {}

  public Benefit {
    settings = List.copyOf(settings);
  }

  public static Benefit depth(int games) {
    Weights f = Weights.of("samuel-1");
    return new Benefit(
        "benefit-depth",
        "M* and minimax of depth 4 against minimax of depth 2 (Report 3.2, first table).",
        games,
        List.of(new Setting("samuel-1", f, f, 2, false, 1135, 1211)));
  }

  /** The paper does not say which functions it had. */
  public static Benefit function(int games) {
    return new Benefit(
        "benefit-function",
        "M* and minimax against minimax with another function (Report 3.2, second table).",
        games,
        Stream.of("samuel-2", "material", "exchange-lover")
            .map(
                opponent ->
                    new Setting(
                        opponent,
                        Weights.of("samuel-1"),
                        Weights.of(opponent),
                        DEPTH,
                        false,
                        804,
                        870))
            .toList());
  }

  /**
   * The conference paper gives Total the weight 1/25. Were Material a share of the twelve men, that
   * would be .48 of a man. With material alone most moves tie; the papers do not say which of them
   * is taken.
   */
  public static Benefit exchange(int games) {
    Weights report = Weights.of("material").minusTotal(0.004);
    Weights conference = Weights.of("material").minusTotal(0.04);
    Weights share = Weights.of("material").minusTotal(0.48);
    return new Benefit(
        "benefit-exchange",
        "M* and minimax against minimax, all fond of exchanges (Report 3.2, third table).",
        games,
        List.of(
            new Setting("total-004", report, report, DEPTH, false, 803, 855),
            new Setting("total-004-random-ties", report, report, DEPTH, true, 803, 855),
            new Setting("total-04", conference, conference, DEPTH, false, 803, 931),
            new Setting("total-48", share, share, DEPTH, false, 803, 931),
            new Setting("total-48-random-ties", share, share, DEPTH, true, 803, 931)));
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (Setting setting : settings) {
      parts.add(
          List.of(Achieved.class, Advantage.class), rows -> play(setting, laboratory.seed(), rows));
    }
    laboratory.measure(parts);
  }

  private void play(Setting setting, long seed, Consumer<Record> rows) {
    Tournament tournament = new Tournament(games, seed);
    RandomTies ties = new RandomTies(seed);
    RandomTies others = new RandomTies(~seed);
    Scores minimax = tournament.play(setting.minimax(ties), setting.opponent(others));
    rows.accept(score(setting.name, "minimax", minimax, setting.paperMinimax));
    Scores mStar = tournament.play(setting.mStar(ties), setting.opponent(others));
    rows.accept(score(setting.name, "M*", mStar, setting.paperMStar));
    rows.accept(
        new Advantage(
            setting.name,
            mStar.gainOver(minimax).times(Scores.OF_PAPER),
            setting.paperMStar - setting.paperMinimax));
  }

  private static Achieved score(String setting, String player, Scores standing, int paper) {
    return new Achieved(
        setting,
        player,
        standing.wins(),
        standing.draws(),
        standing.losses(),
        standing.estimate().times(Scores.OF_PAPER),
        paper);
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return Optional.of(
        findings.of(Advantage.class).stream()
            .map(
                row ->
                    String.format(
                        Locale.ROOT,
                        "%+.0f with %s (paper: %+d)",
                        row.points.mean(),
                        row.setting,
                        row.paper))
            .collect(
                Collectors.joining(", ", "Points of 1,600 that M* has more than minimax: ", ".")));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return settings.stream()
        .<Picture>map(setting -> picture(setting.name, findings.of(Achieved.class)))
        .toList();
  }

  private static Bars picture(String setting, List<Achieved> all) {
    List<Achieved> scores = all.stream().filter(score -> score.setting.equals(setting)).toList();
    return new Bars(
        setting,
        "Points against the same opponent (" + setting + ")",
        "points of 1,600",
        scores.stream().map(Achieved::player).toList(),
        List.of(
            new Bars.Group("paper", each(scores, Achieved::paper), each(scores, s -> 0), true),
            new Bars.Group(
                "OLSY",
                each(scores, score -> score.points.mean()),
                each(scores, score -> score.points.half()),
                false)));
  }

  private static List<Double> each(List<Achieved> scores, ToDoubleFunction<Achieved> value) {
    return scores.stream().map(value::applyAsDouble).toList();
  }
}
