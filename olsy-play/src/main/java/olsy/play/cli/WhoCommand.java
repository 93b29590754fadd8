package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.Movers;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.identity.Prior;
import olsy.learning.identity.Slips;
import olsy.learning.identity.WhoMoved;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy who} */
@Command(
    name = "who",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Tells which of several known players moved in games, or that none of them did.",
    description = {
      "Everybody who moved is compared with the players of a folder, such as those that 'olsy fit'"
          + " wrote there. The probabilities of the players and of \"none of these\" add up to 1."
          + " They reckon with slips. Where the games are not all by one player, it tells who"
          + " played which.",
      "",
      "Forced moves tell nothing, and what somebody decided before in the same way counts once."
          + " Players who cannot matter any more are not asked to the end; no probability is wrong"
          + " by more than 0.001 for that.",
      ""
    },
    footer = {
      "",
      "Examples:",
      "  olsy who games.pdn --models models-of-my-club",
      "  olsy who games.pdn --player \"?\" --side black --models models-of-my-club"
    })
final class WhoCommand implements Runnable {

  private static final String MODELS = "--models";

  /** Players of archives who are told of when nobody says who is meant. */
  private static final int MOST_MOVERS = 20;

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;

  @Option(
      names = MODELS,
      paramLabel = "DIR",
      description =
          "A folder with the players who are known, as files; players of other games in it are"
              + " passed over. Default: the players of the game in models/.")
  private Path models;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      description = "Only whoever has this name in the games. Default: everybody.")
  private String player;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "Only moves as black or as white. Default: both.")
  private Side side;

  @Option(
      names = "--unknown",
      paramLabel = "P",
      description =
          "How probable it is, before any game is seen, that it is none of them. Default: 0.2.")
  private double unknown = Prior.USUAL.none();

  @Mixin private PopulationOption populations;
  @Mixin private GameOption which;

  @Override
  public void run() {
    Arguments.require(unknown > 0 && unknown < 1, "--unknown", "between 0 and 1", unknown);
    Arguments.requireNoChance(which.game(), "who");
    tell(which.game());
  }

  private <P extends Position<P>> void tell(Game<P> game) {
    Map<String, PlayerFile> players = KnownPlayers.read(models, game, this::tellPassedOver);
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    GameLog<P> log = new GameLog<>(game, archives.files(), faults);
    List<Movers.Mover<P>> movers = movers(log);
    faults.end();
    List<KnownPlayer<P>> known = new ArrayList<>();
    players.forEach((name, file) -> known.add(KnownPlayer.of(file.withName(name), game)));
    List<KnownPlayer<P>> generic =
        KnownPlayers.generic(populations.of(game), players.keySet(), game).stream()
            .map(one -> KnownPlayer.of(one, game))
            .toList();
    StatusLine line = StatusLine.onStandardError(output.err());
    WhoText<P> text = new WhoText<>(log.files());
    for (Movers.Mover<P> mover : movers) {
      WhoMoved<P> who =
          new WhoMoved<>(
              known,
              generic,
              new Prior(unknown, Prior.USUAL.change()),
              Slips.USUAL,
              WhoMoved.BOUND,
              (asked, most) -> show(line, mover, asked, most));
      WhoText.Told<P> told = new WhoText.Told<>(mover, who.in(mover.games()));
      line.end();
      output.answer(text.row(told), text.lines(told).toArray(String[]::new));
    }
  }

  private void tellPassedOver(List<String> others) {
    output
        .err()
        .println(
            "olsy: "
                + Output.count(others.size(), "player")
                + " of other games passed over: "
                + String.join(", ", others));
  }

  private static void show(StatusLine line, Movers.Mover<?> mover, long asked, long most) {
    if (line.isDue()) {
      line.show(
          Output.format(
              "%s: players were asked of %,d decisions, of at most %,d",
              mover.name(), asked, most));
    }
  }

  private <P extends Position<P>> List<Movers.Mover<P>> movers(GameLog<P> log) {
    Set<Side> sides = side == null ? EnumSet.allOf(Side.class) : EnumSet.of(side);
    List<Movers.Mover<P>> movers;
    try {
      movers =
          Movers.read(
              log,
              archives.names(),
              new Movers.Selection(player, sides, Movers.ENOUGH, Movers.SEED));
    } catch (NoDecisionsException e) {
      throw player == null
          ? new InputException(log.files() + ": " + e.getMessage(), e)
          : InputException.at("--player", e);
    }
    int more = movers.size() - MOST_MOVERS;
    if (more > 0) {
      output
          .err()
          .println(
              "olsy: "
                  + Output.count(more, "player")
                  + " who decided less often are left out; --player asks after one");
    }
    return movers.subList(0, Math.min(MOST_MOVERS, movers.size()));
  }
}
