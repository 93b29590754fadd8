package olsy.play.session.state;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import olsy.core.game.Position;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.example.LastGames;
import olsy.learning.players.Provenance;
import olsy.learning.text.Sha256;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;

/**
 * What was seen of the opponent: the last decisions, to learn from, and counts of all. However long
 * a session is, this stays as large as the window.
 */
final class DecisionWindow<P extends Position<P>> {

  /** A game of the session. */
  private record SeenGame<P extends Position<P>>(int number, List<ObservedMove<P>> moves) {

    SeenGame<P> with(ObservedMove<P> move) {
      List<ObservedMove<P>> all = new ArrayList<>(moves);
      all.add(move);
      return new SeenGame<>(number, all);
    }

    SeenGame<P> without(Predicate<Decision> gone) {
      return new SeenGame<>(
          number, moves.stream().filter(move -> !gone.test(move.decision())).toList());
    }

    int size() {
      return moves.size();
    }

    DecidedGame<P> decided() {
      return new DecidedGame<>(
          0,
          number,
          moves.stream().map(ObservedMove::example).toList(),
          moves.stream().map(move -> move.decision().ply()).toList());
    }
  }

  private final String opponent;
  private final int window;
  private final String file;
  private final MessageDigest digest;
  private final LastGames<SeenGame<P>> games;
  private int lastGame;
  private int played;
  private int decisions;
  private int forced;

  /**
   * @param window decisions to keep
   * @param file where they stand
   */
  DecisionWindow(String opponent, int window, String file) {
    this.opponent = opponent;
    this.window = window;
    this.file = file;
    this.digest = Sha256.digest();
    this.games = new LastGames<>(window, SeenGame::size);
  }

  /** One more line of the file. */
  void add(ObservedMove<P> move) {
    Decision decision = move.decision();
    digest.update(decision.line().getBytes(StandardCharsets.UTF_8));
    if (decision.baseline()) {
      return;
    }
    if (decision.game() != lastGame) {
      lastGame = decision.game();
      played++;
      games.add(new SeenGame<>(lastGame, List.of()));
    }
    forced += decision.forced() ? 1 : 0;
    if (decision.teaches()) {
      decisions++;
      games.replaceLast(game -> game.with(move));
    }
  }

  /** A line that voids decisions: they are learned from no more, but have been seen. */
  void takeBack(TakenBack back) {
    digest.update(back.line().getBytes(StandardCharsets.UTF_8));
    if (back.game() == lastGame) {
      games.replaceLast(game -> game.without(back::voids));
    }
  }

  /** What was seen before a decision is not learned from any more. */
  void forgetBefore(Decision first) {
    games.replaceAll(game -> game.without(seen -> seen.isBefore(first)));
  }

  /** How many decisions there are to learn from. */
  int size() {
    return games.decisions();
  }

  /** Unforced ones, in all, also those taken back. */
  int decisions() {
    return decisions;
  }

  /**
   * As it is now, whatever is added later.
   *
   * @param most of the last decisions, but whole games
   */
  Decisions<P> snapshot(int most) {
    return new Decisions<>(
        new Provenance.Origin(
            List.of(new Provenance.Source(file, sha256())), opponent, null, window, List.of()),
        new Provenance.Seen(played, decisions, forced),
        games.last(most).stream().filter(game -> game.size() > 0).map(SeenGame::decided).toList(),
        List.of());
  }

  private String sha256() {
    try {
      return HexFormat.of().formatHex(((MessageDigest) digest.clone()).digest());
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the digest of every Java platform can be cloned", e);
    }
  }
}
