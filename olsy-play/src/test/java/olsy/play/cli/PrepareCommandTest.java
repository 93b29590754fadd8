package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import olsy.learning.text.JsonValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrepareCommandTest {

  @TempDir static Path folder;
  private static Path games;

  @BeforeAll
  static void play() {
    games = folder.resolve("games.pdn");
    good("match exchange-lover@1 samuel-2@3 --games 40 --seed 3 --openings 4 --out " + games);
  }

  private static Run good(String line) {
    Run run = Run.of(line.split(" ", -1));
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static Run prepare(String options) {
    return good("prepare " + games + " --player exchange-lover --depth 4 " + options);
  }

  @Test
  void tellsTheSameAsTextAsPageAndAsJson() throws IOException {
    Path page = folder.resolve("page.html");
    String text = prepare("--out " + page).out();
    JsonValue json = prepare("--json").objects().get(0);
    assertTrue(text.startsWith("exchange-lover: 40 games, "), text);
    assertTrue(text.endsWith("page: " + page + "\n"), text);
    assertEquals(40, json.get("games").whole(0));
    assertTrue(json.get("told").items().size() > 0, text);
    String written = Files.readString(page);
    String joined = text.replaceAll("\\s+", " ");
    for (JsonValue one : json.get("told").items()) {
      String sentence = one.get("sentence").text();
      assertTrue(joined.contains(sentence), sentence);
      assertTrue(written.contains("<p>" + sentence + "</p>"), sentence);
      assertTrue(one.get("figures").get("p").number() <= 0.05);
    }
  }

  @Test
  void replacesItsOwnPageAndNothingElse() throws IOException {
    Path page = folder.resolve("again.html");
    prepare("--out " + page);
    prepare("--out " + page);
    Path other = Files.writeString(folder.resolve("notes.txt"), "mine");
    Run run = Run.of(("prepare " + games + " --player samuel-2 --out " + other).split(" ", -1));
    assertEquals(2, run.code());
    assertTrue(run.err().contains("--force"), run.err());
  }
}
