package olsy.learning.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A game, or a part of one, as the decisions that somebody made in it.
 *
 * @param file the place of its file among those read
 * @param number of the game there, from 1
 * @param examples in the order in which they were made, forced ones among them
 * @param plies how many moves came before each of them
 */
public record DecidedGame<P extends Position<P>>(
    int file, int number, List<Example<P>> examples, List<Integer> plies) implements SampledGame {

  public DecidedGame {
    examples = List.copyOf(examples);
    plies = List.copyOf(plies);
    if (plies.size() != examples.size()) {
      throw new IllegalArgumentException(
          examples.size() + " decisions, " + plies.size() + " plies");
    }
  }

  /**
   * Of a game that was played.
   *
   * @param sides whose decisions count
   */
  public static <P extends Position<P>> DecidedGame<P> of(
      int file, int number, List<P> positions, Set<Side> sides) {
    List<Example<P>> examples = new ArrayList<>();
    List<Integer> plies = new ArrayList<>();
    for (int i = 1; i < positions.size(); i++) {
      if (sides.contains(positions.get(i - 1).toMove())) {
        examples.add(Example.of(positions.get(i - 1), positions.get(i)));
        plies.add(i - 1);
      }
    }
    return new DecidedGame<>(file, number, examples, plies);
  }

  @Override
  public int decisions() {
    return (int) examples.stream().filter(example -> !example.isForced()).count();
  }

  /** How many there are in several games. */
  public static int decisions(List<? extends DecidedGame<?>> games) {
    return games.stream().mapToInt(DecidedGame::decisions).sum();
  }

  /** The game up to where its first decisions end. */
  public DecidedGame<P> first(int decisions) {
    int left = decisions;
    int to = 0;
    while (to < examples.size() && left > 0) {
      left -= examples.get(to).isForced() ? 0 : 1;
      to++;
    }
    return new DecidedGame<>(file, number, examples.subList(0, to), plies.subList(0, to));
  }

  /** The game from where its last decisions begin. */
  public DecidedGame<P> last(int decisions) {
    int left = decisions;
    int from = examples.size();
    while (from > 0 && left > 0) {
      from--;
      left -= examples.get(from).isForced() ? 0 : 1;
    }
    return new DecidedGame<>(
        file, number, examples.subList(from, examples.size()), plies.subList(from, plies.size()));
  }

  /** Perhaps with the decisions of somebody else. */
  public boolean isSameGame(DecidedGame<P> other) {
    return file == other.file && number == other.number;
  }

  /** In the order of the files. */
  public static <P extends Position<P>> List<DecidedGame<P>> sorted(List<DecidedGame<P>> games) {
    return games.stream().sorted(IN_FILES).toList();
  }
}
