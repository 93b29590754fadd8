package olsy.cluster.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import olsy.cluster.PlayedGames;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.InThisProcess;
import olsy.cluster.work.Journal;
import olsy.cluster.work.TaskRunner;
import olsy.cluster.work.WorkListener;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Players;
import olsy.learning.archive.Replay;
import olsy.learning.example.DecidedGame;
import olsy.learning.text.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveIndexTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final List<String> ALIASES = List.of("samuel-2=Somebody");
  private static final PlayerNames NAMES = new PlayerNames(ALIASES);

  /** What was said, and what was found. */
  private static final class Heard implements GameLog.Listener {
    private final List<String> said = new ArrayList<>();

    @Override
    public void fault(String sentence) {
      said.add(sentence);
    }

    @Override
    public void repeated(String sentence) {
      said.add(sentence);
    }
  }

  @TempDir Path folder;

  private List<Path> archives() throws IOException {
    Path first = PlayedGames.write(folder.resolve("first.pdn"), 4, 1);
    String text = Files.readString(first);
    Path second =
        Files.writeString(
            folder.resolve("second.pdn"),
            text.substring(text.length() / 2)
                + "\n\n"
                + "[Event \"x\"]\n"
                + "1. 11-15 99-98\n\n"
                + "[Event \"y\"]\n"
                + "1. 11-15 { a\n\n"
                + "[Event \"z\"]\n"
                + "*\n"
                + "[White \"w\"]\n"
                + "1. 11-16 *\n");
    return List.of(first, second, first);
  }

  private MadeIndex made(ArchiveIndex index, String name) throws InterruptedException {
    try (InThisProcess runner = new InThisProcess(2)) {
      return made(index, name, runner);
    }
  }

  private MadeIndex made(ArchiveIndex index, String name, TaskRunner runner)
      throws InterruptedException {
    Journal journal = Journal.open(folder.resolve(name), index.hash());
    return index.make(
        new Dispatcher(
            runner, journal, WorkListener.DEAF, Duration.ofMinutes(1), System::nanoTime));
  }

  @Test
  void anySplitsHaveTheGamesOfTheArchivesInTheirOrder() throws IOException, InterruptedException {
    List<Path> archives = archives();
    Heard plain = new Heard();
    List<GameCount> counts = new ArrayList<>();
    List<DecidedGame<Checkers>> decided = new ArrayList<>();
    Players players = new Players(NAMES);
    new GameLog<>(GAME, archives, plain)
        .read(
            (file, replay) -> {
              counts.add(GameCount.of(replay, NAMES));
              players.add(replay);
              decided.add(of(file, replay));
            });
    for (long size : new long[] {100, 777, 5000, ArchiveSplit.USUAL_SIZE}) {
      Archives sent = Archives.of(GAME, archives, ALIASES);
      MadeIndex made = made(new ArchiveIndex(archives, sent, size), "size-" + size);
      Heard heard = new Heard();
      List<GameCount> found = new ArrayList<>();
      List<GameReference> references = new ArrayList<>();
      Players its = new Players(NAMES);
      made.read(
          heard,
          (reference, count) -> {
            found.add(count);
            references.add(reference);
            its.add(count);
          });
      assertEquals(plain.said, heard.said, "size " + size);
      assertEquals(counts, found, "size " + size);
      assertEquals(players.list(), its.list(), "size " + size);
      assertEquals(decided, sent.read(GAME, references, Whose.EVERYBODY));
      assertEquals(
          decided.stream().filter(one -> one.number() % 3 == 0).toList(),
          sent.read(
              GAME,
              references.stream().filter(one -> one.number() % 3 == 0).toList(),
              Whose.EVERYBODY));
    }
    assertTrue(counts.size() > 12, counts.size() + " games");
    assertTrue(plain.said.size() > 3, plain.said + "");
  }

  private static DecidedGame<Checkers> of(int file, Replay<Checkers> replay) {
    return DecidedGame.of(
        file, replay.entry().number(), replay.positions(), EnumSet.allOf(Side.class));
  }

  @Test
  void readsTheDecisionsOfOnePlayer() throws IOException, InterruptedException {
    List<Path> archives = archives().subList(0, 1);
    ArchiveIndex index = ArchiveIndex.of(GAME, archives, ALIASES);
    List<GameReference> references = new ArrayList<>();
    made(index, "player").read(new Heard(), (reference, count) -> references.add(reference));
    int decisions =
        DecidedGame.decisions(index.archives().read(GAME, references, Whose.of("somebody")));
    Players players = new Players(NAMES);
    new GameLog<>(GAME, archives, new Heard()).read((file, replay) -> players.add(replay));
    assertEquals(
        players.list().stream()
            .filter(one -> one.name().equals("Somebody"))
            .mapToInt(Players.Entry::decisions)
            .sum(),
        decisions);
  }

  @Test
  void whatIsNoArchiveIsRefused() throws IOException {
    Path json = Files.writeString(folder.resolve("player.json"), "{\"strategy\": {}}");
    ArchiveIndex index = ArchiveIndex.of(GAME, List.of(json), List.of());
    InputException refused = assertThrows(InputException.class, () -> made(index, "json"));
    assertEquals(json + ": expected games in PDN, found a player", refused.getMessage());
    Path othello = Files.writeString(folder.resolve("o.pdn"), "[Event \"a\"]\n1. f5 d6 *\n");
    ArchiveIndex other = ArchiveIndex.of(GAME, List.of(othello), List.of());
    assertEquals(
        "a sentence",
        assertThrows(
                    InputException.class,
                    () -> made(other, "othello").read(new Heard(), (reference, count) -> {}))
                .getMessage()
                .startsWith("expected games of checkers, found none with a legal move: ")
            ? "a sentence"
            : "another one");
  }
}
