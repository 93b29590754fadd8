package olsy.learning.archive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import olsy.core.game.Game;
import olsy.core.game.Outcome;
import olsy.core.game.Position;

/**
 * A game in Portable Draughts Notation: nothing but its text, so its moves need not be legal.
 *
 * @param tags in their order
 * @param moves as they are written
 * @param comments what is said behind each move, or nothing; empty where nothing is said at all
 * @param result {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *} when it is open
 */
public record PdnGame(
    Map<String, String> tags, List<String> moves, List<String> comments, String result) {

  static final String OPEN = "*";
  private static final String FIRST_WINS = "1-0";
  private static final String SECOND_WINS = "0-1";
  private static final String DRAW = "1/2-1/2";
  private static final List<String> RESULTS = List.of(FIRST_WINS, SECOND_WINS, DRAW, OPEN);
  private static final Pattern TAG = Pattern.compile("[A-Za-z]\\w*");

  public PdnGame {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    moves = List.copyOf(moves);
    comments = comments.stream().allMatch(String::isEmpty) ? List.of() : List.copyOf(comments);
    if (!comments.isEmpty() && comments.size() != moves.size()) {
      throw new IllegalArgumentException(
          comments.size() + " comments on " + moves.size() + " moves");
    }
    if (comments.stream().anyMatch(comment -> comment.matches("(?s).*[}\r\n].*"))) {
      throw new IllegalArgumentException("a comment has one line and no }: " + comments);
    }
    if (!isResult(result)) {
      throw new IllegalArgumentException(
          "expected a result, one of " + RESULTS + ", found \"" + result + '"');
    }
    for (String tag : tags.keySet()) {
      if (!TAG.matcher(tag).matches()) {
        throw new IllegalArgumentException(
            "expected letters and digits as the name of a tag, found \"" + tag + '"');
      }
    }
  }

  /** Without comments. */
  public PdnGame(Map<String, String> tags, List<String> moves, String result) {
    this(tags, moves, List.of(), result);
  }

  /** The same game with comments on its moves. */
  public PdnGame withComments(List<String> said) {
    return new PdnGame(tags, moves, said, result);
  }

  /**
   * What was played, with the tags {@code Result}, and {@code SetUp} and {@code FEN} unless it
   * began at the game's start.
   *
   * @param tags others, which come first
   * @param positions from the first to the last
   * @param outcome empty when the game was not finished
   */
  public static <P extends Position<P>> PdnGame of(
      Game<P> game, Map<String, String> tags, List<P> positions, Optional<Outcome> outcome) {
    String result = outcome.map(PdnGame::result).orElse(OPEN);
    Map<String, String> all = new LinkedHashMap<>(tags);
    all.put("Result", result);
    if (!positions.get(0).equals(game.start())) {
      all.put("SetUp", "1");
      all.put("FEN", game.text(positions.get(0)));
    }
    List<String> moves = new ArrayList<>();
    for (int i = 1; i < positions.size(); i++) {
      moves.add(game.move(positions.get(i - 1), positions.get(i)));
    }
    return new PdnGame(all, moves, result);
  }

  static boolean isResult(String word) {
    return RESULTS.contains(word);
  }

  private static String result(Outcome outcome) {
    return switch (outcome) {
      case FIRST_WINS -> FIRST_WINS;
      case SECOND_WINS -> SECOND_WINS;
      case DRAW -> DRAW;
      case UNSCORED -> OPEN;
    };
  }

  /** The position the game begins with, when that is not the usual one. */
  public Optional<String> fen() {
    return Optional.ofNullable(tags.get("FEN"));
  }

  /** The first number is Black's, who moves first; empty when it is open. */
  public Optional<Outcome> outcome() {
    return switch (result) {
      case FIRST_WINS -> Optional.of(Outcome.FIRST_WINS);
      case SECOND_WINS -> Optional.of(Outcome.SECOND_WINS);
      case DRAW -> Optional.of(Outcome.DRAW);
      default -> Optional.empty();
    };
  }
}
