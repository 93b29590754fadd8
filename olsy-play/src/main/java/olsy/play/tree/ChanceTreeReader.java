package olsy.play.tree;

import olsy.core.search.chance.ChanceAlgorithm;
import olsy.learning.text.JsonValue;

/** Trees in which chance decides at some nodes. */
public final class ChanceTreeReader implements TreeReader<ChanceAlgorithm> {

  @Override
  public Class<ChanceAlgorithm> kind() {
    return ChanceAlgorithm.class;
  }

  @Override
  public TreeAnswer answer(JsonValue line, ChanceAlgorithm algorithm) {
    return ChanceTreeLine.read(line).answer(algorithm);
  }
}
