package olsy.cluster.archive;

import java.io.Serializable;
import olsy.learning.example.SampledGame;

/**
 * Where a game stands.
 *
 * @param file the place of its archive among those read
 * @param number of the game there, from 1
 * @param chunk where the piece of the archive begins that it stands in
 * @param place its place among the games of that piece, from 0
 * @param decisions of whoever it is read for
 */
public record GameReference(int file, int number, long chunk, int place, int decisions)
    implements SampledGame, Serializable {

  /** The same game, for somebody who made so many decisions in it. */
  public GameReference with(int made) {
    return new GameReference(file, number, chunk, place, made);
  }
}
