package olsy.play.cli;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchResult;
import olsy.core.search.model.ModelSearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.training.LearnedModel;
import olsy.play.board.Board;
import olsy.play.board.BoardText;
import olsy.play.opponent.person.Person;
import olsy.play.opponent.person.PersonEntrant;
import olsy.play.session.Session;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.DataFolder;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;
import picocli.CommandLine.Command;
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
          + " tells what else. Your games are kept in a folder and go on there next time, with what"
          + " was learned of you; 'olsy report' makes a page about it.",
      ""
    },
    footer = {
      "",
      "Example:",
      "  olsy play --player samuel-1@4 --side white",
      "  echo moves | olsy play --session mine"
    })
final class PlayCommand implements Runnable {

  private static final String US = "olsy";
  private static final String PERSON = "person";
  private static final String PLAYER = "samuel-1@6";
  private static final int REFRESH = 10;
  private static final int MOVE_LIMIT = 100;
  private static final int MAX_DEPTH = 6;
  private static final int WINDOW = 3000;

  @Spec private CommandSpec command;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description =
          "Who plays with you: a file, or the name of a player in models/; @6 behind it sets the"
              + " depth. Default: the one of the session, or "
              + PLAYER
              + ".")
  private String player;

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

  @Override
  public void run() {
    if (maxDepth != null) {
      Arguments.requireMaxDepth(maxDepth);
    }
    PlayerFile asked = ModelFolder.installed().player(player == null ? PLAYER : player);
    Path path =
        folder == null
            ? DataFolder.ofUser().resolve("play").resolve(folderName(asked.name()))
            : folder;
    boolean goesOn = Files.exists(path.resolve("session.json"));
    SessionFolder session = goesOn ? existing(path, asked) : begun(path, asked);
    play(session, Games.named(session.settings().game()));
  }

  /** A folder within another, whatever the name. */
  static String folderName(String player) {
    String name = player.replaceAll("[^\\p{L}\\p{N}._-]", "-");
    return name.matches("\\.{0,2}") ? "player" : name;
  }

  private SessionFolder existing(Path path, PlayerFile asked) {
    SessionFolder session = SessionFolder.existing(path);
    PlayerFile own = session.player();
    if (!(session.opponent() instanceof PersonEntrant)) {
      throw new InputException(
          path
              + ": expected games with a person, found a session against "
              + session.settings().opponent());
    }
    if (maxDepth != null && maxDepth != session.settings().learning().maxDepth()) {
      throw new InputException(
          "--max-depth: expected none or "
              + session.settings().learning().maxDepth()
              + " for games that go on, found "
              + maxDepth
              + "; --session takes another folder");
    }
    boolean same = asked.game().equals(own.game()) && asked.strategy().equals(own.strategy());
    boolean other = player != null && !same;
    if (other || model != null) {
      throw new InputException(
          (other ? "--player" : "--model")
              + ": expected none for games that go on, with "
              + own.name()
              + "@"
              + own.strategy().depth()
              + " in "
              + path
              + "; --session takes another folder");
    }
    return session;
  }

  private SessionFolder begun(Path path, PlayerFile asked) {
    String name = System.getProperty("user.name", PERSON);
    PlayerFile own =
        (model == null ? asked : expecting(asked, PlayerFile.read(model))).withName(US);
    PersonEntrant person = new PersonEntrant(name.equals(US) ? PERSON : name, own.game());
    return SessionFolder.create(
        path,
        new SessionSettings(
            asked.game(),
            person.name(),
            ModelUse.MIXTURE,
            1,
            new GamePlan(OptionalInt.empty(), 0, 0, MOVE_LIMIT),
            new LearningPlan(
                REFRESH,
                OptionalInt.empty(),
                false,
                null,
                maxDepth == null ? MAX_DEPTH : maxDepth,
                WINDOW)),
        own,
        person);
  }

  private static PlayerFile expecting(PlayerFile own, PlayerFile model) {
    if (!own.game().equals(model.game())) {
      throw new InputException(
          "--model: expected one of a player of " + own.game() + ", found one of " + model.game());
    }
    return new PlayerFile(
        own.game(), own.name(), ModelSearches.M_STAR_1P, own.strategy(), model, own.other());
  }

  private <P extends Position<P>> void play(SessionFolder session, Game<P> game) {
    Charset typed = Charset.forName(System.getProperty("native.encoding", "UTF-8"));
    PrintWriter out = command.commandLine().getOut();
    Person<P> person =
        new Person<>(
            session.settings().opponent(),
            game,
            session.player(),
            side,
            new BufferedReader(new InputStreamReader(System.in, typed)),
            out,
            new BoardText(typed.equals(StandardCharsets.UTF_8)));
    Commentary commentary = new Commentary(out, session.player().name(), person);
    try (Session<P> playing = Session.open(session, game, person, Clock.systemUTC(), commentary)) {
      commentary.begin(session, playing.state().results());
      playing.play();
      playing.learnTheRest();
    } catch (InterruptedException e) {
      out.print("The game goes on next time.\n");
      out.flush();
    }
  }

  /** Tells the person what happens besides the moves. */
  private static final class Commentary implements SessionListener {
    private final PrintWriter out;
    private final String us;
    private final Person<?> person;
    private boolean begun;

    Commentary(PrintWriter out, String us, Person<?> person) {
      this.out = out;
      this.us = us;
      this.person = person;
    }

    /** What is read again from the disk is no news. */
    void begin(SessionFolder session, SessionResults results) {
      begun = true;
      say(
          "You play "
              + us
              + "; your games are kept in "
              + session.path()
              + "."
              + (results.games() == 0 ? "" : " " + score(results)));
    }

    private String score(SessionResults results) {
      long ours = Math.round(results.points() * results.games());
      return Output.format(
          "After %s: you %d, %s %d (a win 2, a draw 1).",
          Output.count(results.games(), "game"), 2L * results.games() - ours, us, ours);
    }

    @Override
    public <P extends Position<P>> void chose(Game<P> game, SearchResult<P> found, int model) {
      List<String> line = new ArrayList<>();
      for (int i = 1; i < found.line().size(); i++) {
        line.add(game.move(found.line().get(i - 1), found.line().get(i)));
      }
      person.sees(Board.of(game, found.choice()), line, model);
    }

    @Override
    public void played(SessionGame game, SessionResults results) {
      person.seesTheEnd();
      String[] sentences = {"You win.", "The game is drawn.", us + " wins."};
      say(sentences[game.points()] + " " + score(results));
    }

    @Override
    public void learned(int decisions, LearnedModel model, TrackRecord record) {
      person.isExpectedBy(model.player());
      if (begun) {
        say(
            Output.format(
                "(%s has learned from %s of yours.%s)",
                us,
                Output.count(decisions, "decision"),
                record.expectations() == 0
                    ? ""
                    : Output.format(
                        " Of your last %d it expected %.0f %%.",
                        record.expectations(), 100 * record.accuracy())));
      }
    }

    @Override
    public void trust(boolean used, int decisions, String evidence) {
      if (begun) {
        String what =
            used ? " now plays by its model of you" : " no longer trusts its model of you";
        say("(" + us + what + ": " + evidence + ".)");
      }
    }

    @Override
    public void note(String sentence) {
      say("(" + sentence + ")");
    }

    private void say(String sentence) {
      out.print(sentence + "\n");
      out.flush();
    }
  }
}
