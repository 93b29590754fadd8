package olsy.play.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Algorithm;
import olsy.play.match.Contestant;
import olsy.play.match.Interval;
import olsy.play.picture.Bars;
import olsy.play.picture.Picture;

/**
 * The three tables of Carmel and Markovitch, Learning and Using Opponent Models in Adversary
 * Search, Section 3.2: what minimax and M* achieve against the same opponent, whom M* knows.
 *
 * @param name of the experiment
 * @param games of each tournament
 */
record Benefit(String name, String description, int games, List<Setting> settings)
    implements Experiment {

  private static final int DEPTH = 4;

  /**
   * Who plays.
   *
   * @param function of the player
   * @param model the opponent's function
   * @param modelDepth the opponent's
   * @param paperMinimax points of 1,600 that minimax achieves in the paper
   * @param paperMStar points of 1,600 that M* achieves there
   */
  record Setting(
      String functions,
      Weights function,
      Weights model,
      int modelDepth,
      int paperMinimax,
      int paperMStar) {}

  /**
   * A row of the table.
   *
   * @param points of 1,600
   * @param low of the 95 % interval
   * @param paper the paper's points
   */
  public record Score(
      String functions,
      String player,
      int wins,
      int draws,
      int losses,
      double points,
      double low,
      double high,
      int paper) {}

  /**
   * What M* has more than minimax.
   *
   * @param points of 1,600
   */
  public record Advantage(String functions, double points, double low, double high, int paper) {}

  Benefit {
    settings = List.copyOf(settings);
  }

  static Benefit depth(int games) {
    Weights f = Weights.of("samuel-1");
    return new Benefit(
        "benefit-depth",
        "M* and minimax of depth 4 against minimax of depth 2 (Report 3.2, first table).",
        games,
        List.of(new Setting("samuel-1", f, f, 2, 1135, 1211)));
  }

  static Benefit function(int games) {
    return new Benefit(
        "benefit-function",
        "M* and minimax against minimax with another function (Report 3.2, second table).",
        games,
        List.of(
            new Setting(
                "samuel-1, samuel-2",
                Weights.of("samuel-1"),
                Weights.of("samuel-2"),
                DEPTH,
                804,
                870)));
  }

  /** The conference paper gives Total the weight 1/25. */
  static Benefit exchange(int games) {
    Weights seldom = Weights.of("material").minusTotal(0.004);
    Weights often = Weights.of("material").minusTotal(0.04);
    return new Benefit(
        "benefit-exchange",
        "M* and minimax against minimax, all fond of exchanges (Report 3.2, third table).",
        games,
        List.of(
            new Setting("material - .004 total", seldom, seldom, DEPTH, 803, 855),
            new Setting("material - .04 total", often, often, DEPTH, 803, 931)));
  }

  @Override
  public void run(Laboratory laboratory) {
    Tournament tournament = new Tournament(games, laboratory.seed());
    for (Setting setting : settings) {
      laboratory.measure(
          List.of(Score.class, Advantage.class),
          rows -> {
            Contestant<Checkers> opponent = setting.model.minimax(setting.modelDepth);
            Standing minimax = tournament.play(setting.function.minimax(DEPTH), opponent);
            rows.accept(score(setting.functions, "minimax", minimax, setting.paperMinimax));
            Standing mStar =
                tournament.play(
                    setting.function.against(
                        setting.model, setting.modelDepth, Algorithm.M_STAR_1P, DEPTH),
                    opponent);
            rows.accept(score(setting.functions, "M*", mStar, setting.paperMStar));
            Interval interval = mStar.intervalOfDifference(minimax);
            rows.accept(
                new Advantage(
                    setting.functions,
                    Standing.ofPaper(mStar.mean() - minimax.mean()),
                    Standing.ofPaper(interval.low()),
                    Standing.ofPaper(interval.high()),
                    setting.paperMStar - setting.paperMinimax));
          });
    }
  }

  private static Score score(String functions, String player, Standing standing, int paper) {
    Interval interval = standing.interval();
    return new Score(
        functions,
        player,
        standing.wins(),
        standing.draws(),
        standing.losses(),
        Standing.ofPaper(standing.mean()),
        Standing.ofPaper(interval.low()),
        Standing.ofPaper(interval.high()),
        paper);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Score> scores = findings.of(Score.class);
    List<String> categories = new ArrayList<>();
    for (Score score : scores) {
      categories.add(
          settings.size() == 1
              ? score.player
              : score.player + ", " + score.functions.substring(11));
    }
    return List.of(
        new Bars(
            "points",
            "Points against the same opponent",
            "points of 1,600",
            categories,
            List.of(
                new Bars.Group("paper", each(scores, Score::paper), each(scores, s -> 0), true),
                new Bars.Group(
                    "OLSY",
                    each(scores, Score::points),
                    each(scores, s -> (s.high - s.low) / 2),
                    false))));
  }

  private static List<Double> each(List<Score> scores, ToDoubleFunction<Score> value) {
    return scores.stream().map(value::applyAsDouble).toList();
  }
}
