package olsy.play.cli;

import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.clock.Limits;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.PlayerReference;
import olsy.learning.text.InputException;
import olsy.learning.text.UserFolders;
import olsy.play.opponent.Entrant;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.roster.Roster;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy run} */
@Command(
    name = "run",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Plays an opponent, learns how it plays, and uses it.",
    description = {
      "The first games are played without a model, to compare with. After them every move of the"
          + " opponent is an example, and after every few of them a model is learned again, beside"
          + " the game. What play was too quick for is learned after the last game. The model is"
          + " used while it proves right: 8 of the last 10 unforced moves were expected. For soft"
          + " it is enough that it was worth .8 bits a decision more than guessing in the last 30,"
          + " or .3 where it is compared with a model of what players have in common. Whichever of"
          + " the two foresees more is expected.",
      "",
      "The games with a model begin where those without did, in turn, and our moves have the same"
          + " limits: "
          + RunCommand.NODES
          + " nodes, unless something else is said.",
      "",
      "Without --opponent it is a demonstration, in checkers against a player that loves exchanges."
          + " Nothing is known of it. Both players have the same function. The same games are"
          + " played twice: first the model is used as in the papers, by M*_1p, and then as"
          + " --algorithm does by default. Play waits for the model, so that everybody sees the"
          + " same games.",
      ""
    },
    footer = {
      "",
      "The session's folder is its whole state. A session may be killed at any time; olsy resume"
          + " goes on with it.",
      "",
      "Examples:",
      "  olsy run",
      "  olsy run --game kalah",
      "  olsy run --opponent samuel-1@4 --games 300 --session mine",
      "  olsy run --opponent samuel-1@6 --player samuel-2@6 --algorithm soft --games 500"
    })
final class RunCommand implements Runnable {

  static final long NODES = 5000;
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss");

  @Mixin private Output output;

  @Option(
      names = "--opponent",
      paramLabel = "OPPONENT",
      description =
          "A file of a player or an engine, or the name of a player in models/ or of an engine; @6"
              + " behind it sets the depth, @0.1s a time a move, @50000n nodes, @60+0.6 a clock."
              + " Default: the first in models/ that plays the game and is not ours.")
  private String opponent;

  @Option(
      names = "--player",
      paramLabel = "OWN",
      description =
          "Our own function and limits. With guarded and safe it moves by principal-variation."
              + " Default: the one in models/ that plays the game and whose name begins with olsy,"
              + " in the demonstration the opponent's.")
  private String player;

  @Mixin private VariantOption variant;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "How many in all. Default: ${DEFAULT-VALUE}.")
  private int games;

  @Option(
      names = "--baseline",
      paramLabel = "N",
      description =
          "The first games, without a model and not learned from; an even number. Default: a fifth,"
              + " in the demonstration a third.")
  private Integer baseline;

  @Option(
      names = "--refresh",
      paramLabel = "K",
      defaultValue = "10",
      description = "Moves of the opponent between two models. Default: ${DEFAULT-VALUE}.")
  private int refresh;

  @Option(
      names = "--learn",
      paramLabel = "N",
      description = "Learning is switched off after N moves of the opponent. Default: never.")
  private Integer learn;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description =
          "How the model is used: ${COMPLETION-CANDIDATES}. Default: guarded, in the demonstration"
              + " m-star-1p and then guarded.")
  private ModelUse use;

  @Option(
      names = "--risk",
      paramLabel = "R",
      description =
          "With safe: what is risked in a game for what the model promises, beside what the"
              + " opponent has given away; in units of the weights, mostly men. Default: as the"
              + " player's file has it, else .25.")
  private Double risk;

  @Mixin private LimitOptions limits;

  @Mixin private EndgameOption endgames;

  @Mixin private MatchConditions conditions;

  @Option(
      names = "--session",
      paramLabel = "DIR",
      description = "The session's folder, new or empty. Default: a new one in the user's data.")
  private Path session;

  @Option(
      names = "--synchronous",
      description = "Play waits for the model, so that the same seed gives the same games.")
  private boolean synchronous;

  @Option(
      names = "--features",
      paramLabel = "LIST",
      description =
          "Features to learn with, with commas between them, or a pool of them. Default: the game's"
              + " first, and whichever pool predicts best where that explains too little.")
  private String features;

  @Option(
      names = "--max-depth",
      paramLabel = "D",
      defaultValue = "6",
      description = "The deepest search considered. Default: ${DEFAULT-VALUE}.")
  private int maxDepth;

  @Option(
      names = "--window",
      paramLabel = "N",
      defaultValue = "3000",
      description = "Learn from the last N decisions. Default: ${DEFAULT-VALUE}.")
  private int window;

  @Option(
      names = "--book-learning",
      description =
          "Lines that won are remembered, and tried again where a game begins alike. Their games"
              + " are counted apart from what the model gains.")
  private boolean bookLearning;

  @Option(
      names = "--telling",
      description =
          "Of our moves that are worth the same, play the one whose reply tells most about how the"
              + " opponent plays. That takes time. For reply and mixture, and for a player that"
              + " looks to a depth.")
  private boolean telling;

  @Mixin private PopulationOption population;

  @Override
  public void run() {
    MatchConditions.requireGames(games);
    Arguments.require(
        baseline == null || (baseline >= 0 && baseline <= games && baseline % 2 == 0),
        "--baseline",
        "an even number, at most --games",
        baseline);
    Arguments.require(refresh >= 1, "--refresh", "at least 1", refresh);
    Arguments.require(learn == null || learn >= 1, "--learn", "at least 1", learn);
    conditions.require();
    if (bookLearning && conditions.openings() > 0 && baseline() == 0) {
      throw new InputException(
          "--book-learning needs games that begin alike: expected a --baseline, whose openings come"
              + " again, or --openings 0, found neither");
    }
    Arguments.requireMaxDepth(maxDepth);
    Arguments.require(window >= 1, "--window", "at least 1", window);
    Arguments.require(risk == null || risk >= 0, "--risk", "at least 0", risk);
    if (risk != null && use != ModelUse.SAFE) {
      throw new InputException("--risk is for --algorithm safe: expected it, found " + use());
    }
    if (telling && !use().knowsEqualMoves()) {
      throw new InputException(
          "--telling is for --algorithm reply or mixture: expected one of them, found " + use());
    }
    Path path = session == null ? fresh() : session;
    if (use == null && opponent == null) {
      begun(ModelUse.M_STAR_1P, path.resolveSibling(path.getFileName() + "-m-star-1p")).play();
    }
    begun(use(), path).play();
  }

  private ModelUse use() {
    return use == null ? ModelUse.GUARDED : use;
  }

  private SessionPlay begun(ModelUse asked, Path path) {
    boolean demonstrates = opponent == null;
    String reference = demonstrates ? rival() : opponent;
    Entrant other = variant.of(Roster.installed().find(reference, limits.limits()));
    Arguments.requireNoChance(Games.named(other.game()), "run");
    PlayerFile own = asking(risking(own(asked, other)));
    Arguments.requireSameGame(new PlayerEntrant(own), other);
    if (telling && !own.limits().isNone()) {
      throw new InputException(
          "--telling takes time that is not counted: expected a --player that looks to a depth,"
              + " such as samuel-1@4, found "
              + own.limits());
    }
    SessionSettings settings =
        new SessionSettings(
            own.game(),
            other.name(),
            asked,
            conditions.seed(),
            new GamePlan(
                OptionalInt.of(games),
                baseline(),
                conditions.openings(),
                conditions.moveLimit(),
                bookLearning),
            new LearningPlan(
                refresh,
                learn == null ? OptionalInt.empty() : OptionalInt.of(learn),
                synchronous || demonstrates,
                features,
                maxDepth,
                window,
                telling));
    SessionFolder folder =
        SessionFolder.create(
            path, settings, own.withName("olsy"), other, population.of(Games.named(own.game())));
    return new SessionPlay(folder, output);
  }

  /** Whom the demonstration is played against. */
  private String rival() {
    ModelFolder models = ModelFolder.installed();
    return models.rival(variant.game(Optional.ofNullable(player).map(models::player)));
  }

  private int baseline() {
    return baseline == null ? games / (opponent == null ? 6 : 10) * 2 : baseline;
  }

  /**
   * In the demonstration, and with guarded and safe, without a model it searches as it does with
   * one.
   */
  private PlayerFile own(ModelUse asked, Entrant other) {
    ModelFolder models = ModelFolder.installed();
    Game<?> game = Games.named(other.game());
    String reference =
        player != null ? player : opponent == null ? models.rival(game) : models.usual(game);
    boolean isLimited =
        !limits.limits().isNone() || !PlayerReference.of(reference).limits().isNone();
    PlayerFile own =
        variant.of(
            models.player(
                reference,
                isLimited ? limits.limits() : Limits.NONE.with("nodes", String.valueOf(NODES))));
    return asked.isOwnSearch() || (player == null && opponent == null)
        ? own.withSearch(MinimaxSearches.PRINCIPAL_VARIATION)
        : own;
  }

  private PlayerFile risking(PlayerFile own) {
    return risk == null ? own : own.with(own.strategy().withRisk(risk));
  }

  /** The demonstration is the same for everybody, whatever is solved. */
  private PlayerFile asking(PlayerFile own) {
    return opponent == null && !endgames.isAsked() ? own : endgames.given(own);
  }

  /** Named by the time at which the session begins. */
  private static Path fresh() {
    String time = LocalDateTime.now(Clock.system(ZoneId.systemDefault())).format(TIME);
    return UserFolders.ofUser().data().resolve("sessions").resolve(time);
  }
}
