package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.endgame.EndgameTables;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Outcome;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.minimax.OrderedAlphaBeta;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;

class EndgameRuleTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final EndgameRule RULE = new EndgameRule(2, EndgameTables.solved(2));

  private static String ended(String position) {
    Adjudication.Verdict verdict = RULE.verdict(GAME.position(position)).orElseThrow();
    return verdict.outcome() + ", " + verdict.termination().text();
  }

  @Test
  void endsAsTheTablesSay() {
    assertEquals(
        Outcome.FIRST_WINS + ", adjudication: endgame tables, decided in 1 ply",
        ended("B:WK18:BK14"));
    assertEquals(
        Outcome.SECOND_WINS + ", adjudication: endgame tables, decided in 1 ply",
        ended("W:WK18:BK14"));
    assertEquals(Outcome.DRAW + ", adjudication: endgame tables, a draw", ended("B:WK32:BK1"));
  }

  /** As soon as a capture leaves what is solved. */
  @Test
  void endsAGame() throws InterruptedException {
    Contestant<Checkers> player =
        new Contestant<>(
            "player",
            () ->
                new SearchingOpponent<>(
                    "player",
                    new OrderedAlphaBeta<>(
                        LinearEvaluation.of(GAME.features(), Map.of("men", 1.0), 1)),
                    2));
    Match<Checkers> match =
        new Match<>(
            GAME,
            player,
            player,
            List.of(GAME.position("B:WK14,K32:BK18")),
            2,
            100,
            new Adjudication(Optional.empty(), Optional.empty(), Optional.of(RULE), Duration.ZERO),
            0);
    Scoresheets<Checkers> sheets = new Scoresheets<>(match);
    match.play(1, sheets::add);
    assertTrue(
        sheets.text().contains("[Termination \"adjudication: endgame tables, "), sheets.text());
  }

  @Test
  void doesNotEndOtherGames() {
    assertEquals(Optional.empty(), RULE.verdict(Checkers.START));
  }
}
