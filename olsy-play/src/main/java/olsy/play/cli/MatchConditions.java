package olsy.play.cli;

import picocli.CommandLine.Option;

/** Where games begin and when they are drawn, for commands that play many. */
final class MatchConditions {

  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST_PLIES = 100;
  private static final int MOST_MOVES = 10_000;
  private static final int USUAL_PLIES = 6;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything random. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--openings",
      paramLabel = "PLIES",
      description = "Random moves before a game begins. Default: " + USUAL_PLIES + ".")
  private Integer openings;

  @Option(
      names = "--move-limit",
      paramLabel = "M",
      defaultValue = "100",
      description =
          "Moves of each side, from the opening on, after which a game is drawn. Default:"
              + " ${DEFAULT-VALUE}.")
  private int moveLimit;

  void require() {
    Arguments.requireWithin(0, MOST_PLIES, "--openings", openings());
    Arguments.requireWithin(1, MOST_MOVES, "--move-limit", moveLimit);
  }

  static void requireGames(int games) {
    Arguments.requireWithin(1, MOST_GAMES, "--games", games);
  }

  long seed() {
    return seed;
  }

  int openings() {
    return openings == null ? USUAL_PLIES : openings;
  }

  /** Whether somebody asked for a number of random moves. */
  boolean isRandomAsked() {
    return openings != null;
  }

  int moveLimit() {
    return moveLimit;
  }
}
