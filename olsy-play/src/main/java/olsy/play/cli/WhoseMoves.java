package olsy.play.cli;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Supplier;
import olsy.core.game.Side;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.text.InputException;
import picocli.CommandLine.Option;

/** Whose moves a command looks at. */
final class WhoseMoves {

  @Option(
      names = "--player",
      paramLabel = "NAME",
      required = true,
      description = "Whose moves, as 'olsy players' lists the name.")
  private String player;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "Only moves as black or as white. Default: both.")
  private Side side;

  String player() {
    return player;
  }

  /** Null for both. */
  Side side() {
    return side;
  }

  Set<Side> sides() {
    return side == null ? EnumSet.allOf(Side.class) : EnumSet.of(side);
  }

  /** Reads somebody's decisions; who has none is named with the option. */
  <T> T read(Supplier<T> reading) {
    try {
      return reading.get();
    } catch (NoDecisionsException e) {
      throw InputException.at("--player", e);
    }
  }
}
