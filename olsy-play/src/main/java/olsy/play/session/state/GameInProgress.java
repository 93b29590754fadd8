package olsy.play.session.state;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import olsy.core.clock.TimeLeft;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.play.session.store.Decision;
import olsy.play.session.store.OwnMove;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.TakenBack;
import olsy.play.session.store.UsedModel;

/**
 * A game of a session that has not ended.
 *
 * <pre>
 * our move:       accept(chooseMove())
 * the opponent's: expect, then it moves; write observe(its move) down; accept it
 *                 it takes back: write takeBack() down; accept it
 * </pre>
 *
 * <p>Where another program conducts the game, it asks us and is answered; our move is made when it
 * shows it.
 */
public final class GameInProgress<P extends Position<P>> {

  private final SessionState<P> session;
  private final Game<P> game;
  private final int number;
  private final Side side;
  private final boolean baseline;
  private final boolean adopts;
  private final boolean remembers;
  private final UsedModel modelAtBegin;
  private Line<P> line;

  /** Plies that our last move was searched ahead; empty where it was no choice, or is not known. */
  private OptionalInt ahead = OptionalInt.empty();

  /** What we answered in the present position, where another program asked. */
  private Optional<P> answer = Optional.empty();

  /**
   * @param side ours
   * @param adopts whether we play by the opponent's function
   * @param remembers whether a game that began alike has been won
   * @param model that our moves are chosen with now that it begins
   */
  GameInProgress(
      SessionState<P> session,
      int number,
      Side side,
      boolean adopts,
      boolean remembers,
      UsedModel model,
      Line<P> opening) {
    this.session = session;
    this.game = session.game();
    this.number = number;
    this.side = side;
    this.baseline = session.settings().games().isBaseline(number);
    this.adopts = adopts;
    this.remembers = remembers;
    this.modelAtBegin = model;
    this.line = opening;
  }

  public int number() {
    return number;
  }

  /** What was played, from the opening on. */
  public Line<P> line() {
    return line;
  }

  /** Ours. */
  public Side side() {
    return side;
  }

  public boolean isOver() {
    return line.isTerminal();
  }

  public boolean isOurMove() {
    return line.toMove() == side;
  }

  /**
   * Chooses our move.
   *
   * @param time on our clock, where there is one
   * @throws SearchBudget.Stopped when this thread is interrupted; nothing has happened then
   */
  public SearchResult<P> chooseMove(Optional<TimeLeft> time) {
    Optional<SearchResult<P>> won = remembers ? session.wonBefore(line) : Optional.empty();
    return won.orElseGet(() -> session.choose(line, baseline, adopts, time));
  }

  /** Our move was made in time. */
  public void accept(SearchResult<P> ours) {
    boolean chosen = line.position().successorCount() > 1 && ours.depth() > 0;
    accept(ours.choice());
    ahead = chosen ? OptionalInt.of(ours.depth()) : OptionalInt.empty();
  }

  /** Our move was made. */
  public void accept(P ours) {
    reach(line.followedBy(ours));
  }

  private void reach(Line<P> now) {
    line = now;
    answer = Optional.empty();
    ahead = OptionalInt.empty();
  }

  /** The move that we answer here, as it is to be written down. */
  public OwnMove answering(P ours) {
    P position = line.position();
    return new OwnMove(number, line.plies(), game.text(position), game.move(position, ours));
  }

  /** What we answered is written down. */
  public void answered(P ours) {
    answer = Optional.of(ours);
  }

  /** What we answered in the present position, if we were asked. */
  public Optional<P> answer() {
    return answer;
  }

  /** A search for our move after a reply, to be begun before it has come, where that helps. */
  public Optional<Consumer<SearchBudget>> thought(P reply) {
    return session.thought(line.followedBy(reply));
  }

  /** What is expected of the opponent, before it moves; nothing where there is no choice. */
  public Optional<Expectation<P>> expect() {
    return baseline ? Optional.empty() : session.learning().expect(line.position());
  }

  /** The opponent's move to the next position, as it is to be written down. */
  public ObservedMove<P> observe(P next, Optional<Expectation<P>> expected) {
    ObservedMove<P> move = ObservedMove.of(game, number, line, next, baseline, expected);
    return ahead.isPresent() ? move.after(ahead.getAsInt()) : move;
  }

  /** What the opponent did is written down. */
  public void accept(ObservedMove<P> move) {
    session.see(move);
    reach(line.followedBy(move.after()));
  }

  /** Back to the opponent's decision before, as it is to be written down; nothing at the first. */
  public Optional<TakenBack> takeBack() {
    return line.plies() < 2 ? Optional.empty() : Optional.of(takeBackTo(line.plies() - 2));
  }

  /** That the opponent takes back is written down. */
  public void accept(TakenBack back) {
    session.learning().takeBack(back);
    goBack(back);
  }

  void goBack(TakenBack back) {
    Line<P> before = line;
    while (before.plies() > back.ply()) {
      before = before.before();
    }
    reach(before);
  }

  /** Back to a ply, as it is to be written down. */
  public TakenBack takeBackTo(int ply) {
    return new TakenBack(number, ply);
  }

  /** A decision of this game that was read; our moves before it follow from it. */
  void replay(ObservedMove<P> move) {
    reach(reaching(line, move).followedBy(move.after()));
  }

  /**
   * A line that was read up to a decision, so far.
   *
   * @throws IllegalArgumentException when the decision cannot follow
   */
  static <P extends Position<P>> Line<P> reaching(Line<P> line, ObservedMove<P> move) {
    P before = move.before();
    if (line.position().equals(before)) {
      return line;
    }
    if (!Arrays.asList(line.position().successors()).contains(before)) {
      Decision decision = move.decision();
      throw new IllegalArgumentException(
          "the position of game "
              + decision.game()
              + ", ply "
              + decision.ply()
              + " cannot follow what was played before: "
              + decision.position());
    }
    return line.followedBy(before);
  }

  /** As it is written down when the rules have ended it. */
  public SessionGame end() {
    return new SessionGame(number, side, line.outcome(), modelAtBegin, adopts, remembers, null);
  }

  /**
   * As it is written down when nobody tells how it ended: as the best reply to our last move that
   * ends it would have it, else as a draw.
   */
  public SessionGame untold() {
    return new SessionGame(
        number,
        side,
        lastReply(line).orElse(Outcome.DRAW),
        modelAtBegin,
        adopts,
        remembers,
        SessionGame.UNTOLD);
  }

  /** Whether our answer ends the game, or a reply to it can. */
  public boolean mayBeOver() {
    return answer
        .map(line::followedBy)
        .filter(after -> after.isTerminal() || lastReply(after).isPresent())
        .isPresent();
  }

  /** How the opponent's next move may have ended the game, unseen: as well for it as can be. */
  private Optional<Outcome> lastReply(Line<P> after) {
    return after.toMove() == side
        ? Optional.empty()
        : Arrays.stream(after.successors())
            .filter(Line::isTerminal)
            .map(Line::outcome)
            .min(Comparator.comparing(outcome -> outcome.points(side)));
  }

  /** As it is written down when who is to move does not play on, and why. */
  public SessionGame forfeited(String reason) {
    Outcome outcome = Outcome.winOf(line.toMove().other());
    return new SessionGame(number, side, outcome, modelAtBegin, adopts, remembers, reason);
  }
}
