package olsy.play.web.table;

import java.util.List;
import olsy.core.game.BoardShape;
import olsy.play.explain.Forecast;
import olsy.play.report.ReportedGame;

/**
 * What a person sees at a table, in the fields of its JSON.
 *
 * @param learned null before anything is known
 * @param said what happened besides the moves, the last at the end
 */
public record TableView(
    About about, Score score, Play play, Turn turn, LearnedView learned, List<String> said) {

  /**
   * What does not change.
   *
   * @param id of the table
   * @param us the rival's name
   * @param limits what ends a search of the rival's, in words
   */
  public record About(String id, String game, String us, String limits, BoardShape board) {}

  /** Of the person. */
  public record Score(int won, int drawn, int lost) {

    Score with(int pointsOfRival) {
      return new Score(
          won + (pointsOfRival == 0 ? 1 : 0),
          drawn + (pointsOfRival == 1 ? 1 : 0),
          lost + (pointsOfRival == 2 ? 1 : 0));
    }
  }

  /**
   * The game that is being played, or was last.
   *
   * @param black whether the person plays Black
   * @param result of the person: won, drawn, lost; null while it goes on
   */
  public record Play(int number, boolean black, String result, ReportedGame.Moves line) {}

  /** What the table waits for. */
  public enum Phase {
    YOURS,
    THINKING,
    OVER
  }

  /**
   * What may be done now.
   *
   * @param moves the person's
   * @param expected what is expected now, the most probable first; null unless asked for
   * @param hint the move that the rival would make; null unless asked for
   * @param handicap whether the rival does without its model of the person
   */
  public record Turn(
      Phase phase,
      int ply,
      List<String> moves,
      List<Forecast.Move> expected,
      String hint,
      boolean handicap) {

    public Turn {
      moves = List.copyOf(moves);
      expected = expected == null ? null : List.copyOf(expected);
    }
  }

  public TableView {
    said = List.copyOf(said);
  }

  TableView with(Turn next) {
    return new TableView(about, score, play, next, learned, said);
  }

  TableView with(Play next) {
    return new TableView(about, score, next, turn, learned, said);
  }

  TableView with(Score next) {
    return new TableView(about, next, play, turn, learned, said);
  }

  TableView with(LearnedView next) {
    return new TableView(about, score, play, turn, next, said);
  }

  TableView with(List<String> next) {
    return new TableView(about, score, play, turn, learned, next);
  }
}
