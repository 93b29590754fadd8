package olsy.play.match;

import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import olsy.core.game.Position;
import olsy.learning.text.TextFile;

/**
 * The games of a tournament as PDN, in the order of their numbers. Where it has several matches,
 * the tag {@code Round} has the round, and behind a point the game of that round.
 */
public final class TournamentSheets<P extends Position<P>> {

  private final Rounds<P> rounds;
  private final List<Scoresheets<P>> matches;
  private final SortedMap<Integer, String> sheets = new TreeMap<>();

  public TournamentSheets(Rounds<P> rounds, SheetStyle style) {
    this.rounds = rounds;
    this.matches =
        IntStream.range(0, rounds.pairings().size())
            .mapToObj(pairing -> new Scoresheets<>(rounds.match(pairing), style))
            .toList();
  }

  public void add(RoundGame<P> game) {
    sheets.put(game.number(), sheet(game));
  }

  /** One game as the file has it. */
  public String sheet(RoundGame<P> game) {
    return matches.get(game.pairing()).sheet(game.game(), round(game.number()));
  }

  private String round(int number) {
    return matches.size() == 1
        ? String.valueOf(number + 1)
        : (rounds.round(number) + 1) + "." + (number % rounds.gamesOfRound() + 1);
  }

  /**
   * A game that a sheet is of.
   *
   * @throws IllegalArgumentException when it is none of this tournament
   */
  public RoundGame<P> played(int number, String sheet) {
    int pairing = rounds.pairing(number);
    return new RoundGame<>(
        number, pairing, matches.get(pairing).played(rounds.numberInMatch(number), sheet));
  }

  /** As the file has it. */
  String text() {
    return String.join("", sheets.values());
  }

  public void write(Path file) {
    TextFile.write(file, text());
  }
}
