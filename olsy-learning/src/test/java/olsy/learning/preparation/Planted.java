package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.learning.example.Example;

/** Sittings of which it is known what is special. */
final class Planted {

  static final EnglishCheckers GAME = new EnglishCheckers();
  static final List<String> POOL = List.of("men", "kings");

  private static final int DECISIONS = 20;

  private Planted() {}

  /**
   * Half of them are the player's.
   *
   * @param late what it loses more than others from ply 40 on
   * @param brings what its moves bring more of men
   * @param badOpening points that an opening costs it
   */
  static List<Sitting<Checkers>> sittings(
      int games, double late, double brings, int badOpening, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Sitting<Checkers>> sittings = new ArrayList<>();
    for (int game = 1; game <= games; game++) {
      for (Side side : Side.values()) {
        boolean own = (side == Side.FIRST) == (game % 2 == 0);
        List<String> opening =
            random.nextBoolean() ? List.of("11-15", "23-19") : List.of("9-13", "22-18");
        boolean isBad = own && opening.get(0).equals("9-13");
        int points = Math.max(0, random.nextInt(3) - (isBad ? badOpening : 0));
        List<Weighed<Checkers>> decisions = new ArrayList<>();
        for (int i = 0; i < DECISIONS; i++) {
          int ply = 3 * i;
          double loss = random.nextDouble() * 0.2 + (own && ply >= 40 ? late : 0);
          decisions.add(
              decision(ply, loss, (own ? brings : 0) + random.nextDouble() - 0.5, random));
        }
        sittings.add(new Sitting<>(own, 0, game, side, OptionalInt.of(points), opening, decisions));
      }
    }
    return sittings;
  }

  private static Weighed<Checkers> decision(
      int ply, double loss, double brings, SplittableRandom random) {
    Checkers start = GAME.start();
    Checkers next = RandomPlay.move(start, random);
    return new Weighed<>(
        ply,
        Example.of(start, next),
        0,
        loss,
        next,
        new int[POOL.size()],
        new double[] {brings, random.nextDouble() - 0.5});
  }
}
