package olsy.play.report;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.play.explain.Remark;
import olsy.play.session.store.Decision;
import olsy.play.session.store.TakenBack;

/** What an opponent did, to say something of it: the last decisions, and when it was trusted. */
public final class OwnMoves<P extends Position<P>> {

  private static final int MOST = 500;

  /**
   * When we first played by the model.
   *
   * @param ply of the game, from 0 at the opening
   * @param decisions of the opponent before
   */
  public record Trusted(int game, int ply, int decisions) {}

  private final Game<P> game;
  private final Deque<Remark.Made<P>> last = new ArrayDeque<>();
  private int seen;
  private Trusted trusted;

  public OwnMoves(Game<P> game) {
    this.game = game;
  }

  public void add(Decision decision) {
    if (!decision.teaches()) {
      return;
    }
    P position = game.position(decision.position());
    Optional<Decision.Expected> expected = Optional.ofNullable(decision.expected());
    if (trusted == null && expected.filter(one -> one.used() && one.model() > 0).isPresent()) {
      trusted = new Trusted(decision.game(), decision.ply(), seen);
    }
    seen++;
    last.add(
        new Remark.Made<>(
            decision.game(),
            decision.ply(),
            Example.of(position, game.successor(position, decision.move())),
            expected
                .flatMap(Decision.Expected::population)
                .map(Decision.Foreseen::move)
                .orElse(null)));
    if (last.size() > MOST) {
      last.remove();
    }
  }

  public void takeBack(TakenBack back) {
    while (!last.isEmpty()
        && last.getLast().game() == back.game()
        && last.getLast().ply() >= back.ply()) {
      last.removeLast();
      seen--;
    }
  }

  public List<Remark.Made<P>> last() {
    return List.copyOf(last);
  }

  public Optional<Trusted> trusted() {
    return Optional.ofNullable(trusted);
  }
}
