package olsy.play.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.play.opponent.Assessment;
import olsy.play.opponent.MoveTimer;

/**
 * What ends games before the rules do. It goes by what the players themselves say of their moves,
 * so it ends no game in which one of them says nothing. It goes by endgames that are solved. And it
 * goes by the clock.
 *
 * @param margin by so much a move may come too late
 */
public record Adjudication(
    Optional<ResignRule> resign,
    Optional<DrawRule> draw,
    Optional<EndgameRule> endgames,
    Duration margin) {

  /** Every game is played to its end, unless a move comes too late. */
  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty());

  /** By what the players say alone, with the usual margin. */
  public Adjudication(Optional<ResignRule> resign, Optional<DrawRule> draw) {
    this(resign, draw, Optional.empty(), MoveTimer.USUAL_MARGIN);
  }

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

  /** Of a position that is solved. */
  Optional<Verdict> verdict(Position<?> position) {
    return endgames.flatMap(rule -> rule.verdict(position));
  }

  private static Verdict verdict(Outcome outcome, String reason) {
    return new Verdict(outcome, Termination.adjudication(reason));
  }
}
