package olsy.core.endgame;

/** Endgames that tests share. */
public final class SolvedInMemory {

  public static final EndgameTables OF_THREE = EndgameTables.solved(3);

  private SolvedInMemory() {}
}
