package olsy.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import olsy.learning.text.JsonValue;
import olsy.play.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterFitCommandTest {

  private static final int WRONG_INPUT = 2;

  @TempDir Path folder;

  private Run fit(Path games, Path out, String master, String... further) {
    return Run.of(
        Stream.concat(
                Stream.of(
                    "cluster",
                    "fit-all",
                    games.toString(),
                    "--max-depth",
                    "1",
                    "--least",
                    "20",
                    "--features",
                    "general",
                    "--out",
                    out.toString(),
                    "--master",
                    master),
                Stream.of(further))
            .toArray(String[]::new));
  }

  static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        files.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return files;
  }

  @Test
  void learnsWhatFitLearnsWhereverItIsDone() throws IOException {
    Path games = PlayedGames.write(folder.resolve("games.pdn"), 4, 1);
    Path plain = folder.resolve("plain");
    Run run = fit(games, plain, "none");
    assertEquals(0, run.code(), run.err());
    Map<String, String> files = files(plain);
    assertEquals(
        List.of(
            "accounts.csv",
            "accounts.jsonl",
            "everybody.json",
            "players/material.json",
            "players/samuel-1.json",
            "players/samuel-2.json"),
        List.copyOf(files.keySet()));
    assertFalse(Files.exists(folder.resolve("plain.work")), "all is finished");

    Path alone = folder.resolve("alone.json");
    Run fit =
        Run.of(
            "fit",
            games.toString(),
            "--player",
            "samuel-1",
            "--max-depth",
            "1",
            "--features",
            "general",
            "--out",
            alone.toString());
    assertEquals(0, fit.code(), fit.err());
    assertEquals(Files.readString(alone), files.get("players/samuel-1.json"));

    Path spark = folder.resolve("spark");
    Run other = fit(games, spark, "local[2]", "--json");
    assertEquals(0, other.code(), other.err());
    assertEquals(files, files(spark));
    assertEquals(files.get("accounts.jsonl"), other.out());
    JsonValue row = other.objects().get(0);
    assertTrue(row.get("low").number() <= row.get("strict").number());
    assertTrue(row.get("others").number() <= row.get("best").number());

    Run again = fit(games, plain, "none");
    assertEquals(WRONG_INPUT, again.code());
    assertEquals(
        "olsy: "
            + plain
            + ": expected an empty folder, found files; --force writes beside and over them\n",
        again.err());
  }

  /** With --work as without: models that are there are those of the run that was broken off. */
  @Test
  void goesOnInAFolderThatHasModels() throws IOException {
    Path games = Files.writeString(folder.resolve("games.pdn"), "1. 11-15 *\n");
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.writeString(out.resolve("everybody.json"), "{}");
    Path work = Files.createDirectory(folder.resolve("work"));
    String[] kept = {"--work", work.toString()};
    assertTrue(fit(games, out, "none", kept).err().contains("expected an empty folder"));
    Files.writeString(work.resolve("work.json"), "begun");
    assertTrue(fit(games, out, "none", kept).err().contains("belongs to another work"));
  }

  @Test
  void wrongInputIsASentence() throws IOException {
    Path games = Files.writeString(folder.resolve("games.pdn"), "1. 11-15 *\n");
    Path out = folder.resolve("out");
    Run none = fit(games, out, "none", "--least", "100");
    assertEquals(WRONG_INPUT, none.code());
    Run nobody = Run.of("cluster", "fit-all", games.toString(), "--out", out.toString());
    assertEquals(
        "olsy: --least: expected a number of decisions that a player has, at most 0, found 300\n",
        nobody.err());
    assertFalse(Files.exists(folder.resolve("out.work")), "nobody can go on with it");
    Run features =
        Run.of(
            "cluster",
            "fit-all",
            games.toString(),
            "--features",
            "mne",
            "--out",
            folder.resolve("b").toString());
    assertEquals(WRONG_INPUT, features.code());
    assertTrue(features.err().startsWith("olsy: --features: "), features.err());
  }
}
