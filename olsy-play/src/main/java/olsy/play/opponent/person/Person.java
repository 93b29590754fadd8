package olsy.play.opponent.person;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;
import olsy.play.board.Board;
import olsy.play.board.BoardText;
import olsy.play.board.LastMove;
import olsy.play.explain.Forecast;
import olsy.play.explain.Hint;
import olsy.play.explain.Reasons;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;
import olsy.play.position.PositionAnswer;

/**
 * A person at a terminal, who types moves and questions, a line each. The end of what is typed is
 * as good as {@code quit}.
 */
public final class Person<P extends Position<P>> implements Opponent<P> {

  private static final String QUIT = "quit";
  private static final int MOST_EXPECTED = 5;
  private static final int MOST_REASONS = 3;
  private static final int MOST_COLUMNS = 79;

  private static final List<String> QUESTIONS =
      List.of("help", "moves", "board", "expect", "hint", "why", "undo", "resign", QUIT, "exit");

  private static final List<String> HELP =
      List.of(
          "  moves, board           the board and your moves",
          "  expect                 what is expected of you, and why",
          "  hint                   what your opponent would play in your place",
          "  why                    the line behind its last move",
          "  undo                   takes back your last move; it is not learned from",
          "  resign                 loses this game; the next one begins",
          "  quit, exit, q          leaves; the game goes on next time");

  /** A move of the rival's, what it expected to follow, and how it was chosen. */
  private record Reply(List<String> line, String chosen) {}

  /** What a rival knows who brings a model of the person, or none, and learns nothing. */
  private record First(PlayerFile rival) implements Acquaintance {

    @Override
    public Optional<PlayerFile> expected() {
      return Optional.ofNullable(rival.model());
    }

    @Override
    public boolean isPersonal() {
      return true;
    }

    @Override
    public List<String> sentences() {
      return List.of(
          rival.name()
              + (rival.model() == null
                  ? " has no model of you, so it expects nothing."
                  : " came with a model of you."));
    }
  }

  private final String name;
  private final Game<P> game;
  private final PlayerFile rival;
  private final Side wanted;
  private final Typed in;
  private final PrintWriter out;
  private final BoardText board;
  private final Deque<Reply> replies = new ArrayDeque<>();
  private Acquaintance acquaintance;
  private Side side = Side.FIRST;
  private Board last;
  private LastMove lastMove = LastMove.NONE;
  private boolean hasPlayed;
  private boolean leaves;

  /**
   * @param rival who plays against the person: it gives the hints
   * @param wanted the side the person always plays; null to change from game to game
   */
  public Person(
      String name,
      Game<P> game,
      PlayerFile rival,
      Side wanted,
      Typed in,
      PrintWriter out,
      BoardText board) {
    this.name = name;
    this.game = game;
    this.rival = rival;
    this.acquaintance = new First(rival);
    this.wanted = wanted;
    this.in = in;
    this.out = out;
    this.board = board;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Optional<Side> side() {
    return Optional.ofNullable(wanted);
  }

  /** What is expected of the person from now on comes from there. */
  public void isKnownBy(Acquaintance known) {
    this.acquaintance = known;
  }

  /**
   * The rival has moved.
   *
   * @param position now
   * @param line its move and what it expects then
   * @param chosen how it was chosen
   */
  public void sees(Board position, List<String> line, String chosen) {
    lastMove = last == null ? LastMove.NONE : LastMove.of(last, position, side.other());
    last = position;
    replies.addLast(new Reply(List.copyOf(line), chosen));
    say(rival.name() + " plays " + line.get(0) + ".");
  }

  /** The game is over. */
  public void seesTheEnd() {
    if (last != null) {
      show(last);
    }
  }

  @Override
  public void begin(Line<P> play) {
    if (hasPlayed) {
      say("Enter begins the next game, quit leaves.");
      leaves = isQuit(read(List.of(QUIT)).toLowerCase(Locale.ROOT));
    }
    hasPlayed = true;
    replies.clear();
    if (!leaves) {
      say("");
      say(play.plies() == 0 ? "A new game. help tells what you can type." : "The game goes on.");
    }
  }

  @Override
  public P move(Line<P> play) throws Forfeit, TakeBack, InterruptedException {
    if (leaves) {
      throw new InterruptedException(name + " leaves");
    }
    P position = play.position();
    last = Board.of(game, position);
    side = position.toMove();
    lastMove = lastMove(play.before());
    List<P> successors = Arrays.stream(position.successors()).distinct().toList();
    show(position, successors);
    List<String> words = new ArrayList<>(moves(position, successors));
    words.addAll(QUESTIONS);
    while (true) {
      String typed = read(words);
      switch (typed.toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "help", "?" -> help(position, successors);
        case "moves", "board" -> show(position, successors);
        case "expect" -> expect(position, successors);
        case "hint" -> hint(position);
        case "why" -> why();
        case "resign" -> throw Forfeit.resignation();
        case QUIT, "exit", "q" -> throw new InterruptedException(name + " quits");
        case "undo" -> {
          if (play.plies() >= 2) {
            say("Your last move is taken back.");
            replies.pollLast();
            throw new TakeBack();
          }
          say("There is no move of yours to take back.");
        }
        default -> {
          Optional<P> choice = choice(position, successors, typed);
          if (choice.isPresent()) {
            Board now = Board.of(game, choice.get());
            lastMove = LastMove.of(last, now, side);
            last = now;
            return choice.get();
          }
        }
      }
    }
  }

  private static boolean isQuit(String typed) {
    return typed.equals(QUIT) || typed.equals("exit") || typed.equals("q");
  }

  /**
   * @param before the play before the last move; null where there is none
   */
  private LastMove lastMove(Line<P> before) {
    return before == null
        ? LastMove.NONE
        : LastMove.of(Board.of(game, before.position()), last, before.toMove());
  }

  private List<String> moves(P position, List<P> successors) {
    return successors.stream().map(move -> game.move(position, move)).toList();
  }

  private void help(P position, List<P> successors) {
    say(
        format(
            "  %-22s a move, as books write it; or its number in the list",
            game.move(position, successors.get(0))));
    HELP.forEach(this::say);
  }

  /** A number of the list, or a move. */
  private Optional<P> choice(P position, List<P> successors, String typed) {
    if (typed.matches("\\d{1,3}")) {
      int number = Integer.parseInt(typed);
      if (number >= 1 && number <= successors.size()) {
        return Optional.of(successors.get(number - 1));
      }
      say("There are moves 1 to " + successors.size() + ".");
      return Optional.empty();
    }
    String plain = typed.replaceAll("\\s*[\\u2010-\\u2015\\u2212-]\\s*", "-");
    return Stream.of(plain, plain.replaceAll("\\s+", "-"), plain.replaceAll("\\s+", "x"))
        .flatMap(move -> successor(position, move).stream())
        .findFirst()
        .or(
            () -> {
              sayWrapped("", refusal(position, typed, plain));
              return Optional.empty();
            });
  }

  private Optional<P> successor(P position, String move) {
    try {
      return Optional.of(game.successor(position, move));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private String refusal(P position, String typed, String plain) {
    if (!game.isMove(typed)) {
      return "\"" + typed + "\" is no move and nothing else I know; help tells what is.";
    }
    Optional<String> why = game.refusal(position, plain.replaceAll("\\s+", "-"));
    return typed + " is none of your moves" + why.map(reason -> ": " + reason).orElse("") + ".";
  }

  private void show(P position, List<P> successors) {
    show(Board.of(game, position));
    String colour = side == Side.FIRST ? "Black" : "White";
    sayWrapped("", "You play " + colour + " (" + board.legend(last, lastMove) + ").");
    List<String> moves = new ArrayList<>(moves(position, successors));
    for (int i = 0; i < moves.size(); i++) {
      moves.set(i, (i + 1) + ") " + moves.get(i));
    }
    sayWrapped("Your moves: ", moves, "  ");
  }

  private void show(Board position) {
    say("");
    board.lines(position, side, lastMove).forEach(this::say);
    say("");
  }

  private void expect(P position, List<P> successors) {
    acquaintance.sentences().forEach(sentence -> sayWrapped("", sentence));
    if (successors.size() == 1) {
      say("You have only one move, " + game.move(position, successors.get(0)) + ".");
    } else {
      acquaintance.expected().ifPresent(model -> expect(position, model));
    }
  }

  private void expect(P position, PlayerFile model) {
    boolean personal = acquaintance.isPersonal();
    Prediction<P> prediction = Predictor.of(model, game).predict(position);
    List<Forecast.Move> expected = Forecast.of(prediction, game);
    say(rival.name() + " expects of " + (personal ? "you" : "any player") + ":");
    for (Forecast.Move move : expected.subList(0, Math.min(MOST_EXPECTED, expected.size()))) {
      say(format("  %-10s %3.0f %%", move.move(), 100 * move.probability()));
    }
    List<Reasons.Reason> reasons =
        Reasons.of(model, game, prediction).stream().filter(reason -> reason.amount() > 0).toList();
    if (!reasons.isEmpty()) {
      say(
          "What "
              + (personal ? "you value" : "players value")
              + " speaks for "
              + expected.get(0).move()
              + ":");
    }
    for (Reasons.Reason reason : reasons.subList(0, Math.min(MOST_REASONS, reasons.size()))) {
      sayWrapped(
          format("  %-14s %+.2f  ", reason.feature().name(), reason.amount()),
          reason.feature().definition());
    }
  }

  private void hint(P position) {
    PositionAnswer answer = new Hint<>(game, rival, System::nanoTime).in(position);
    say(
        rival.name()
            + " would play "
            + answer.move()
            + " in your place; it sees "
            + String.join(" ", answer.pv())
            + ".");
  }

  private void why() {
    Reply reply = replies.peekLast();
    if (reply == null) {
      say(rival.name() + " has not moved since you came.");
      return;
    }
    say(rival.name() + " expects " + String.join(" ", reply.line) + "; " + reply.chosen + ".");
  }

  private String read(List<String> words) {
    return in.line(words).orElse(QUIT);
  }

  private void say(String sentence) {
    out.print(sentence + "\n");
    out.flush();
  }

  /** With breaks between words, where a terminal would break within them. */
  private void sayWrapped(String heading, String text) {
    sayWrapped(heading, List.of(text.split(" ", -1)), " ");
  }

  private void sayWrapped(String heading, List<String> words, String between) {
    int most = Math.min(MOST_COLUMNS, board.columns() - 1);
    StringBuilder line = new StringBuilder(heading);
    for (String word : words) {
      if (line.length() + word.length() > most && line.length() > heading.length()) {
        say(line.toString().stripTrailing());
        line = new StringBuilder(" ".repeat(heading.length()));
      }
      line.append(word).append(between);
    }
    say(line.toString().stripTrailing());
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
