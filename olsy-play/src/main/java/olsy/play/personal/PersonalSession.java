package olsy.play.personal;

import java.nio.file.Path;
import olsy.core.game.Games;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.reply.ReplySearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Population;
import olsy.learning.prediction.Hits;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.scout.LearnedLevels;
import olsy.learning.text.InputException;
import olsy.learning.text.UserFolders;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.opponent.AbsentEntrant.Meeting;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionSettings;

/** The games of a person with a player: they are kept in a folder, and go on there. */
public record PersonalSession(SessionFolder folder) {

  private static final String PERSON = "person";
  private static final int MOVE_LIMIT = 100;

  /** The folder for the games with a player, among the user's data. */
  public static Path usualFolder(PlayerFile player) {
    return UserFolders.ofUser().data().resolve("play").resolve(folderName(called(player)));
  }

  /** With the game where it is a variant, which others play, too. */
  private static String called(PlayerFile player) {
    boolean isVariant = !Games.named(player.game()).family().equals(player.game());
    return player.name() + (isVariant ? "-" + player.game() : "");
  }

  /** A folder within another, whatever the name. */
  public static String folderName(String player) {
    String name = player.replaceAll("[^\\p{L}\\p{N}._-]", "-");
    return name.matches("\\.{0,2}") ? "player" : name;
  }

  /** Whether there are games that go on. */
  public static boolean isIn(Path path) {
    return new SessionFolder(path).exists();
  }

  /** Goes on with games. */
  public static PersonalSession existing(Path path) {
    SessionFolder folder = SessionFolder.existing(path);
    if (!Meeting.PERSON.isOf(folder.opponent())) {
      throw new InputException(
          path
              + ": expected games with a person, found a session against "
              + folder.settings().opponent());
    }
    return new PersonalSession(folder);
  }

  /**
   * Begins.
   *
   * @param player who plays with the person
   * @param maxDepth the deepest search of the person's considered
   */
  public static PersonalSession begun(Path path, PlayerFile player, int maxDepth) {
    String user = System.getProperty("user.name", PERSON);
    AbsentEntrant person =
        new AbsentEntrant(
            Meeting.PERSON, user.equals(player.name()) ? PERSON : user, player.game());
    SessionSettings settings =
        SessionSettings.endless(player.game(), person.name(), MOVE_LIMIT, maxDepth);
    return new PersonalSession(
        SessionFolder.create(
            path, settings, player, person, Population.installed(Games.named(player.game()))));
  }

  /**
   * A player that has a model of the person from the beginning. What looks as far as the search for
   * own moves goes on with that search, guarded: M* would not come to an end there.
   *
   * @throws IllegalArgumentException when the model plays another game
   */
  public static PlayerFile expecting(PlayerFile player, PlayerFile model) {
    if (!player.game().equals(model.game())) {
      throw new IllegalArgumentException(
          "expected one of a player of " + player.game() + ", found one of " + model.game());
    }
    return new PlayerFile(
        player.game(),
        player.name(),
        player.search() == MinimaxSearches.PRINCIPAL_VARIATION
            ? ReplySearches.GUARDED
            : ModelSearches.M_STAR_1P,
        player.strategy(),
        model.with(model.strategy().withTrust(trust(model))),
        player.other());
  }

  /** How often its moves came true in games that it was not learned from, if its file says so. */
  private static double trust(PlayerFile model) {
    return MeasuredAccuracy.of(model)
        .map(MeasuredAccuracy::strict)
        .or(
            () ->
                LearnedLevels.Account.of(model)
                    .flatMap(levels -> levels.best().unseen())
                    .map(Hits::strict))
        .orElse(model.strategy().trust());
  }
}
