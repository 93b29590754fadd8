package olsy.core.game.tree;

/** A position that carries its static values with it. */
public interface Valued {

  /** f_j of this position, for the side that model j plays. */
  double value(int model);
}
