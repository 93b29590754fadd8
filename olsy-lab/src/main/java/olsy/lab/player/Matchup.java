package olsy.lab.player;

import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;

/** Who plays whom. */
public record Matchup(PlayerFile own, PlayerFile opponent) {

  /** Two players of models/. */
  public static Matchup of(String own, String opponent) {
    ModelFolder models = ModelFolder.installed();
    return new Matchup(models.player(own), models.player(opponent));
  }

  /** The opponent and its depth. */
  public String text() {
    return opponent.name() + "@" + opponent.strategy().depth();
  }
}
