package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.OpeningSet;
import olsy.core.game.Position;
import olsy.core.game.Spelling;
import olsy.learning.text.InputException;
import olsy.play.match.OpeningBook;
import olsy.play.match.Openings;
import picocli.CommandLine.Option;

/**
 * Openings that are not drawn at random: those of a file, or a set that the game has a name for.
 */
final class OpeningOptions {

  private static final String BALLOTS = "ballots";

  @Option(
      names = "--book",
      paramLabel = "FILE",
      description =
          "Openings: games in PDN, whose last positions are taken, or a position on each line, such"
              + " as --book openings.pdn. Each is played once with each colour.")
  private Path book;

  @Option(
      names = "--start",
      paramLabel = "NAME",
      description =
          "Openings that the game has a name for, such as --start eleven-man:"
              + " ${COMPLETION-CANDIDATES}.",
      completionCandidates = SetNames.class)
  private String start;

  @Option(names = "--ballots", description = "The same as --start ballots.")
  private boolean ballots;

  @Option(
      names = "--shuffle",
      description = "Take these openings in an order that depends on the seed.")
  private boolean shuffle;

  @Option(
      names = "--repeat",
      description =
          "Begin these openings again when they are used up. Players that never vary play the same"
              + " games again.")
  private boolean repeat;

  /** For help texts: of all games. */
  static final class SetNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Games.all().stream()
          .flatMap(game -> game.openingSets().stream())
          .map(set -> set.name() + " (" + set.description() + ")")
          .distinct()
          .iterator();
    }
  }

  /** Refuses options that contradict each other. */
  void require(boolean random) {
    List<String> given = new ArrayList<>();
    add(random, "--openings", given);
    add(book != null, "--book", given);
    add(start != null, "--start", given);
    add(ballots, "--ballots", given);
    if (given.size() > 1) {
      throw new InputException(
          "expected one of --openings, --book, --start and --ballots, found "
              + String.join(" and ", given));
    }
    boolean listed = given.size() == 1 && !random;
    requireList(listed, shuffle, "--shuffle");
    requireList(listed, repeat, "--repeat");
  }

  private static void add(boolean asked, String option, List<String> given) {
    if (asked) {
      given.add(option);
    }
  }

  private static void requireList(boolean listed, boolean asked, String option) {
    if (asked && !listed) {
      throw new InputException(option + " needs --book FILE, --start NAME or --ballots");
    }
  }

  /** Files that are read. */
  List<Path> files() {
    return book == null ? List.of() : List.of(book);
  }

  /**
   * An opening for each pair of games, as the game writes it.
   *
   * @param games null for those that each opening is played in once with each colour
   */
  <P extends Position<P>> List<String> begun(
      Game<P> game, Integer games, MatchConditions conditions) {
    Optional<List<P>> listed = list(game, conditions.seed());
    if (games == null && listed.isEmpty()) {
      throw new InputException("expected --games N, or openings by --book, --start or --ballots");
    }
    List<P> begun;
    if (games == null) {
      begun = listed.get();
    } else if (listed.isPresent()) {
      begun = Openings.of(listed.get(), pairs(games), repeat);
    } else {
      begun = Openings.random(game, pairs(games), conditions.openings(), conditions.seed());
    }
    return begun.stream().map(game::text).toList();
  }

  private static int pairs(int games) {
    return (games + 1) / 2;
  }

  /** All openings in their order; empty where they are drawn at random. */
  private <P extends Position<P>> Optional<List<P>> list(Game<P> game, long seed) {
    if (book == null && start == null && !ballots) {
      return Optional.empty();
    }
    List<P> list =
        book != null ? new OpeningBook<>(game, book).read() : set(game).positions().get();
    return Optional.of(shuffle ? Openings.shuffled(list, seed) : list);
  }

  private <P extends Position<P>> OpeningSet<P> set(Game<P> game) {
    String name = ballots ? BALLOTS : start;
    List<String> known = game.openingSets().stream().map(OpeningSet::name).toList();
    return game.openingSets().stream()
        .filter(set -> set.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "--start: " + Spelling.unknown("openings of " + game.name(), name, known)));
  }
}
