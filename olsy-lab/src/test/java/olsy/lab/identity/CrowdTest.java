package olsy.lab.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CrowdTest {

  @Test
  void hasAsManyAsAreAskedForWithNamesOfTheirOwn() {
    for (int size : new int[] {10, 100}) {
      List<String> names =
          Crowd.draw(size, 3, 1).members().stream().map(Crowd.Member::name).toList();
      assertEquals(size, names.size());
      assertEquals(size, new HashSet<>(names).size(), names.toString());
    }
  }

  /** A twin has the same features, and weights that are nearly the same. */
  @Test
  void twinsAreNearEachOther() {
    List<Crowd.Member> members = Crowd.draw(10, 3, 1).members();
    for (Crowd.Member twin : members) {
      if (twin.name().startsWith("twin")) {
        Crowd.Member other =
            members.stream()
                .filter(one -> one.name().equals(twin.twin()))
                .findFirst()
                .orElseThrow();
        assertEquals(twin.name(), other.twin());
        Map<String, Double> weights = other.player().strategy().weights();
        Map<String, Double> near = twin.player().strategy().weights();
        assertEquals(weights.keySet(), near.keySet());
        assertNotEquals(weights, near);
        weights.forEach(
            (feature, weight) ->
                assertEquals(weight, near.get(feature), 0.2 * Math.abs(weight) + 1e-9, feature));
        assertEquals(weights.get("men"), near.get("men"));
      }
    }
  }

  @Test
  void theSameSeedDrawsTheSame() {
    assertEquals(
        Crowd.draw(12, 2, 5).members().stream().map(Crowd.Member::player).toList(),
        Crowd.draw(12, 2, 5).members().stream().map(Crowd.Member::player).toList());
  }
}
