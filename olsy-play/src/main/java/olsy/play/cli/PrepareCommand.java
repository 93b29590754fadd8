package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.preparation.Preparation;
import olsy.learning.preparation.Prepare;
import olsy.learning.preparation.Sitting;
import olsy.learning.preparation.Sittings;
import olsy.learning.preparation.Weigher;
import olsy.learning.text.InputException;
import olsy.learning.text.TextFile;
import olsy.play.prepare.PreparationPage;
import olsy.play.prepare.PreparationReport;
import olsy.play.prepare.Told;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy prepare} */
@Command(
    name = "prepare",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Tells who has to meet a player what is special about it.",
    description = {
      "It tells what the player's moves bring more of than those of others, where it loses more"
          + " than others, with positions and better moves, which openings it has not done well"
          + " in, and how to come there. A deep search looks at its decisions, and at those of"
          + " others in the same games and archives.",
      "",
      "What one half of the games suggests, the other half has to confirm. Where there is nothing"
          + " to tell, something is told in at most 5 of 100 cases. Few games confirm little: a"
          + " hundred are better than twenty.",
      ""
    },
    footer = {
      "",
      "Example:",
      "  olsy prepare games.pdn --player \"MF Tinsley\" --out tinsley.html"
    })
final class PrepareCommand implements Runnable {

  private static final String MEN = "men";

  /** Sides of games that are looked at: of the player, and of others. */
  private static final int MOST = 120;

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      required = true,
      description = "Whom to meet, as 'olsy players' lists the name.")
  private String player;

  @Option(
      names = "--own",
      paramLabel = "PLAYER",
      description =
          "Who looks at the decisions: a file, or the name of a player in models/. Default: the one"
              + " of the game whose name begins with olsy.")
  private String own;

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "8",
      description = "Plies that it looks ahead. Default: ${DEFAULT-VALUE}.")
  private int depth;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Of the halves, and of everything drawn by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "FILE.html",
      description = "Also write it as a page, which any browser shows without a network.")
  private Path out;

  @Mixin private Overwriting overwriting;
  @Mixin private GameOption which;

  @Override
  public void run() {
    Arguments.requireWithin(3, 30, "--depth", depth);
    Arguments.requireNoChance(which.game(), "prepare");
    overwriting.require(out, Overwriting.Writes.PAGE, archives.files());
    prepare(which.game());
  }

  private <P extends Position<P>> void prepare(Game<P> game) {
    ModelFolder models = ModelFolder.installed();
    PlayerFile looking =
        models.player(own == null ? models.usual(game) : own).playing(game).withDepth(depth);
    Map<String, Double> weights = looking.strategy().weights();
    boolean inMen = weights.getOrDefault(MEN, 0.0) > 0;
    double scale =
        inMen
            ? weights.get(MEN)
            : weights.values().stream().mapToDouble(Math::abs).max().orElseThrow();
    List<String> pool = game.pools().values().iterator().next();
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    GameLog<P> log = new GameLog<>(game, archives.files(), faults);
    Sittings<P> read = read(log);
    faults.end();
    StatusLine line = StatusLine.onStandardError(output.err());
    List<Sitting<P>> sittings =
        read.weighed(
            new Weigher<>(game, looking, depth, pool, scale), done -> show(line, done, read));
    line.end();
    Preparation<P> found = new Prepare<>(game, pool, Prepare.LEVEL, seed).of(sittings);
    PreparationReport report =
        PreparationReport.of(
            game,
            log.files(),
            read.player(),
            read.played(),
            sittings,
            found,
            Prepare.LEVEL,
            inMen ? MEN : "largest weights");
    if (out != null) {
      TextFile.write(out, PreparationPage.of(report));
    }
    output.answer(report, lines(report).toArray(String[]::new));
  }

  private <P extends Position<P>> Sittings<P> read(GameLog<P> log) {
    try {
      return Sittings.read(log, archives.names(), player, MOST, seed);
    } catch (NoDecisionsException e) {
      throw InputException.at("--player", e);
    }
  }

  private static synchronized void show(StatusLine line, int done, Sittings<?> read) {
    if (line.isDue()) {
      line.show(
          Output.format(
              "looked at %,d of %,d sides of games; about %s left",
              done, read.size(), Output.duration(line.seconds() / done * (read.size() - done))));
    }
  }

  private List<String> lines(PreparationReport report) {
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format(
            "%s: %s, %s looked at; %,d of others",
            report.player(),
            Output.count(report.games(), "game"),
            Output.count(report.decisions().own(), "decision"),
            report.decisions().others()));
    lines.add(
        Output.format(
            "%,d things tried in one half of the games, %,d examined in the other, %,d confirmed",
            report.tried(), report.examined(), report.told().size()));
    if (report.told().isEmpty()) {
      lines.add("Nothing surely tells it from others in these games.");
    }
    for (Told one : report.told()) {
      lines.add("");
      lines.addAll(Output.wrapped(one.sentence()));
      for (Told.Shown shown : one.positions()) {
        lines.add(
            Output.format(
                "  %s game %d, ply %d: %s loses %.2f, better %s; %s",
                shown.file(),
                shown.game(),
                shown.ply(),
                shown.move(),
                shown.loss(),
                shown.better(),
                shown.position()));
      }
      one.steering().forEach(step -> lines.add("  " + step));
    }
    if (out != null) {
      lines.add("");
      lines.add("page: " + out);
    }
    return lines;
  }
}
