package olsy.play.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.UserFolders;
import olsy.play.personal.PersonalSession;
import olsy.play.terminal.DiceGames;
import olsy.play.terminal.Screen;
import olsy.play.terminal.TerminalGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code olsy play} */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays with you, and learns how you play.",
    description = {
      "Type moves as the list writes them, in checkers 11-15 or 22x15, or their numbers in it; help"
          + " tells what else. At a terminal the arrow keys edit what is typed and bring back what"
          + " was, and Tab completes it; NO_COLOR=1 leaves out colours. Your games are kept in a"
          + " folder and go on there next time, with what was learned of you; 'olsy report' makes a"
          + " page about it.",
      ""
    },
    footer = {
      "",
      "Example:",
      "  olsy play --player samuel-1@4 --side white",
      "  olsy play --game kalah",
      "  olsy play --game backgammon --seed 1",
      "  echo moves | olsy play --session mine"
    })
final class PlayCommand implements Runnable {

  private static final int MAX_DEPTH = 6;

  @Spec private CommandSpec command;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description =
          "Who plays with you: a file, or the name of a player in models/; @6 behind it sets the"
              + " depth. Default: the one of the session, or the one in models/ that plays the game"
              + " and whose name begins with olsy.")
  private String player;

  @Mixin private VariantOption variant;

  @Mixin private LimitOptions limits;

  @Mixin private EndgameOption endgames;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "What you play, black or white. Default: it changes from game to game.")
  private Side side;

  @Option(
      names = "--session",
      paramLabel = "DIR",
      description = "The folder of your games. Default: one for each player, in your data folder.")
  private Path folder;

  @Option(
      names = "--model",
      paramLabel = "MODEL.json",
      description = "A model of you, by 'olsy fit', to begin a session with.")
  private Path model;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      description =
          "The deepest search of yours considered, in a session that begins. Default: "
              + MAX_DEPTH
              + ".")
  private Integer maxDepth;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Of the dice, in a game that has any. Default: another one every time.")
  private Long seed;

  @Override
  public void run() {
    if (maxDepth != null) {
      Arguments.requireMaxDepth(maxDepth);
    }
    ModelFolder models = ModelFolder.installed();
    String reference = player == null ? models.usual(variant.game(Optional.empty())) : player;
    PlayerFile asked = variant.of(models.player(reference, limits.limits()));
    Path path = folder == null ? PersonalSession.usualFolder(asked) : folder;
    Game<?> game = Games.named(asked.game());
    Arguments.require(
        seed == null || game.kind().chance(),
        "--seed",
        "none, " + game.name() + " has no dice",
        seed);
    if (game.kind().chance()) {
      playWithDice(game, asked, path);
      return;
    }
    PersonalSession session = PersonalSession.isIn(path) ? goneOn(path, asked) : begun(path, asked);
    try (Screen screen = screen()) {
      new TerminalGames(screen).play(session, side);
    }
  }

  private <P extends Position<P>> void playWithDice(Game<P> game, PlayerFile asked, Path path) {
    Arguments.require(maxDepth == null, "--max-depth", "none, nothing is learned", maxDepth);
    Arguments.require(model == null, "--model", "none, nothing is learned", model);
    try (Screen screen = screen()) {
      new DiceGames<>(game, asked, path, seed == null ? new SecureRandom().nextInt() : seed)
          .play(side, screen);
    }
  }

  private Screen screen() {
    return Screen.ofProcess(
        command.commandLine().getOut(), UserFolders.ofUser().data().resolve("typed"));
  }

  private PersonalSession begun(Path path, PlayerFile asked) {
    PlayerFile own = model == null ? asked : expecting(asked);
    return PersonalSession.begun(
        path, endgames.given(own), maxDepth == null ? MAX_DEPTH : maxDepth);
  }

  private PlayerFile expecting(PlayerFile asked) {
    PlayerFile expected = PlayerFile.read(model);
    try {
      return PersonalSession.expecting(asked, expected);
    } catch (IllegalArgumentException e) {
      throw InputException.at("--model", e);
    }
  }

  /** Refuses options that games which go on cannot follow. */
  private PersonalSession goneOn(Path path, PlayerFile asked) {
    PersonalSession session = PersonalSession.existing(path);
    int depth = session.folder().settings().learning().maxDepth();
    PlayerFile own = session.folder().player();
    boolean same = asked.game().equals(own.game()) && asked.strategy().equals(own.strategy());
    String its = own.limits().isNone() ? "@" + own.strategy().depth() : " within " + own.limits();
    String with = ", with " + own.name() + its + " in " + path;
    if (maxDepth != null && maxDepth != depth) {
      throw elsewhere("--max-depth: expected none or " + depth, ", found " + maxDepth);
    }
    if (!limits.limits().isNone() && !(same && asked.limits().equals(own.limits()))) {
      throw elsewhere("limits: expected none", with);
    }
    if (endgames.isAsked() && !endgames.given(own).equals(own)) {
      throw elsewhere("--endgames: expected none", with);
    }
    if (variant.game().isPresent() && !asked.game().equals(own.game())) {
      throw elsewhere("--game: expected none or " + own.game(), ", found " + asked.game());
    }
    if (player != null && !same) {
      throw elsewhere("--player: expected none", with);
    }
    if (model != null) {
      throw elsewhere("--model: expected none", with);
    }
    return session;
  }

  private static InputException elsewhere(String expected, String found) {
    return new InputException(
        expected + " for games that go on" + found + "; --session takes another folder");
  }
}
