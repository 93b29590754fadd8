package olsy.learning.example;

import java.util.Comparator;

/** A game that may be drawn by lot: where it stands, and how much there is to learn from it. */
public interface SampledGame {

  /** In the order of the files. */
  Comparator<SampledGame> IN_FILES =
      Comparator.comparingInt(SampledGame::file).thenComparingInt(SampledGame::number);

  /** The place of its file among those read. */
  int file();

  /** Of the game there, from 1. */
  int number();

  /** How many decisions there are that were not forced. */
  int decisions();
}
