package olsy.play.cli;

import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.Entrant;
import picocli.CommandLine.Option;

/** Which game players play, where it is not the one their files name. */
final class VariantOption {

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "As 'olsy games' lists it, such as kalah:4,3. Players of a game play its variants, too."
              + " Default: that of the player.")
  private Game<?> game;

  Optional<Game<?>> game() {
    return Optional.ofNullable(game);
  }

  /** That of the player, where there is one, or the usual one. */
  Game<?> game(Optional<PlayerFile> player) {
    return game()
        .orElseGet(() -> Games.named(player.map(PlayerFile::game).orElse(GameOption.USUAL)));
  }

  /** The player in the game asked for. */
  PlayerFile of(PlayerFile player) {
    return game == null ? player : player.playing(game);
  }

  /** The player or engine in the game asked for. */
  Entrant of(Entrant entrant) {
    return game == null ? entrant : entrant.playing(game);
  }
}
