package olsy.learning.example;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * A game, or a part of one, in which somebody decided. The successors that were not chosen are made
 * when they are asked for: an archive of thousands of games fits into little memory.
 *
 * @param file the archive's place among those read
 * @param number of the game there, from 1
 * @param sides whose decisions count
 */
public record LoggedGame<P extends Position<P>>(
    int file, int number, List<P> positions, Set<Side> sides) {

  public LoggedGame {
    positions = List.copyOf(positions);
    sides = Set.copyOf(sides);
  }

  /** In the order in which they were made, forced ones among them. */
  public List<Example<P>> examples() {
    List<Example<P>> examples = new ArrayList<>();
    for (int i = 1; i < positions.size(); i++) {
      if (decides(i - 1)) {
        examples.add(Example.of(positions.get(i - 1), positions.get(i)));
      }
    }
    return examples;
  }

  /** How many decisions there are that were not forced. */
  public int decisions() {
    return (int) examples().stream().filter(example -> !example.isForced()).count();
  }

  /** The game from where its last decisions begin. */
  public LoggedGame<P> last(int decisions) {
    int left = decisions;
    int from = positions.size() - 1;
    while (from > 0 && left > 0) {
      from--;
      if (decides(from) && !Example.of(positions.get(from), positions.get(from + 1)).isForced()) {
        left--;
      }
    }
    return new LoggedGame<>(file, number, positions.subList(from, positions.size()), sides);
  }

  /** Perhaps with the decisions of another side. */
  public boolean isSameGame(LoggedGame<P> other) {
    return file == other.file && number == other.number;
  }

  private boolean decides(int ply) {
    return sides.contains(positions.get(ply).toMove());
  }
}
