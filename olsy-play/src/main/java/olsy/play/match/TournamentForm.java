package olsy.play.match;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.Spelling;
import olsy.core.statistics.Ratings;

/** Who plays whom. */
public enum TournamentForm {

  /** Two alone. */
  MATCH("match") {
    @Override
    Stream<Rivals> all(int players) {
      return GAUNTLET.all(players);
    }
  },

  /** Everybody plays everybody else. */
  ROUND_ROBIN("tournament") {
    @Override
    Stream<Rivals> all(int players) {
      return IntStream.range(0, players)
          .boxed()
          .flatMap(a -> IntStream.range(a + 1, players).mapToObj(b -> new Rivals(a, b)));
    }
  },

  /** The first plays everybody else. */
  GAUNTLET("tournament") {
    @Override
    Stream<Rivals> all(int players) {
      return IntStream.range(1, players).mapToObj(b -> new Rivals(0, b));
    }
  };

  private final String command;

  TournamentForm(String command) {
    this.command = command;
  }

  abstract Stream<Rivals> all(int players);

  public List<Rivals> pairings(int players) {
    return all(players).toList();
  }

  /** The command that plays it. */
  public String command() {
    return command;
  }

  /** What its ratings are compared with. */
  Ratings.Origin origin() {
    return this == ROUND_ROBIN ? Ratings.Origin.MEAN : Ratings.Origin.FIRST;
  }

  /** The form of that name. */
  static TournamentForm named(String name) {
    List<String> known = Arrays.stream(values()).map(TournamentForm::toString).toList();
    return Arrays.stream(values())
        .filter(form -> form.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(Spelling.unknown("form", name, known)));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
