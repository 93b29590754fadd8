package olsy.play.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A game in which something is to be seen, in the fields of the page's data.
 *
 * <pre>
 * first trusted  the first game in which our moves were chosen with the model
 * trap           the opponent did what the trusted model expected, and not what is expected of
 *                anybody; after our answer we stood better by a man than before our last move
 * surprise       the move to which the trusted model gave least
 * </pre>
 *
 * @param ply after which it is seen
 */
public record TellingGame(int game, int ply, String sentence) {

  private static final int MOST_TRAPS = 3;
  private static final double A_MAN = 1;

  /** The least probable move of a game is no surprise if it was expected as often as that. */
  private static final double SURPRISING = 0.05;

  private static final String[] RESULTS = {"lost", "drawn", "won"};

  /**
   * A move of the opponent's.
   *
   * @param ply of the position after it
   */
  private record Reply(ReportedGame game, int ply) {

    ReportedGame.Move move() {
      return game.line().moves().get(ply - 1);
    }

    boolean isByTrustedModel() {
      ReportedGame.Expected expected = move().expected();
      return expected != null && expected.used() && expected.model() > 0;
    }

    boolean isForeseenAlone() {
      ReportedGame.Expected expected = move().expected();
      return expected.move().equals(move().move())
          && (expected.ofMost() == null
              ? expected.probability() >= 2 * expected.uniform()
              : !expected.ofMost().equals(move().move()));
    }

    /** By how much we stand better after our answer than before our last move. */
    double gain() {
      List<ReportedGame.Move> moves = game.line().moves();
      Double before = ply >= 3 ? moves.get(ply - 3).value() : null;
      Double after = ply < moves.size() ? moves.get(ply).value() : null;
      return before == null || after == null ? 0 : after - before;
    }
  }

  /** Those among some games, in the order in which to look at them. */
  static List<TellingGame> among(List<ReportedGame> games, boolean inMen) {
    List<Reply> replies =
        games.stream()
            .filter(game -> !game.baseline())
            .flatMap(TellingGame::replies)
            .filter(Reply::isByTrustedModel)
            .toList();
    List<TellingGame> telling = new ArrayList<>();
    Set<String> traps = new HashSet<>();
    replies.stream()
        .filter(Reply::isForeseenAlone)
        .filter(reply -> reply.gain() >= A_MAN)
        .sorted(Comparator.comparingDouble(Reply::gain).reversed())
        .map(reply -> trap(reply, inMen))
        .filter(trap -> traps.add(trap.sentence))
        .limit(MOST_TRAPS)
        .forEach(telling::add);
    replies.stream().findFirst().map(TellingGame::first).ifPresent(telling::add);
    surprise(replies).ifPresent(telling::add);
    return List.copyOf(telling);
  }

  private static Stream<Reply> replies(ReportedGame game) {
    return Stream.iterate(1, ply -> ply <= game.line().moves().size(), ply -> ply + 1)
        .map(ply -> new Reply(game, ply));
  }

  private static TellingGame trap(Reply reply, boolean inMen) {
    ReportedGame.Expected expected = reply.move().expected();
    return of(
        reply,
        "A trap that worked: the model expected %s%s, and with it came a lead greater by %.1f%s.",
        reply.move().move(),
        expected.ofMost() == null ? "" : " where most play " + expected.ofMost(),
        reply.gain(),
        inMen ? " men" : "");
  }

  private static TellingGame first(Reply reply) {
    return of(
        reply,
        "The first game that was played by the model: trusted from here on. It was %s.",
        RESULTS[reply.game.points()]);
  }

  private static Optional<TellingGame> surprise(List<Reply> replies) {
    return replies.stream()
        .filter(reply -> !Objects.equals(reply.move().expected().move(), reply.move().move()))
        .min(Comparator.comparingDouble(reply -> reply.move().expected().probability()))
        .filter(reply -> reply.move().expected().probability() < SURPRISING)
        .map(
            reply ->
                of(
                    reply,
                    "A surprise: the model expected %s, and gave the %s that was played %.1f %%.",
                    reply.move().expected().move(),
                    reply.move().move(),
                    100 * reply.move().expected().probability()));
  }

  private static TellingGame of(Reply reply, String format, Object... values) {
    return new TellingGame(
        reply.game.number(), reply.ply, String.format(Locale.ROOT, format, values));
  }
}
