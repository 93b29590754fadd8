package olsy.play.match;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Side;
import olsy.play.opponent.Assessment;

/**
 * What ends games before the rules do. It goes by what the players themselves say of their moves,
 * so it ends no game in which one of them says nothing.
 */
public record Adjudication(Optional<ResignRule> resign, Optional<DrawRule> draw) {

  /** Every game is played to its end. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty());

  /** How a game ends. */
  record Verdict(Outcome outcome, Termination termination) {}

  /**
   * @param assessments of all moves, the last one's last
   * @param mover who moved last
   */
  Optional<Verdict> verdict(List<Optional<Assessment>> assessments, Side mover) {
    Optional<Verdict> resigned =
        resign.flatMap(
            rule ->
                rule.lost(assessments)
                    .map(lost -> lost ? mover.other() : mover)
                    .map(winner -> verdict(Outcome.winOf(winner), rule.reason())));
    return resigned.or(
        () ->
            draw.filter(rule -> rule.isDrawn(assessments))
                .map(rule -> verdict(Outcome.DRAW, rule.reason())));
  }

  private static Verdict verdict(Outcome outcome, String reason) {
    return new Verdict(outcome, Termination.adjudication(reason));
  }
}
