package olsy.lab.player;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.players.Provenance;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * A player's decisions in games against a rival, from random openings of six plies, with sides
 * changing.
 *
 * @param player decides in a position
 * @param mistakes how often the player moves at random
 */
public record PlayedDecisions<P extends Position<P>>(
    Game<P> game, UnaryOperator<P> player, UnaryOperator<P> rival, double mistakes) {

  /** Plies before the first decision. */
  public static final int OPENING = 6;

  private static final int MOST_PLIES = 200;

  /** A list for every game, with so many unforced decisions in all; the last game breaks off. */
  public List<List<Example<P>>> draw(int wanted, SplittableRandom random) {
    List<List<Example<P>>> games = new ArrayList<>();
    Side side = Side.FIRST;
    int missing = wanted;
    while (missing > 0) {
      List<Example<P>> decisions = first(missing, play(side, random));
      missing -= unforced(decisions);
      games.add(decisions);
      side = side.other();
    }
    return games;
  }

  /**
   * So many unforced decisions, to learn the player from.
   *
   * @param name of the player
   */
  public Decisions<P> decisions(String name, int wanted, SplittableRandom random) {
    List<DecidedGame<P>> games = new ArrayList<>();
    for (List<Example<P>> game : draw(wanted, random)) {
      if (!game.isEmpty()) {
        games.add(new DecidedGame<>(0, games.size() + 1, game, plies(game)));
      }
    }
    int forced = games.stream().mapToInt(game -> game.examples().size()).sum() - wanted;
    return new Decisions<>(
        new Provenance.Origin(List.of(), name, null, 0, List.of()),
        new Provenance.Seen(games.size(), wanted, forced),
        games,
        List.of());
  }

  /** Every second one, from the opening on. */
  private static List<Integer> plies(List<? extends Example<?>> game) {
    int first = OPENING + (game.get(0).position().toMove() == Side.FIRST ? 0 : 1);
    return IntStream.range(0, game.size()).map(i -> first + 2 * i).boxed().toList();
  }

  /** The first games of a list, with so many unforced decisions. */
  public static <P extends Position<P>> List<List<Example<P>>> some(
      int wanted, List<List<Example<P>>> games) {
    List<List<Example<P>>> some = new ArrayList<>();
    int missing = wanted;
    for (List<Example<P>> game : games) {
      if (missing > 0) {
        List<Example<P>> decisions = first(missing, game);
        missing -= unforced(decisions);
        some.add(decisions);
      }
    }
    return some;
  }

  private static <P extends Position<P>> List<Example<P>> first(
      int unforced, List<Example<P>> decisions) {
    int end = 0;
    for (int seen = 0; end < decisions.size() && seen < unforced; end++) {
      seen += decisions.get(end).isForced() ? 0 : 1;
    }
    return decisions.subList(0, end);
  }

  private static <P extends Position<P>> int unforced(List<Example<P>> decisions) {
    return (int) decisions.stream().filter(example -> !example.isForced()).count();
  }

  /** The share of so many unforced decisions in which a model moves as the player does. */
  public double foreseen(SearchingOpponent<P> model, int tests, SplittableRandom random) {
    long right =
        draw(tests, random).stream()
            .flatMap(List::stream)
            .filter(example -> !example.isForced())
            .filter(
                example ->
                    model
                        .move(example.position())
                        .equals(example.successors().get(example.chosen())))
            .count();
    return (double) right / tests;
  }

  private List<Example<P>> play(Side side, SplittableRandom random) {
    List<Example<P>> decisions = new ArrayList<>();
    DrawRules rules = game.drawRules().withPlies(MOST_PLIES);
    Line<P> line = Line.startingAt(game.start(), rules);
    for (int ply = 0; !line.isTerminal(); ply++) {
      P position = line.position();
      boolean decides = position.toMove() == side;
      P next =
          ply < OPENING || (decides && random.nextDouble() < mistakes)
              ? any(position, random)
              : (decides ? player : rival).apply(position);
      if (decides && ply >= OPENING) {
        decisions.add(Example.of(position, next));
      }
      line = line.followedBy(next);
    }
    return decisions;
  }

  private P any(P position, SplittableRandom random) {
    return RandomPlay.move(position, random);
  }
}
