package olsy.play.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import olsy.core.endgame.EndgameTables;
import olsy.learning.endgame.EndgameBuild;
import olsy.learning.endgame.EndgameFolder;
import olsy.learning.text.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy endgames build} */
@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Solves all positions of up to so many pieces.",
    description = {
      "They are kept in the user's cache: $XDG_CACHE_HOME/olsy or ~/.cache/olsy on Linux. What is"
          + " there already is read and checked; a damaged file is named and made again. The"
          + " command may be killed at any time, and then goes on where it was.",
      ""
    },
    footer = {
      "",
      "Four pieces take some seconds, five two minutes and 54 MB of the disk, six half an hour and"
          + " 970 MB.",
      "",
      "Example:",
      "  olsy endgames build --pieces 5"
    })
final class EndgamesBuildCommand implements Runnable {

  private static final int MEGABYTE = 1 << 20;

  @Mixin private Output output;

  @Option(
      names = "--pieces",
      paramLabel = "N",
      defaultValue = "4",
      description = "Of both sides together, at most 6. Default: ${DEFAULT-VALUE}.")
  private int pieces;

  @Override
  public void run() {
    Arguments.requireWithin(1, EndgameTables.MOST_PIECES, "--pieces", pieces);
    EndgameFolder folder = EndgameFolder.ofUser();
    EndgameBuild build = new EndgameBuild(folder, pieces);
    requireMemory(build.memory());
    StatusLine line = StatusLine.onStandardError(output.err());
    Progress progress = new Progress(build.positions(), line);
    build.run(progress);
    line.end();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("folder", folder.toString());
    answer.put("pieces", pieces);
    answer.put("positions", build.positions());
    answer.put("solved", progress.solved);
    answer.put("seconds", line.seconds());
    output.answer(
        answer,
        Output.format(
            "%s with up to %s in %s; %s solved now, in %s",
            Output.count(build.positions(), "position"),
            Output.count(pieces, "piece"),
            folder,
            Output.count(progress.solved, "position"),
            Output.duration(line.seconds())));
  }

  private void requireMemory(long needed) {
    long most = Runtime.getRuntime().maxMemory();
    if (needed > most) {
      throw new InputException(
          Output.format(
              "--pieces: %d pieces take %,d MB of memory, the program has %,d;"
                  + " OLSY_JAVA_OPTS=-Xmx%dm gives it as much",
              pieces, needed / MEGABYTE, most / MEGABYTE, needed / MEGABYTE + 1));
    }
  }

  /** What is left is told from the pace so far; materials with men take longer. */
  private static final class Progress implements EndgameBuild.Listener {
    private final long all;
    private final StatusLine line;
    private long done;
    private long solved;

    Progress(long all, StatusLine line) {
      this.all = all;
      this.line = line;
      line.begin("solving " + Output.count(all, "position"));
    }

    @Override
    public void damaged(String sentence) {
      line.say(sentence);
    }

    @Override
    public void done(long positions, boolean isNew) {
      done += positions;
      solved += isNew ? positions : 0;
      if (line.isDue()) {
        String left =
            solved == 0
                ? ""
                : ", about " + Output.duration(line.seconds() / solved * (all - done)) + " left";
        line.show(Output.format("solved %,d of %s%s", done, Output.count(all, "position"), left));
      }
    }
  }
}
