package olsy.play.cli;

import java.nio.file.Path;
import java.util.List;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.training.LearnedModel;
import olsy.play.session.store.SessionFolder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy export} */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Writes a session's model of its opponent, as a player.",
    description = {
      "Other commands take the file as a player: inspect, search, predict, match, play.",
      ""
    },
    footer = {"", "Example:", "  olsy export mine --out opponent.json"})
final class ExportCommand implements Runnable {

  @Mixin private Output output;

  @Parameters(index = "0", paramLabel = "DIR", description = "The session's folder.")
  private Path session;

  @Option(
      names = "--out",
      paramLabel = "MODEL.json",
      description = "Where the player is written. Default: standard output.")
  private Path out;

  @Mixin private Overwriting overwriting;

  @Override
  public void run() {
    overwriting.require(out, Overwriting.Writes.LEARNED_PLAYER, List.of(session));
    SessionFolder folder = SessionFolder.existing(session);
    LearnedModel model =
        folder
            .current()
            .orElseThrow(() -> new InputException("no model was learned yet in " + session));
    if (out == null) {
      output.answer(model.exported(), Json.pretty(model.exported()).strip());
    } else {
      Json.write(out, model.exported());
      output.answer(
          model.exported(),
          Output.format(
              "%s, learned from %s, is in %s",
              model.player().name(), Output.count(model.fitted(), "decision"), out));
    }
  }
}
