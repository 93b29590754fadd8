package olsy.play.session.state;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.players.Provenance;
import olsy.learning.text.Sha256;
import olsy.learning.training.Refresh;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;

/**
 * What was seen of the opponent: the last decisions, to learn from, and counts of all. However long
 * a session is, this stays as large as the window.
 */
final class DecisionWindow<P extends Position<P>> {

  private final int window;
  private final String file;
  private final MessageDigest digest;
  private final Deque<List<ObservedMove<P>>> games = new ArrayDeque<>();
  private int inWindow;
  private int lastGame;
  private int played;
  private int decisions;
  private int forced;

  /**
   * @param window decisions to keep
   * @param file where they stand
   */
  DecisionWindow(int window, String file) {
    this.window = window;
    this.file = file;
    this.digest = Sha256.digest();
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
      games.addLast(new ArrayList<>());
    }
    forced += decision.forced() ? 1 : 0;
    if (decision.teaches()) {
      decisions++;
      inWindow++;
      games.getLast().add(move);
      while (inWindow - games.getFirst().size() >= window) {
        inWindow -= games.removeFirst().size();
      }
    }
  }

  /** A line that voids decisions: they are learned from no more, but have been seen. */
  void takeBack(TakenBack back) {
    digest.update(back.line().getBytes(StandardCharsets.UTF_8));
    if (back.game() == lastGame) {
      List<ObservedMove<P>> game = games.getLast();
      int before = game.size();
      game.removeIf(seen -> back.voids(seen.decision()));
      inWindow -= before - game.size();
    }
  }

  /** What was seen before a decision is not learned from any more. */
  void forgetBefore(Decision first) {
    games.forEach(game -> game.removeIf(seen -> seen.decision().isBefore(first)));
    inWindow = games.stream().mapToInt(List::size).sum();
  }

  /** How many decisions there are to learn from. */
  int size() {
    return inWindow;
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
  Refresh.Observed<P> snapshot(int most) {
    Deque<List<Example<P>>> last = new ArrayDeque<>();
    int taken = 0;
    for (Iterator<List<ObservedMove<P>>> game = games.descendingIterator();
        game.hasNext() && taken < most; ) {
      List<Example<P>> one = game.next().stream().map(ObservedMove::example).toList();
      taken += one.size();
      if (!one.isEmpty()) {
        last.addFirst(one);
      }
    }
    return new Refresh.Observed<>(
        List.copyOf(last), new Provenance.Source(file, sha256()), played, decisions, forced);
  }

  private String sha256() {
    try {
      return HexFormat.of().formatHex(((MessageDigest) digest.clone()).digest());
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException("the digest of every Java platform can be cloned", e);
    }
  }
}
