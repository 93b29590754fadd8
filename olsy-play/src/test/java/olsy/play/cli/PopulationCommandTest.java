package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import olsy.learning.population.Census;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PopulationCommandTest {

  private static final String QUICK = " --decisions 100 --max-depth 1 --out ";

  @TempDir static Path folder;
  private static Path archive;
  private static Path ofArchive;

  @BeforeAll
  static void make() {
    archive = folder.resolve("games.pdn");
    ofArchive = folder.resolve("of-archive.json");
    good("match material@1 samuel-1@1 --games 40 --seed 5 --out " + archive);
    good("population " + archive + QUICK + ofArchive);
  }

  private static Run good(String line) {
    Run run = Run.of(line.split(" ", -1));
    assertEquals(0, run.code(), run.err());
    return run;
  }

  private static List<String> names(Path file) {
    return Population.read(file).members().stream().map(Member::name).sorted().toList();
  }

  @Test
  void thePlayersOfAnArchiveAreMembers() {
    assertEquals(List.of("material", "samuel-1"), names(ofArchive));
    assertFalse(Files.exists(Census.beside(ofArchive)));
  }

  @Test
  void thePlayersThatPlayForItAreMembers() {
    Path out = folder.resolve("played.json");
    Run run =
        good("population --with material@1,exchange-lover@1 --opponents samuel-1@1" + QUICK + out);
    assertEquals(List.of("exchange-lover@1", "material@1"), names(out));
    assertTrue(run.err().contains("olsy: material@1, 1 of 2: looks 1 ply ahead"), run.err());
    assertEquals(List.of("samuel-1@1"), Population.read(out).making().played().opponents());
  }

  @Test
  void membersOfAnotherAreTakenOver() {
    Path out = folder.resolve("more.json");
    String from = "population --from " + ofArchive + " --opponents samuel-1@1 --with ";
    good(from + "exchange-lover@1 --exclude samuel-1" + QUICK + out);
    assertEquals(List.of("exchange-lover@1", "material"), names(out));
    assertEquals(
        Population.read(ofArchive).making(), Population.read(out).making().before().orElseThrow());
  }

  @Test
  void theSameCommandMakesTheSameFile() throws IOException {
    Path again = folder.resolve("again.json");
    good("population " + archive + QUICK + again);
    assertEquals(Files.readString(ofArchive), Files.readString(again));
  }

  @Test
  void whoIsToBeLearnedIsLeftOut() {
    Path out = folder.resolve("without.json");
    good(
        "population " + archive + " --with material@1,samuel-1@1 --exclude samuel-1" + QUICK + out);
    assertEquals(List.of("material", "material@1"), names(out));
  }

  @Test
  void aPopulationIsInspected() {
    Run run = good("inspect " + ofArchive);
    assertTrue(run.out().contains("samuel-1 "), run.out());
    assertTrue(run.out().contains("the generic player looks 1 ply ahead"), run.out());
    Run json = good("inspect --json " + ofArchive);
    assertEquals(List.of("game", "members", "generic"), json.fields());
  }

  @Test
  void aPopulationMayBeReplacedByAnother() throws IOException {
    Path out = folder.resolve("replaced.json");
    Files.copy(ofArchive, out);
    good("population " + archive + " --player material" + QUICK + out);
    assertEquals(List.of("material"), names(out));
    Run run = Run.of(("population " + archive + QUICK + archive).split(" ", -1));
    assertEquals(Main.WRONG_INPUT, run.code());
    assertTrue(run.err().contains("is read by this command"), run.err());
  }
}
