package olsy.core.endgame;

/**
 * How the positions of one material end, for the side to move.
 *
 * @param longest plies that a win or a loss takes, where there is one
 */
public record EndgameCount(Material material, long wins, long draws, long losses, int longest) {

  public static EndgameCount of(EndgameSlice slice) {
    long wins = 0;
    long draws = 0;
    int longest = 0;
    for (int i = 0; i < slice.size(); i++) {
      int code = slice.code(i);
      if (code == EndgameSlice.DRAWN) {
        draws++;
      } else {
        wins += code % 2;
        longest = Math.max(longest, code);
      }
    }
    return new EndgameCount(slice.material(), wins, draws, slice.size() - wins - draws, longest);
  }
}
