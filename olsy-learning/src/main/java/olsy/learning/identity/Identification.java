package olsy.learning.identity;

import java.util.List;
import java.util.Optional;

/**
 * Who probably made decisions. The probabilities of the players and of none of them add up to 1.
 *
 * @param players all that are known, the most probable first
 * @param none how probable it is that it was none of them
 * @param seen what it rests on
 * @param changed how probable it is that the player changed between two of the games
 * @param stretches who it was from game to game, were it several
 */
public record Identification(
    List<Likely> players, double none, Seen seen, double changed, List<Stretch> stretches) {

  /**
   * A known player.
   *
   * @param asked decisions of which it was asked; not all where it was given up
   * @param hits in how many of them its move was played
   */
  public record Likely(String name, double probability, int asked, int hits) {}

  /**
   * What was seen.
   *
   * @param decisions unforced ones; what was decided before in the same way counts once
   * @param repeated those that had been decided before
   * @param asked decisions that players were asked of, in all
   */
  public record Seen(int games, int decisions, int repeated, long asked) {}

  /**
   * Games in turn that one player most probably played.
   *
   * @param first the place of its first game among those given, from 0
   * @param last that of its last one
   * @param player empty for none of those known
   * @param probability in the mean of the games
   */
  public record Stretch(int first, int last, Optional<String> player, double probability) {}

  public Identification {
    players = List.copyOf(players);
    stretches = List.copyOf(stretches);
  }

  /** Who is more probable than anybody else, and than none of them. */
  public Optional<Likely> best() {
    return players.stream().findFirst().filter(first -> first.probability > none);
  }

  /** Whether it was several players more probably than one. */
  public boolean isChange() {
    return changed > 0.5 && stretches.size() > 1;
  }
}
