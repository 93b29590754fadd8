package olsy.play.match;

import java.util.List;

/**
 * How a tournament ended, in the fields of its JSON.
 *
 * @param standings the best first
 */
public record TournamentResult(int games, List<Standing> standings, List<PairingResult> pairings) {

  public TournamentResult {
    standings = List.copyOf(standings);
    pairings = List.copyOf(pairings);
  }

  /**
   * What one player brought.
   *
   * @param rank from 1 on, by the score
   * @param points of all games: a win 2, a draw 1
   * @param score the part of all points that it made; 0 without games
   * @param forfeits games that it forfeited
   * @param elo above the mean of the field, or in a gauntlet above the first player; null as long
   *     as games do not connect all players
   * @param interval with 95 % confidence, lowest and highest Elo; null like it
   */
  public record Standing(
      int rank,
      String name,
      int points,
      int games,
      int wins,
      int draws,
      int losses,
      int forfeits,
      double score,
      Double elo,
      List<Double> interval) {

    public Standing {
      interval = interval == null ? null : List.copyOf(interval);
    }
  }

  /**
   * A match of two.
   *
   * @param result from the side of the first; null before its first game
   */
  public record PairingResult(String a, String b, MatchResult result) {}
}
