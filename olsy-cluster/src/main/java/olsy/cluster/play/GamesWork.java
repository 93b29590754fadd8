package olsy.cluster.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.text.Json;
import olsy.play.match.Rounds;
import olsy.play.match.TournamentSettings;
import olsy.play.match.TournamentSheets;

/**
 * Plays some games of a tournament and answers their sheets, a game on each line. A game depends on
 * the settings and its number, so it is the same wherever it is played.
 *
 * @param settings as JSON
 * @param from the number of the first game, from 0
 * @param to the number behind that of the last one
 */
record GamesWork(String settings, int from, int to) implements Work {

  static final String NUMBER = "game";
  static final String SHEET = "sheet";

  @Override
  public String answer() throws InterruptedException {
    TournamentSettings read =
        TournamentSettings.of(Json.parse(settings, "the tournament"), Path.of("tournament"));
    return played(read, Games.named(read.match().a().game()));
  }

  private <P extends Position<P>> String played(TournamentSettings read, Game<P> game)
      throws InterruptedException {
    Rounds<P> rounds = read.rounds(game);
    TournamentSheets<P> sheets = new TournamentSheets<>(rounds, read.match().style());
    StringBuilder lines = new StringBuilder();
    for (int number = from; number < to; number++) {
      Map<String, Object> line = new LinkedHashMap<>();
      line.put(NUMBER, number + 1);
      line.put(SHEET, sheets.sheet(rounds.play(number)));
      lines.append(Json.line(line)).append('\n');
    }
    return lines.toString();
  }
}
