package olsy.core.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import olsy.core.game.checkers.EnglishCheckers;
import org.junit.jupiter.api.Test;

class MaterialTest {

  /** As the makers of Chinook published them. */
  @Test
  void positionsAreAsManyAsPublished() {
    assertEquals(
        List.of(
            120L,
            6_972L,
            261_224L,
            7_092_774L,
            148_688_232L,
            2_503_611_964L,
            34_779_531_480L,
            406_309_208_481L),
        IntStream.rangeClosed(1, 8)
            .mapToObj(
                pieces -> Material.ofPieces(pieces).stream().mapToLong(Material::positions).sum())
            .toList());
  }

  @Test
  void isSeenFromTheSideToMove() {
    Material material = Material.of(new EnglishCheckers().position("W:WK1,K2,30:B12"));
    assertEquals(new Material(1, 2, 1, 0), material);
    assertEquals(new Material(1, 0, 1, 2), material.reversed());
    assertEquals("1m2k-1m0k", material.toString());
    assertEquals(4, material.pieces());
    assertThrows(IllegalArgumentException.class, () -> new Material(0, 1, -1, 0));
  }

  @Test
  void whatMenBecomeIsSolvedBefore() {
    List<Material> all = Material.ofPieces(5);
    assertEquals(56, all.stream().map(Material::code).distinct().count());
    all.forEach(
        one ->
            one.promoted()
                .forEach(king -> assertTrue(all.indexOf(king) < all.indexOf(one), one.toString())));
  }
}
