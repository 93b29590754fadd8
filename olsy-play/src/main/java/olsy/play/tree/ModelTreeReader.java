package olsy.play.tree;

import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.model.ModelSearches;
import olsy.learning.text.JsonValue;

/** Trees whose leaves have a value for each model of a player. */
public final class ModelTreeReader implements TreeReader<PlayerAlgorithm> {

  @Override
  public Class<PlayerAlgorithm> kind() {
    return PlayerAlgorithm.class;
  }

  @Override
  public TreeAnswer answer(JsonValue line, PlayerAlgorithm algorithm) {
    ModelTree tree = ModelTreeLine.read(line);
    return algorithm == ModelSearches.M_EPSILON ? tree.range() : tree.answer(algorithm);
  }
}
