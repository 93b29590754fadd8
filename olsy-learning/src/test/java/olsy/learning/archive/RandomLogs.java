package olsy.learning.archive;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;

/** Games as nobody plays them. */
public final class RandomLogs {

  private RandomLogs() {}

  public static DecidedGame<Checkers> game(Random random, int number) {
    List<Checkers> line = new ArrayList<>(List.of(Checkers.START));
    int plies = random.nextInt(30);
    while (line.size() <= plies && !line.get(line.size() - 1).isTerminal()) {
      line.add(RandomPlay.move(line.get(line.size() - 1), random));
    }
    Set<Side> sides =
        List.of(EnumSet.of(Side.FIRST), EnumSet.of(Side.SECOND), EnumSet.allOf(Side.class))
            .get(random.nextInt(3));
    return DecidedGame.of(random.nextInt(2), number, line, sides);
  }

  public static List<DecidedGame<Checkers>> games(Random random, int games) {
    List<DecidedGame<Checkers>> list = new ArrayList<>();
    for (int i = 1; i <= games; i++) {
      list.add(game(random, i));
    }
    return list;
  }

  public static List<Example<Checkers>> unforced(DecidedGame<Checkers> game) {
    return game.examples().stream().filter(example -> !example.isForced()).toList();
  }
}
