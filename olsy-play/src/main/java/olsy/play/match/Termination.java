package olsy.play.match;

import java.util.List;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;

/**
 * Why a game ended.
 *
 * @param reason in words; those of a forfeit are the loser's
 */
public record Termination(Kind kind, String reason) {

  /** Who ended it. */
  public enum Kind {
    /** The rules of the game, or the limit of moves. */
    RULES,
    /** A player that does not play on. */
    FORFEIT,
    /** What the players themselves think of it. */
    ADJUDICATION
  }

  static Termination forfeit(String reason) {
    return new Termination(Kind.FORFEIT, reason);
  }

  static Termination adjudication(String reason) {
    return new Termination(Kind.ADJUDICATION, reason);
  }

  /** Of a line that cannot go on. */
  static Termination byRules(Line<?> line) {
    DrawRules rules = line.rules();
    String reason;
    if (line.position().isTerminal()) {
      reason = "no move";
    } else if (line.occurrences() >= rules.occurrences()) {
      reason = "the same position " + line.occurrences() + " times";
    } else if (line.reversiblePlies() >= rules.reversiblePlies()) {
      reason = rules.reversiblePlies() / 2 + " moves of each side without progress";
    } else {
      reason = "limit of moves";
    }
    return new Termination(Kind.RULES, reason);
  }

  /** What the tag says; plain game files have none where the rules ended the game. */
  static Termination ofTag(String text) {
    for (Kind kind : List.of(Kind.FORFEIT, Kind.ADJUDICATION)) {
      String head = new Termination(kind, "").text();
      if (text.startsWith(head)) {
        return new Termination(kind, text.substring(head.length()));
      }
    }
    return new Termination(Kind.RULES, text);
  }

  /** As the tag of PDN has it. */
  String text() {
    return switch (kind) {
      case RULES -> reason;
      case FORFEIT -> "forfeit: " + reason;
      case ADJUDICATION -> "adjudication: " + reason;
    };
  }
}
