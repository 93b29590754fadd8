package olsy.learning;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VersionTest {

  @Test
  void theBuildHasSetIt() {
    assertTrue(Version.CURRENT.matches("\\d+\\.\\d+\\.\\d+.*"), Version.CURRENT);
  }
}
