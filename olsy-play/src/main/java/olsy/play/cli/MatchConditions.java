package olsy.play.cli;

import picocli.CommandLine.Option;

/** Where games begin and when they are drawn, for commands that play many. */
final class MatchConditions {

  private static final int MOST_PLIES = 100;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of everything random. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--openings",
      paramLabel = "PLIES",
      defaultValue = "6",
      description = "Random moves before a game begins. Default: ${DEFAULT-VALUE}.")
  private int openings;

  @Option(
      names = "--move-limit",
      paramLabel = "M",
      defaultValue = "100",
      description =
          "Moves of each side, from the opening on, after which a game is drawn. Default:"
              + " ${DEFAULT-VALUE}.")
  private int moveLimit;

  void require() {
    Arguments.require(openings >= 0 && openings <= MOST_PLIES, "--openings", "0 to 100", openings);
    Arguments.require(moveLimit >= 1, "--move-limit", "at least 1", moveLimit);
  }

  long seed() {
    return seed;
  }

  int openings() {
    return openings;
  }

  int moveLimit() {
    return moveLimit;
  }
}
