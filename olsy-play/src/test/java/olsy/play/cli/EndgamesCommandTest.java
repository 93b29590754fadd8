package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import olsy.core.endgame.EndgameTables;
import olsy.core.evaluation.Score;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.EndgameResult;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In processes of their own: only they can have another cache. */
class EndgamesCommandTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));

  @TempDir Path cache;

  private record Answer(int code, String out) {}

  private Answer olsy(String... args) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.add("-Dolsy.home=" + HOME);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), "olsy.play.cli.Main"));
    command.addAll(Arrays.asList(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    Process process = builder.start();
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String out = in.lines().collect(Collectors.joining("\n"));
      return new Answer(process.waitFor(), out);
    }
  }

  @Test
  void buildsCountsAndProbes() throws IOException, InterruptedException {
    Answer built = olsy("endgames", "build", "--pieces", "2", "--json");
    assertEquals(0, built.code(), built.out());
    assertTrue(built.out().contains("\"pieces\":2,\"positions\":7092,\"solved\":7092"));

    Answer count = olsy("endgames", "count", "--json");
    List<JsonValue> rows = new Run(count.code(), count.out(), "").objects();
    assertEquals(
        2 * 7092,
        rows.stream()
            .mapToDouble(
                row ->
                    row.get("wins").number()
                        + row.get("draws").number()
                        + row.get("losses").number())
            .sum());
    assertTrue(
        count
            .out()
            .contains(
                "{\"black\":{\"men\":0,\"kings\":1},\"white\":{\"men\":0,\"kings\":1},"
                    + "\"toMove\":\"black\",\"wins\":230,\"draws\":654,\"losses\":108}"),
        count.out());

    Answer probe = olsy("endgames", "probe", "--position", "B:WK18:BK14", "--json");
    assertEquals(
        "{\"position\":\"B:WK18:BK14\",\"result\":\"win\",\"plies\":1,\"best\":[\"14x23\"],"
            + "\"moves\":[{\"move\":\"14x23\",\"result\":\"win\",\"plies\":1}]}",
        probe.out());

    Path asking = cache.resolve("asking.json");
    Files.writeString(
        asking,
        "{\"game\":\"checkers\",\"search\":\"principal-variation\",\"endgames\":2,"
            + "\"strategy\":{\"weights\":{\"men\":1,\"kings\":1.5},\"depth\":1}}");
    Answer search =
        olsy("search", "--player", asking.toString(), "--position", "B:WK2:BK13", "--json");
    EnglishCheckers game = new EnglishCheckers();
    EndgameResult known = EndgameTables.solved(2).result(game.position("B:WK2:BK13")).orElseThrow();
    assertTrue(known.kind() == EndgameResult.Kind.WIN && known.plies() > 1, known.toString());
    assertEquals(
        Score.WIN - known.plies(),
        new Run(search.code(), search.out(), "").objects().get(0).get("value").number());
  }
}
