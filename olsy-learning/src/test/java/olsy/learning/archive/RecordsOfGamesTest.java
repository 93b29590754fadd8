package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games of every kind that are written read back, move for move. */
class RecordsOfGamesTest {

  private static final int GAMES = 10;
  private static final int PLIES = 150;

  static Stream<Game<?>> games() {
    return Games.all().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatWasPlayedReplays(Game<?> game) throws IOException {
    replay(game);
  }

  private static <P extends Position<P>> void replay(Game<P> game) throws IOException {
    StringBuilder archive = new StringBuilder();
    List<List<P>> played = new ArrayList<>();
    for (long seed = 1; seed <= GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<P> line = new ArrayList<>(List.of(RandomPlay.walk(game.start(), 1, random)));
      while (!line.get(line.size() - 1).isTerminal() && line.size() <= PLIES) {
        line.add(RandomPlay.move(line.get(line.size() - 1), random));
      }
      played.add(line);
      new PdnWriter(archive)
          .write(PdnGame.of(game, Map.of("GameType", game.gameType()), line, Optional.empty()));
    }
    PdnReader reader =
        new PdnReader(
            new ByteArrayInputStream(archive.toString().getBytes(StandardCharsets.UTF_8)),
            game::isMove);
    for (List<P> line : played) {
      Replay<P> replay = Replay.of(game, reader.next());
      assertEquals(Optional.empty(), replay.fault());
      assertEquals(line, replay.positions());
    }
  }
}
