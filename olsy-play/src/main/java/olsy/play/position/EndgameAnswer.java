package olsy.play.position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.EndgameResult;
import olsy.core.search.EndgameResult.Kind;
import olsy.core.search.Endgames;

/**
 * What is known of a solved position, in the fields of its JSON.
 *
 * @param result win, draw or loss, for the side to move
 * @param plies to the end of the game; 0 for a draw
 * @param best the moves that win soonest, that draw, or that put off a loss longest
 * @param moves all, the best first
 */
public record EndgameAnswer(
    String position, String result, int plies, List<String> best, List<Move> moves) {

  /**
   * A move.
   *
   * @param result for the side that makes it
   * @param plies to the end of the game, the move included
   */
  public record Move(String move, String result, int plies) {}

  private record Known(String move, EndgameResult result) {

    /** After the move; the best first. */
    int rank() {
      return switch (result.kind()) {
        case LOSS -> result.plies() - Integer.MAX_VALUE / 2;
        case DRAW -> 0;
        case WIN -> Integer.MAX_VALUE / 2 - result.plies();
      };
    }
  }

  /** Empty where the position is not solved. */
  public static <P extends Position<P>> Optional<EndgameAnswer> of(
      P position, Game<P> game, Endgames endgames) {
    return endgames
        .result(position)
        .map(
            result -> {
              List<Known> known = new ArrayList<>();
              for (P successor : position.successors()) {
                known.add(
                    new Known(
                        game.move(position, successor), endgames.result(successor).orElseThrow()));
              }
              known.sort(Comparator.comparingInt(Known::rank));
              return new EndgameAnswer(
                  game.text(position),
                  text(result.kind()),
                  result.plies(),
                  known.stream()
                      .filter(one -> one.rank() == known.get(0).rank())
                      .map(Known::move)
                      .toList(),
                  known.stream().map(EndgameAnswer::move).toList());
            });
  }

  private static Move move(Known known) {
    EndgameResult after = known.result();
    Kind own =
        switch (after.kind()) {
          case LOSS -> Kind.WIN;
          case DRAW -> Kind.DRAW;
          case WIN -> Kind.LOSS;
        };
    return new Move(known.move(), text(own), after.isDraw() ? 0 : after.plies() + 1);
  }

  private static String text(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
