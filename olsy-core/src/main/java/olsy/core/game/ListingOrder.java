package olsy.core.game;

import java.util.Arrays;
import java.util.List;

/**
 * The order in which a game lists its moves, or that order from its end: all that programs can
 * differ in where moves have no squares.
 */
public record ListingOrder<P extends Position<P>>(boolean backwards) implements TieOrder<P> {

  /** Both. */
  public static <P extends Position<P>> List<TieOrder<P>> all() {
    return List.of(new ListingOrder<>(false), new ListingOrder<>(true));
  }

  /**
   * Reads one.
   *
   * @throws IllegalArgumentException naming the nearest
   */
  public static <P extends Position<P>> TieOrder<P> named(String name) {
    List<TieOrder<P>> all = all();
    return all.stream()
        .filter(order -> order.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    Spelling.unknown("order", name, all.stream().map(TieOrder::name).toList())));
  }

  @Override
  public String name() {
    return backwards ? "listed-backwards" : "listed";
  }

  @Override
  public int rank(P position, P successor) {
    int place = Arrays.asList(position.successors()).indexOf(successor);
    return backwards ? -place : place;
  }

  @Override
  public List<TieOrder<P>> neighbours() {
    return List.of(new ListingOrder<>(!backwards));
  }
}
