package olsy.lab;

import java.io.Serializable;
import olsy.core.game.Games;
import olsy.lab.experiment.Experiment;
import olsy.lab.player.LabGame;
import olsy.learning.text.InputException;

/**
 * An experiment as people name it.
 *
 * @param isFull in the size that is reported
 * @param game its name; null for checkers
 */
public record ExperimentChoice(String name, boolean isFull, String game, long seed)
    implements Serializable {

  /**
   * The experiment.
   *
   * @throws InputException when it is not about that game
   */
  public Experiment experiment() {
    return (isFull ? Experiments.full() : Experiments.quick())
        .stream()
            .filter(one -> one.name().equals(name))
            .findFirst()
            .map(this::inGame)
            .orElseThrow();
  }

  private Experiment inGame(Experiment experiment) {
    if (game == null || game.equals(LabGame.CHECKERS.name())) {
      return experiment;
    }
    return experiment
        .in(Games.named(game))
        .orElseThrow(
            () ->
                new InputException(
                    "--game: expected checkers, which " + name + " is about, found " + game));
  }
}
