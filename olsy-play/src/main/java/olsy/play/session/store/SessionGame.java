package olsy.play.session.store;

import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PdnWriter;
import olsy.learning.text.InputException;

/**
 * What is to be known of a finished game of a session.
 *
 * @param number from 1
 * @param side ours
 * @param model that our moves were chosen with when it began
 * @param adopted whether we played by the opponent's function
 * @param remembered whether it began where a game had been won, to be won the same way
 * @param termination why the game ended early; null when it did not
 */
public record SessionGame(
    int number,
    Side side,
    Outcome outcome,
    UsedModel model,
    boolean adopted,
    boolean remembered,
    String termination) {

  /** Why a game ended whose last moves the opponent's program did not show. */
  public static final String UNTOLD = "showed no more moves";

  private static final String ROUND = "Round";
  private static final String SIDE = "Side";
  private static final String MODEL = "Model";
  private static final String FUNCTION = "Function";
  private static final String ADOPTED = "adopted";
  private static final String LINE = "Line";
  private static final String REMEMBERED = "remembered";
  private static final String TERMINATION = "Termination";

  /** One that no other is repeated in. */
  public SessionGame(
      int number,
      Side side,
      Outcome outcome,
      UsedModel model,
      boolean adopted,
      String termination) {
    this(number, side, outcome, model, adopted, false, termination);
  }

  /** Sides change from game to game, unless the opponent wants one. */
  public static Side sideOfUs(int number) {
    return number % 2 == 1 ? Side.FIRST : Side.SECOND;
  }

  /** As the papers count: 2 for a win of ours, 1 for a draw. */
  public int points() {
    return outcome.points(side);
  }

  /** As an entry of {@code games.pdn}. */
  public <P extends Position<P>> String pdn(
      String us, String opponent, Game<P> game, Line<P> line) {
    StringBuilder text = new StringBuilder();
    try {
      new PdnWriter(text)
          .write(
              PdnGame.of(
                  game,
                  tags(us, opponent, game.gameType()),
                  line.positions(),
                  Optional.of(outcome)));
    } catch (IOException e) {
      throw new IllegalStateException("a string takes all that is written", e);
    }
    return text.toString();
  }

  private Map<String, String> tags(String us, String opponent, String gameType) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "OLSY session");
    tags.put(ROUND, String.valueOf(number));
    tags.put("Black", side == Side.FIRST ? us : opponent);
    tags.put("White", side == Side.FIRST ? opponent : us);
    tags.put("GameType", gameType);
    if (side != sideOfUs(number)) {
      tags.put(SIDE, side.toString());
    }
    tags.put(MODEL, model.toString());
    if (adopted) {
      tags.put(FUNCTION, ADOPTED);
    }
    if (remembered) {
      tags.put(LINE, REMEMBERED);
    }
    if (termination != null) {
      tags.put(TERMINATION, termination);
    }
    return tags;
  }

  public static SessionGame of(PdnGame game, int number) {
    Map<String, String> tags = game.tags();
    Optional<Outcome> outcome = game.outcome();
    if (!String.valueOf(number).equals(tags.get(ROUND)) || outcome.isEmpty()) {
      throw new InputException(
          "games.pdn: expected game "
              + number
              + " with its result, found round "
              + tags.get(ROUND)
              + ", result "
              + game.result());
    }
    return new SessionGame(
        number,
        side(tags.get(SIDE), number),
        outcome.get(),
        model(tags.getOrDefault(MODEL, "0"), number),
        ADOPTED.equals(tags.get(FUNCTION)),
        REMEMBERED.equals(tags.get(LINE)),
        tags.get(TERMINATION));
  }

  private static Side side(String tag, int game) {
    if (tag == null) {
      return sideOfUs(game);
    }
    return Arrays.stream(Side.values())
        .filter(side -> side.toString().equals(tag))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "games.pdn: game "
                        + game
                        + ": expected the side FIRST or SECOND, found "
                        + tag));
  }

  private static UsedModel model(String tag, int game) {
    try {
      return UsedModel.of(tag);
    } catch (IllegalArgumentException e) {
      throw InputException.at("games.pdn: game " + game, e);
    }
  }
}
