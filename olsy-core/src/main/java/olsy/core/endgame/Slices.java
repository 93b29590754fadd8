package olsy.core.endgame;

/** Where solved positions come from. */
@FunctionalInterface
public interface Slices {

  /** Those of one material. */
  EndgameSlice of(Material material);
}
