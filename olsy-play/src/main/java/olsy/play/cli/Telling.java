package olsy.play.cli;

import olsy.play.match.RoundGame;

/** What is told of games: how it goes while they are played, and in the end what they brought. */
interface Telling {

  /** Shows how it goes. */
  interface Progress extends AutoCloseable {

    void update();

    /** Takes it away. */
    @Override
    void close();
  }

  /**
   * Begins to tell.
   *
   * @param before games that were played another day
   */
  Progress progress(StatusLine line, int before);

  void add(RoundGame<?> game);

  int games();

  /** Whether no further game is needed. */
  boolean hasSeenEnough();

  /** Tells the result; there must have been a game. */
  void report();
}
