package olsy.play.match;

import java.util.List;

/**
 * What a match tells of how much stronger its first player is, in the fields of its JSON.
 *
 * @param elo the difference; endless where all games were won or lost
 * @param interval with 95 % confidence, lowest and highest difference
 * @param superiority the likelihood that the first player is the stronger one
 * @param pentanomial pairs that brought 0, 1, 2, 3 and 4 points
 * @param drawRate the part of the games that was drawn
 */
public record Strength(
    double elo,
    List<Double> interval,
    double superiority,
    List<Integer> pentanomial,
    double drawRate) {

  public Strength {
    interval = List.copyOf(interval);
    pentanomial = List.copyOf(pentanomial);
  }
}
