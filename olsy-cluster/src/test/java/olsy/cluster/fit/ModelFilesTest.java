package olsy.cluster.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class ModelFilesTest {

  @Test
  void anyNameHasAFileOfItsOwn() {
    String longest = "x".repeat(50);
    assertEquals(
        List.of(
            "m/j-smith.json",
            "m/j-smith-2.json",
            "m/j-smith-2-2.json",
            "m/" + longest + ".json",
            "m/" + longest + "-2.json",
            "m/player.json",
            "m/player-2.json",
            "m/etc-passwd.json"),
        ModelFiles.of(
            List.of(
                "J. Smith",
                "J Smith",
                "J Smith 2",
                "x".repeat(300),
                "x".repeat(299),
                "!!!",
                "...",
                "../../etc/passwd"),
            "m/"));
  }
}
