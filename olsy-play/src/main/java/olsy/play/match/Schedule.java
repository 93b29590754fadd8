package olsy.play.match;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.Spelling;
import olsy.core.statistics.Ratings;

/** Who plays whom. */
public enum Schedule {

  /** Two alone. */
  MATCH("match") {
    @Override
    Stream<Pairing> all(int players) {
      return GAUNTLET.all(players);
    }
  },

  /** Everybody plays everybody else. */
  ROUND_ROBIN("tournament") {
    @Override
    Stream<Pairing> all(int players) {
      return IntStream.range(0, players)
          .boxed()
          .flatMap(a -> IntStream.range(a + 1, players).mapToObj(b -> new Pairing(a, b)));
    }
  },

  /** The first plays everybody else. */
  GAUNTLET("tournament") {
    @Override
    Stream<Pairing> all(int players) {
      return IntStream.range(1, players).mapToObj(b -> new Pairing(0, b));
    }
  };

  private final String command;

  Schedule(String command) {
    this.command = command;
  }

  abstract Stream<Pairing> all(int players);

  public List<Pairing> pairings(int players) {
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

  /** The schedule of that name. */
  static Schedule named(String name) {
    List<String> known = Arrays.stream(values()).map(Schedule::toString).toList();
    return Arrays.stream(values())
        .filter(schedule -> schedule.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(Spelling.unknown("schedule", name, known)));
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
