package olsy.play.tree;

import java.nio.file.Path;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import olsy.core.search.Algorithm;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;

/**
 * A file with an explicit game tree on each line (docs/formats.md). What a line may say depends on
 * the kind of the algorithm that searches it: each kind has its {@link TreeReader}.
 */
public final class TreeFile {

  private TreeFile() {}

  /**
   * Searches a file, one tree after the other.
   *
   * @throws InputException naming the line and the field that is wrong
   */
  public static void search(Path file, Algorithm algorithm, Consumer<TreeAnswer> answers) {
    for (TreeReader<?> reader : ServiceLoader.load(TreeReader.class)) {
      if (reader.kind().isInstance(algorithm)) {
        search(file, reader, algorithm, answers);
        return;
      }
    }
    throw new InputException(algorithm.name() + " does not search explicit trees");
  }

  private static <A extends Algorithm> void search(
      Path file, TreeReader<A> reader, Algorithm algorithm, Consumer<TreeAnswer> answers) {
    A known = reader.kind().cast(algorithm);
    Json.readLines(file, line -> answers.accept(reader.answer(line, known)));
  }
}
