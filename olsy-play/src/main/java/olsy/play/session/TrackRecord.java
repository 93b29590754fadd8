package olsy.play.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import olsy.learning.strategy.ChangeTest;
import olsy.learning.strategy.ErrorBound;

/**
 * How often what was expected of the opponent came true: every expectation was written down before
 * the move, so nothing here was learned from.
 */
public final class TrackRecord {

  private static final int LAST = 100;

  /** Long sessions look for a change ten thousands of times. */
  private static final ChangeTest CHANGE = new ChangeTest(1e-5);

  /** The share that has to have come true before a decline. */
  private static final double RELIABLE = 0.9;

  /** In so many games there must be so many surprises. */
  private static final int GAMES = 2;

  private static final int SURPRISES = 3;

  private final Deque<Decision> last = new ArrayDeque<>();
  private int right;

  void add(Decision decision) {
    last.addLast(decision);
    right += decision.isAsExpected() ? 1 : 0;
    if (last.size() > LAST) {
      right -= last.removeFirst().isAsExpected() ? 1 : 0;
    }
  }

  /**
   * From where on expectations have come true less often than chance explains, if nearly all did
   * before. The moves of a game resemble each other: it has to show in two games.
   */
  Optional<Decision> decline() {
    List<Decision> decisions = List.copyOf(last);
    return CHANGE
        .find(decisions.stream().map(Decision::isAsExpected).toList())
        .filter(change -> change.after() < change.before() && change.before() >= RELIABLE)
        .map(change -> decisions.subList(change.at(), decisions.size()))
        .filter(since -> gamesWithSurprises(since) >= GAMES)
        .map(since -> since.get(0));
  }

  private static long gamesWithSurprises(List<Decision> decisions) {
    return decisions.stream()
        .filter(decision -> !decision.isAsExpected())
        .collect(Collectors.groupingBy(Decision::game, Collectors.counting()))
        .values()
        .stream()
        .filter(surprises -> surprises >= SURPRISES)
        .count();
  }

  void forgetBefore(Decision first) {
    while (!last.getFirst().equals(first)) {
      right -= last.removeFirst().isAsExpected() ? 1 : 0;
    }
  }

  /** How many expectations these figures are about: the last ones, at most a hundred. */
  public int expectations() {
    return last.size();
  }

  /** The share that came true; 0 without any. */
  public double accuracy() {
    return last.isEmpty() ? 0 : (double) right / last.size();
  }

  /** How far the opponent's function may lie from the models': see {@link ErrorBound}. */
  double errorBound() {
    List<Double> errors = last.stream().map(decision -> decision.expected().error()).toList();
    return ErrorBound.ofErrors(errors, ErrorBound.USUAL_SHARE, ErrorBound.USUAL_CONFIDENCE);
  }
}
