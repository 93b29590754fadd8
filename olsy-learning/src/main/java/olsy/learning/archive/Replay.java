package olsy.learning.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;

/**
 * A game of an archive played over again, as far as its moves are legal. Without the tag {@code
 * GameType} it is taken for one of the game expected.
 *
 * @param positions from the first on; empty when not even that can be made out
 * @param fault a sentence about where and why the game was left, if it was
 */
public record Replay<P extends Position<P>>(
    PdnEntry entry, List<P> positions, Optional<String> fault) {

  public Replay {
    positions = List.copyOf(positions);
  }

  public static <P extends Position<P>> Replay<P> of(Game<P> game, PdnEntry entry) {
    List<P> positions = new ArrayList<>();
    Optional<String> fault = play(game, entry, positions);
    return new Replay<>(entry, positions, fault.map(sentence -> entry.place() + sentence));
  }

  private static <P extends Position<P>> Optional<String> play(
      Game<P> game, PdnEntry entry, List<P> positions) {
    String type = entry.game().tags().getOrDefault("GameType", game.gameType());
    if (!isOf(game, type)) {
      return Optional.of(": expected GameType " + game.gameType() + ", found " + type);
    }
    try {
      positions.add(entry.game().fen().map(game::position).orElseGet(game::start));
      for (String move : entry.game().moves()) {
        positions.add(game.successor(positions.get(positions.size() - 1), move));
      }
    } catch (IllegalArgumentException e) {
      String ply = positions.isEmpty() ? "" : ", ply " + positions.size();
      return Optional.of(ply + ": " + e.getMessage());
    }
    return entry.damage().stream().findFirst().map(sentence -> ": " + sentence);
  }

  /** Behind a number the tag tells more: {@code 21,W,8,8,N1,0}. */
  private static boolean isOf(Game<?> game, String type) {
    String expected = game.gameType();
    boolean numbered = expected.chars().allMatch(Character::isDigit);
    return type.equals(expected) || (numbered && type.startsWith(expected + ","));
  }

  /** How many moves were legal. */
  public int plies() {
    return Math.max(0, positions.size() - 1);
  }
}
