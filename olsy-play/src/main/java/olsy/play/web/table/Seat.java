package olsy.play.web.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.search.SearchResult;
import olsy.learning.population.WeightPrior;
import olsy.learning.text.Counted;
import olsy.learning.training.LearnedModel;
import olsy.play.board.Board;
import olsy.play.explain.Forecast;
import olsy.play.explain.Hint;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;
import olsy.play.report.OwnMoves;
import olsy.play.report.ReportedGame;
import olsy.play.session.state.Expectation;
import olsy.play.session.state.ObservedMove;
import olsy.play.session.state.SessionListener;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.SessionState;
import olsy.play.session.state.TrackRecord;
import olsy.play.session.store.Decision;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.TakenBack;
import olsy.play.session.store.UsedModel;
import olsy.play.web.Noticeboard;

/**
 * Where a person sits: asks at the desk for what the session waits for, and shows on the
 * noticeboard how the table stands. All of it happens in the thread that plays; the one that learns
 * knocks at the desk when there is a model.
 */
final class Seat<P extends Position<P>> implements Opponent<P>, SessionListener {

  private static final int MOST_SAID = 20;
  private static final List<String> RESULTS = List.of("won", "drawn", "lost");

  private final String name;
  private final Game<P> game;
  private final Hint<P> hint;
  private final Desk desk;
  private final Noticeboard<TableView> board;
  private final HandicapGate gate;

  /** What had been expected in the game that is being played, by ply. */
  private final Map<Integer, ReportedGame.Expected> expected = new TreeMap<>();

  private final OwnMoves<P> own;
  private final Optional<WeightPrior> others;

  private SessionState<P> state;
  private Side side;
  private boolean isBetweenGames;

  /** The last model, which may not be in use yet. */
  private volatile LearnedView.Numbered ready;

  /**
   * @param others what weights players have, where that is known
   * @param side that the person plays first
   */
  Seat(
      String name,
      Game<P> game,
      Hint<P> hint,
      Desk desk,
      Noticeboard<TableView> board,
      HandicapGate gate,
      Optional<WeightPrior> others,
      Side side) {
    this.name = name;
    this.game = game;
    this.own = new OwnMoves<>(game);
    this.others = others;
    this.hint = hint;
    this.desk = desk;
    this.board = board;
    this.gate = gate;
    this.side = side;
  }

  // What is on the disk, before the person sits down.

  void sawGame(SessionGame played) {
    TableView now = board.now();
    board.put(now.with(now.score().with(played.points())));
    side = played.side(); // the person had the other one, and changes
    expected.clear();
  }

  void saw(Decision decision) {
    own.add(decision);
    if (decision.expected() != null && decision.game() > gamesPlayed()) {
      expected.put(decision.ply(), ReportedGame.Expected.of(decision.expected()));
    }
  }

  void saw(TakenBack back) {
    own.takeBack(back);
    if (back.game() > gamesPlayed()) {
      expected.keySet().removeIf(ply -> ply >= back.ply());
    }
  }

  private int gamesPlayed() {
    TableView.Score score = board.now().score();
    return score.won() + score.drawn() + score.lost();
  }

  /** The session is open. */
  void sitDown(SessionState<P> opened) {
    state = opened;
  }

  // The opponent of the session.

  @Override
  public String name() {
    return name;
  }

  /** Asked when a game is to begin: the person says when, and which side. */
  @Override
  public Optional<Side> side() {
    if (isBetweenGames) {
      try {
        side = next();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return Optional.of(side);
  }

  private Side next() throws InterruptedException {
    while (true) {
      Wish wish = taken();
      if (wish instanceof Wish.Next begin) {
        isBetweenGames = false;
        return begin.side();
      }
      heed(wish);
    }
  }

  /** The next wish; a model that comes meanwhile is shown. */
  private Wish taken() throws InterruptedException {
    Optional<Wish> wish = desk.take();
    while (wish.isEmpty()) {
      showLearned();
      wish = desk.take();
    }
    return wish.get();
  }

  @Override
  public void begin(Line<P> play) {
    if (play.plies() == 0) {
      expected.clear();
    }
    show(play, turn(TableView.Phase.THINKING, play.plies(), List.of()));
  }

  @Override
  public P move(Line<P> play) throws Forfeit, TakeBack, InterruptedException {
    P position = play.position();
    side = position.toMove();
    List<P> successors = Arrays.stream(position.successors()).distinct().toList();
    List<String> moves = successors.stream().map(next -> game.move(position, next)).toList();
    desk.ask(new Desk.Question(new Moment(gamesPlayed() + 1, play.plies()), moves, false));
    show(play, turn(TableView.Phase.YOURS, play.plies(), moves));
    showLearned();
    Optional<Expectation<P>> expectation = state.learning().expect(position);
    while (true) {
      Wish wish = taken();
      if (wish instanceof Wish.Play played) {
        P next = successors.get(moves.indexOf(played.move()));
        chosen(play, next, expectation);
        show(play.followedBy(next), turn(TableView.Phase.THINKING, play.plies() + 1, List.of()));
        return next;
      }
      if (wish instanceof Wish.Resign) {
        throw Forfeit.resignation();
      }
      if (wish instanceof Wish.TakeBack) {
        TakenBack back = new TakenBack(gamesPlayed() + 1, play.plies() - 2);
        expected.keySet().removeIf(ply -> ply >= back.ply());
        own.takeBack(back);
        throw new TakeBack();
      }
      if (wish instanceof Wish.Peek) {
        peek(expectation);
      } else if (wish instanceof Wish.Hint) {
        String move = hint.in(position).move();
        TableView.Turn turn = board.now().turn();
        change(
            new TableView.Turn(
                turn.phase(), turn.ply(), turn.moves(), turn.expected(), move, turn.handicap()));
      } else {
        heed(wish);
      }
    }
  }

  private void chosen(Line<P> play, P next, Optional<Expectation<P>> expectation) {
    Decision decision =
        ObservedMove.of(game, gamesPlayed() + 1, play, next, false, expectation).decision();
    if (decision.expected() != null) {
      expected.put(play.plies(), ReportedGame.Expected.of(decision.expected()));
    }
    own.add(decision);
  }

  private void peek(Optional<Expectation<P>> expectation) {
    TableView.Turn turn = board.now().turn();
    if (expectation.isEmpty()) {
      say(
          turn.moves().size() == 1
              ? "You have only one move: there is nothing to expect."
              : "Nothing is expected of you yet.");
      return;
    }
    change(
        new TableView.Turn(
            turn.phase(),
            turn.ply(),
            turn.moves(),
            Forecast.of(expectation.get().prediction(), game),
            turn.hint(),
            turn.handicap()));
  }

  private void heed(Wish wish) {
    if (wish instanceof Wish.Handicap handicap) {
      gate.allow(handicap.allowed());
      TableView.Turn turn = board.now().turn();
      change(
          new TableView.Turn(
              turn.phase(), turn.ply(), turn.moves(), turn.expected(), turn.hint(), isHandicap()));
    }
  }

  private boolean isHandicap() {
    return !gate.isAllowed();
  }

  // What the person sees.

  private TableView.Turn turn(TableView.Phase phase, int ply, List<String> moves) {
    return new TableView.Turn(phase, ply, moves, null, null, isHandicap());
  }

  private void change(TableView.Turn turn) {
    board.put(board.now().with(turn));
  }

  private void show(Line<P> play, TableView.Turn turn) {
    List<P> positions = new ArrayList<>();
    for (Line<P> at = play; at != null; at = at.before()) {
      positions.add(0, at.position());
    }
    P opening = positions.get(0);
    List<ReportedGame.Move> moves = new ArrayList<>();
    for (int ply = 0; ply + 1 < positions.size(); ply++) {
      moves.add(moved(game, positions.get(ply), positions.get(ply + 1), expected.get(ply)));
    }
    ReportedGame.Moves line =
        new ReportedGame.Moves(game.squares(opening), opening.toMove() == Side.FIRST, moves);
    TableView.Play next = new TableView.Play(gamesPlayed() + 1, side == Side.FIRST, null, line);
    board.put(board.now().with(next).with(turn));
  }

  private static <Q extends Position<Q>> ReportedGame.Move moved(
      Game<Q> game, Q before, Q after, ReportedGame.Expected expected) {
    return new ReportedGame.Move(
        game.move(before, after),
        Board.of(game, before).changes(Board.of(game, after)),
        Arrays.stream(before.successors()).distinct().count() == 1,
        null,
        expected);
  }

  private void showLearned() {
    TableView now = board.now();
    Optional<LearnedView.Numbered> newest =
        Optional.ofNullable(ready)
            .filter(one -> one.number() > state.learning().number())
            .or(() -> LearnedView.Numbered.of(state.learning()));
    board.put(
        now.with(
            LearnedView.of(game, state, own, others, newest, Optional.ofNullable(now.learned()))));
  }

  private void say(String sentence) {
    List<String> said = new ArrayList<>(board.now().said());
    said.add(sentence);
    board.put(board.now().with(said.subList(Math.max(0, said.size() - MOST_SAID), said.size())));
  }

  // What the session tells.

  @Override
  public <Q extends Position<Q>> void chose(Game<Q> rules, SearchResult<Q> found, UsedModel model) {
    TableView now = board.now();
    ReportedGame.Moves line = now.play().line();
    List<ReportedGame.Move> moves = new ArrayList<>(line.moves());
    moves.add(moved(rules, found.line().get(0), found.choice(), null));
    board.put(
        now.with(
            new TableView.Play(
                now.play().number(),
                now.play().black(),
                null,
                new ReportedGame.Moves(line.opening(), line.blackBegins(), moves))));
  }

  @Override
  public void played(SessionGame finished, SessionResults results) {
    TableView now = board.now();
    TableView.Play play = now.play();
    isBetweenGames = true;
    int plies = play.line().moves().size();
    desk.ask(new Desk.Question(new Moment(play.number(), plies), List.of(), true));
    board.put(
        now.with(now.score().with(finished.points()))
            .with(
                new TableView.Play(
                    play.number(), play.black(), RESULTS.get(finished.points()), play.line()))
            .with(turn(TableView.Phase.OVER, plies, List.of())));
    showLearned();
  }

  @Override
  public void isReady(int decisions, LearnedModel model) {
    ready = new LearnedView.Numbered(decisions, model);
    desk.knock();
  }

  @Override
  public void learned(int decisions, LearnedModel model, TrackRecord record) {
    say("It has learned from " + Counted.of(decisions, "decision") + " of yours.");
  }

  @Override
  public void trust(boolean used, int decisions, String evidence) {
    say(
        (used ? "It plays by its model of you now: " : "It does not trust its model of you: ")
            + evidence
            + ".");
  }

  @Override
  public void forfeited(int number, String loser, Forfeit why) {
    say(
        loser.equals(name)
            ? "You resigned game " + number + "."
            : "Game " + number + ": " + why.sentence(loser) + ".");
  }

  @Override
  public void note(String sentence) {
    say(sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1) + ".");
  }
}
