package olsy.play.cli;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.ManyGame;
import olsy.core.game.ManyGames;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.core.search.Algorithm;
import olsy.core.search.Algorithms;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManySearches;
import olsy.learning.strategy.StrategyLearner;
import olsy.learning.strategy.StrategyLearners;
import olsy.play.cli.shell.Shell;
import olsy.play.session.store.ModelUse;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** What words of the command line stand for. The registries know the names, and the nearest. */
public final class Converters {

  private static final String BLACK = "black";
  private static final String WHITE = "white";

  private Converters() {}

  /** For all commands of a command line. */
  static CommandLine register(CommandLine line) {
    ITypeConverter<Integer> whole =
        number(Integer::valueOf, "a whole number of at most " + Integer.MAX_VALUE);
    ITypeConverter<Long> large =
        number(Long::valueOf, "a whole number of at most " + Long.MAX_VALUE);
    ITypeConverter<Double> any = number(Double::valueOf, "a number");
    return line.registerConverter(int.class, whole)
        .registerConverter(Integer.class, whole)
        .registerConverter(long.class, large)
        .registerConverter(Long.class, large)
        .registerConverter(double.class, any)
        .registerConverter(Double.class, any)
        .registerConverter(Game.class, named(Converters::game))
        .registerConverter(Side.class, named(Converters::side))
        .registerConverter(Algorithm.class, named(Algorithms::named))
        .registerConverter(ManyGame.class, named(ManyGames::named))
        .registerConverter(ManyAlgorithm.class, named(ManySearches::named))
        .registerConverter(ModelUse.class, named(ModelUse::named))
        .registerConverter(StrategyLearner.class, named(StrategyLearners::named))
        .registerConverter(Shell.class, named(Shell::named));
  }

  /**
   * @param read throws an IllegalArgumentException that says what is wrong
   */
  private static <T> ITypeConverter<T> named(Function<String, T> read) {
    return text -> {
      try {
        return read.apply(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    };
  }

  /** Complaints of Java speak of its types. */
  private static <N extends Number> ITypeConverter<N> number(
      Function<String, N> read, String expected) {
    return text -> {
      try {
        return read.apply(text);
      } catch (NumberFormatException e) {
        throw new TypeConversionException("expected " + expected + ", found " + text);
      }
    };
  }

  /** One for two players; those for many are named where somebody asks for one. */
  private static Game<?> game(String name) {
    if (ManyGames.all().stream().anyMatch(game -> game.name().equals(name))) {
      throw new IllegalArgumentException(
          name + " is a game for many players; 'olsy many' searches its positions");
    }
    return Games.named(name);
  }

  /** Black moves first. */
  private static Side side(String name) {
    return switch (name) {
      case BLACK -> Side.FIRST;
      case WHITE -> Side.SECOND;
      default ->
          throw new IllegalArgumentException(Spelling.unknown("side", name, List.of(BLACK, WHITE)));
    };
  }

  /** For help texts; those of enums are listed without. */
  static final class LearnerNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return StrategyLearners.all().stream()
          .map(learner -> learner.name() + " (" + learner.description() + ")")
          .iterator();
    }
  }

  /** For help texts: pools of features, of all games. */
  public static final class PoolNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Games.all().stream()
          .flatMap(game -> game.pools().keySet().stream())
          .distinct()
          .iterator();
    }
  }
}
