package olsy.lab.measure;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerGames;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.ExampleSet;
import olsy.learning.example.Shuffle;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Foreseen;
import olsy.learning.text.Sha256;

/** A player of archives. Decisions are drawn by lot, whole games together. */
public final class ArchiveSubject implements Subject {

  private final Provenance.Origin origin;
  private final List<DecidedGame<Checkers>> games;
  private final ExampleSet<Checkers> tests;

  private ArchiveSubject(
      Provenance.Origin origin,
      List<DecidedGame<Checkers>> games,
      List<DecidedGame<Checkers>> tests) {
    this.origin = origin;
    this.games = games;
    this.tests = ExampleSet.of(tests.stream().map(DecidedGame::examples).toList());
  }

  /**
   * Reads the archives. A game that is damaged is taken up to there.
   *
   * @param train to learn from
   * @param test to test with; empty for half of the games of the others, by lot
   * @param tests unforced decisions to test with, at most
   */
  public static ArchiveSubject read(
      List<Path> train, List<Path> test, String player, int tests, long seed) {
    List<DecidedGame<Checkers>> games = new ArrayList<>();
    String name = read(train, player, games);
    List<DecidedGame<Checkers>> others = new ArrayList<>();
    if (test.isEmpty()) {
      List<DecidedGame<Checkers>> shuffled = Shuffle.shuffled(games, ~seed);
      games = shuffled.subList(0, shuffled.size() / 2);
      others = shuffled.subList(shuffled.size() / 2, shuffled.size());
    } else {
      read(test, player, others);
    }
    Provenance.Origin origin =
        new Provenance.Origin(
            train.stream()
                .map(file -> new Provenance.Source(file.getFileName().toString(), Sha256.of(file)))
                .toList(),
            name,
            null,
            0,
            List.of());
    return new ArchiveSubject(origin, games, first(Shuffle.shuffled(others, seed), tests));
  }

  private static String read(List<Path> files, String player, List<DecidedGame<Checkers>> games) {
    return PlayerGames.readDecisions(
        new GameLog<>(LabGame.CHECKERS, files, fault -> {}),
        new PlayerNames(List.of()),
        player,
        EnumSet.allOf(Side.class),
        game -> {
          if (game.decisions() > 0) {
            games.add(game);
          }
        });
  }

  /** The first games of a list, cut at so many unforced decisions. */
  private static List<DecidedGame<Checkers>> first(
      List<DecidedGame<Checkers>> games, int decisions) {
    List<DecidedGame<Checkers>> first = new ArrayList<>();
    int missing = decisions;
    for (DecidedGame<Checkers> game : games) {
      if (missing > 0) {
        DecidedGame<Checkers> some = game.first(missing);
        missing -= some.decisions();
        first.add(some);
      }
    }
    return first;
  }

  @Override
  public Provenance.Origin origin() {
    return origin;
  }

  /** How many unforced decisions there are to draw from. */
  public int decisions() {
    return DecidedGame.decisions(games);
  }

  @Override
  public Decisions<Checkers> draw(int decisions, long seed) {
    List<DecidedGame<Checkers>> drawn = first(Shuffle.shuffled(games, seed), decisions);
    int all = drawn.stream().mapToInt(game -> game.examples().size()).sum();
    return new Decisions<>(
        origin, new Provenance.Seen(drawn.size(), decisions, all - decisions), drawn, List.of());
  }

  @Override
  public ExampleSet<Checkers> tests() {
    return tests;
  }

  @Override
  public Optional<Supplier<Foreseen>> ceiling() {
    return Optional.empty();
  }
}
