package olsy.play.cli;

import java.nio.file.Path;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.session.store.SessionFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy resume} */
@Command(
    name = "resume",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Goes on with a session.",
    description = {
      "It goes on from where it ended or broke off, in the middle of a game, after a kill, a full"
          + " disk or a loss of power. What was half written is cut off. A sentence tells of it.",
      ""
    },
    footer = {"", "Example:", "  olsy resume mine --games 1000"})
final class ResumeCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(index = "0", paramLabel = "DIR", description = "The session's folder.")
  private Path session;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many in all, from now on. Default: as many as before.")
  private Integer games;

  @Override
  public void run() {
    if (games != null) {
      MatchConditions.requireGames(games);
    }
    SessionFolder folder = SessionFolder.existing(session);
    if (folder.opponent() instanceof AbsentEntrant absent) {
      throw absent.elsewhere();
    }
    if (games != null) {
      folder.setGames(games);
    }
    new SessionPlay(folder, output).play();
  }
}
