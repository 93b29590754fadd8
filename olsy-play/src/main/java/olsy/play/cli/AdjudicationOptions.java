package olsy.play.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.core.clock.TimeControl;
import olsy.core.endgame.EndgameTables;
import olsy.learning.text.InputException;
import olsy.play.match.Adjudication;
import olsy.play.match.DrawRule;
import olsy.play.match.EndgameRule;
import olsy.play.match.ResignRule;
import olsy.play.opponent.MoveTimer;
import picocli.CommandLine.Option;

/** What ends games early: what the players themselves think of them, and solved endgames. */
final class AdjudicationOptions {

  private static final String RESIGN = "--resign";
  private static final String DRAW = "--draw";
  private static final String MARGIN = "--margin";
  private static final String ENDGAMES = "--endgames";
  private static final String MOVES = "moves";
  private static final String SCORE = "score";
  private static final String FROM = "from";
  private static final int MOST_MOVES = 10_000;

  @Option(
      names = RESIGN,
      paramLabel = "NAME=VALUE",
      arity = "1..2",
      split = ",",
      description =
          "A player resigns when its own scores and the other's have said for so many moves of each"
              + " that it is so far behind: moves=3 score=4. Those are the usual values; name at"
              + " least one. Scores are in men, or what an engine has instead; a game with a player"
              + " that tells no score is played on.")
  private Map<String, String> resign;

  @Option(
      names = DRAW,
      paramLabel = "NAME=VALUE",
      arity = "1..3",
      split = ",",
      description =
          "A game is drawn when the scores of both have been so near to 0 for so many moves of"
              + " each: moves=8 score=0.1 from=30, not before this move of each side. Those are the"
              + " usual values; name at least one.")
  private Map<String, String> draw;

  @Option(
      names = ENDGAMES,
      paramLabel = "PIECES",
      description =
          "A game with no more pieces ends as it would with best play, by the endgames of 'olsy"
              + " endgames build'.")
  private Integer endgames;

  @Option(
      names = MARGIN,
      paramLabel = "SECONDS",
      description = "By so much a move may come too late. Default: 0.1.")
  private String margin;

  Adjudication adjudication() {
    if (endgames != null) {
      Arguments.requireWithin(1, EndgameTables.MOST_PIECES, ENDGAMES, endgames);
    }
    return new Adjudication(
        Optional.ofNullable(resign).map(AdjudicationOptions::resignRule),
        Optional.ofNullable(draw).map(AdjudicationOptions::drawRule),
        Optional.ofNullable(endgames).map(EndgameRule::of),
        margin == null ? MoveTimer.USUAL_MARGIN : duration(margin));
  }

  private static Duration duration(String text) {
    try {
      return TimeControl.duration("a time", text);
    } catch (IllegalArgumentException e) {
      throw InputException.at(MARGIN, e);
    }
  }

  private static ResignRule resignRule(Map<String, String> asked) {
    NamedValues values = new NamedValues(RESIGN, Map.of(MOVES, 3.0, SCORE, 4.0), asked);
    values.requireKnown();
    double score = values.number(SCORE);
    values.require(score > 0, "a score above 0", score);
    return new ResignRule(values.whole(MOVES, 1, MOST_MOVES), score);
  }

  private static DrawRule drawRule(Map<String, String> asked) {
    Map<String, Double> usual = new LinkedHashMap<>();
    usual.put(MOVES, 8.0);
    usual.put(SCORE, 0.1);
    usual.put(FROM, 30.0);
    NamedValues values = new NamedValues(DRAW, usual, asked);
    values.requireKnown();
    double score = values.number(SCORE);
    values.require(score >= 0, "a score of at least 0", score);
    return new DrawRule(
        values.whole(MOVES, 1, MOST_MOVES), score, values.whole(FROM, 0, MOST_MOVES));
  }
}
