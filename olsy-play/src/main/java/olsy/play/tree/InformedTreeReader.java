package olsy.play.tree;

import java.util.List;
import olsy.core.search.framework.InformedAlgorithm;
import olsy.core.search.framework.InformedResult;
import olsy.learning.text.JsonValue;

/** Trees with bounds on the values of their nodes. */
public final class InformedTreeReader implements TreeReader<InformedAlgorithm> {

  @Override
  public Class<InformedAlgorithm> kind() {
    return InformedAlgorithm.class;
  }

  @Override
  public TreeAnswer answer(JsonValue line, InformedAlgorithm algorithm) {
    ModelTree tree = ModelTreeLine.read(line);
    InformedResult found = algorithm.search(InformedTreeLine.read(line, tree).tree());
    List<String> moves = tree.moves();
    return new InformedAnswer(
        tree.id(),
        algorithm.name(),
        found.move().isPresent() ? moves.get(found.move().getAsInt()) : null,
        found.value(),
        found.evaluations(),
        found.expansions(),
        found.held());
  }
}
