package olsy.learning.archive;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reads an archive in Portable Draughts Notation, one game at a time. It never gives up: what it
 * cannot make sense of costs at most the game it stands in.
 *
 * <pre>
 * a game ends   with its result, or before a tag that belongs to the next one
 * kept          {comments} behind moves, on one line
 * left out      other {comments}, ; comments, % lines, (variations (nested)), $1, [%clk 0:10], 0:10, move numbers,
 *               words that are no moves
 * joined        what a line's end or a space tears apart: 11- 15, 9x14 x18
 * a tag at the beginning of a line ends a comment or variation that was never closed
 * a game of more text than any has is kept up to there
 * </pre>
 */
public final class PdnReader implements Iterator<PdnEntry>, Closeable {

  /** The tag that stands first by the standard. */
  static final String HEAD = "Event";

  /** Characters that are kept of a game. */
  private static final int LARGEST = 1 << 20;

  /** What is longer is no part of a move. */
  private static final int LONGEST_MOVE = 1 << 10;

  private static final Pattern MOVE_NUMBERS = Pattern.compile("^[\\d.]*\\.");
  private static final Pattern NUMBER = Pattern.compile("\\d+");
  private static final Pattern CLOCK = Pattern.compile("[\\d.]*:[\\d:.]*");
  private static final Pattern ENDS_TORN = Pattern.compile(".*\\d[-xX]");
  private static final Pattern HAS_DIGIT = Pattern.compile(".*\\d.*");

  private final DecodedLines lines;
  private final Predicate<String> isMove;
  private final Queue<PdnEntry> read = new ArrayDeque<>();
  private final StringBuilder word = new StringBuilder();

  private boolean afterEmptyLine;
  private boolean inComment;
  private int variations;
  private int opened;

  private int number = 1;
  private int begun;
  private Map<String, String> tags = new LinkedHashMap<>();
  private List<String> moves = new ArrayList<>();

  /** By the place of the move before it, counted from 1. */
  private Map<Integer, StringBuilder> comments = new HashMap<>();

  /** Characters of the game. */
  private int size;

  private List<String> damage = new ArrayList<>();

  /** A number, or a move without its end, until the next word tells what it is. */
  private String torn = "";

  /** Takes words with a digit for moves. */
  public PdnReader(InputStream in) {
    this(in, HAS_DIGIT.asMatchPredicate());
  }

  /**
   * @param isMove whether a word is a move, as {@link olsy.core.game.Game#isMove} says
   */
  public PdnReader(InputStream in, Predicate<String> isMove) {
    this.lines = new DecodedLines(in);
    this.isMove = isMove;
  }

  /**
   * Reads on to the end of a game.
   *
   * @throws UncheckedIOException when the archive cannot be read on
   */
  @Override
  public boolean hasNext() {
    try {
      String line = "";
      while (read.isEmpty() && line != null) {
        line = lines.next();
        if (line != null) {
          line(line);
        } else {
          closeWhatIsOpen();
          endGame(null);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return !read.isEmpty();
  }

  @Override
  public PdnEntry next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return read.remove();
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }

  private void line(String line) {
    if ((inComment || variations > 0) && beginsWithTag(line)) {
      closeWhatIsOpen();
    }
    int at = line.startsWith("%") && !inComment ? line.length() : 0;
    while (at < line.length()) {
      at = inComment ? afterComment(line, at) : after(line, at);
    }
    endWord();
    afterEmptyLine = line.isBlank();
  }

  private static boolean beginsWithTag(String line) {
    String stripped = line.stripLeading();
    return stripped.startsWith("[") && Tag.at(0, stripped) != null;
  }

  private void closeWhatIsOpen() {
    if (inComment || variations > 0) {
      String what = inComment ? "comment" : "variation";
      damage.add("the " + what + " that begins on line " + opened + " does not end");
      inComment = false;
      variations = 0;
    }
  }

  private int afterComment(String line, int at) {
    int end = line.indexOf('}', at);
    inComment = end < 0;
    int last = inComment ? line.length() : end;
    String said = line.substring(at, last).strip();
    if (variations == 0 && !moves.isEmpty() && !said.isEmpty() && hasRoomFor(said)) {
      StringBuilder before = comments.computeIfAbsent(moves.size(), move -> new StringBuilder());
      before.append(before.length() == 0 ? "" : " ").append(said);
    }
    return inComment ? last : end + 1;
  }

  /** Takes one character, or what it begins; answers the place after. */
  private int after(String line, int at) {
    char c = line.charAt(at);
    switch (c) {
      case '{' -> {
        endWord();
        inComment = true;
        opened = lines.number();
      }
      case '(' -> {
        endWord();
        opened = variations == 0 ? lines.number() : opened;
        variations++;
      }
      case ')' -> {
        endWord();
        variations = Math.max(0, variations - 1);
      }
      case ';' -> {
        return line.length();
      }
      case '$' -> {
        endWord();
        return afterDigits(line, at + 1);
      }
      case '[' -> {
        endWord();
        return variations == 0 ? afterBracket(line, at) : at + 1;
      }
      default -> {
        if (Character.isWhitespace(c)) {
          endWord();
        } else if (variations == 0) {
          word.append(c);
        }
      }
    }
    return at + 1;
  }

  private static int afterDigits(String line, int at) {
    int after = at;
    while (after < line.length() && Character.isDigit(line.charAt(after))) {
      after++;
    }
    return after;
  }

  private int afterBracket(String line, int at) {
    Tag tag = Tag.at(at, line);
    if (tag == null) {
      int end = line.indexOf(']', at);
      return end < 0 ? at + 1 : end + 1;
    }
    tag(tag);
    return tag.end();
  }

  /**
   * Some writers put tags last, so after moves one that the game does not have yet is still its
   * own.
   */
  private void tag(Tag tag) {
    boolean heads = tag.name().equals(HEAD) && (afterEmptyLine || !moves.isEmpty());
    boolean again = tags.containsKey(tag.name()) && !moves.isEmpty();
    if (heads || again || tags.isEmpty() || tags.keySet().iterator().next().equals(tag.name())) {
      endGame(null);
    }
    begin();
    if (hasRoomFor(tag.value())) {
      tags.putIfAbsent(tag.name(), tag.value());
    }
  }

  private void endWord() {
    if (word.length() > 0) {
      String text = word.toString();
      word.setLength(0);
      word(text);
    }
  }

  private void word(String text) {
    String bare = MOVE_NUMBERS.matcher(text).replaceFirst("");
    if (!PdnGame.isResult(bare)) {
      bare = withoutAppraisal(bare);
    }
    if (bare.isEmpty() || CLOCK.matcher(bare).matches()) {
      return;
    }
    String whole = joined(bare);
    if (PdnGame.isResult(whole)) {
      endGame(whole);
    } else if (NUMBER.matcher(whole).matches() || ENDS_TORN.matcher(whole).matches()) {
      torn = whole;
    } else if (isMove.test(whole)) {
      begin();
      if (hasRoomFor(whole)) {
        moves.add(whole);
      }
    }
  }

  private boolean hasRoomFor(String text) {
    if (size > LARGEST) {
      return false;
    }
    size += text.length() + 1;
    if (size > LARGEST) {
      damage.add("it has more than " + LARGEST + " characters");
    }
    return size <= LARGEST;
  }

  /** {@code 11-15!}, {@code 11-15?!}, {@code 11-15*} */
  private static String withoutAppraisal(String move) {
    int end = move.length();
    while (end > 0 && "!?*".indexOf(move.charAt(end - 1)) >= 0) {
      end--;
    }
    return move.substring(0, end);
  }

  /** With what the words before left torn. */
  private String joined(String text) {
    String before = torn.length() > LONGEST_MOVE ? "" : torn;
    torn = "";
    boolean continues = "-xX".indexOf(text.charAt(0)) >= 0;
    if (ENDS_TORN.matcher(before).matches() || (continues && !before.isEmpty())) {
      return before + text;
    }
    boolean continuesMove = continues && HAS_DIGIT.matcher(text).matches() && !moves.isEmpty();
    return continuesMove ? moves.remove(moves.size() - 1) + text : text;
  }

  private void begin() {
    if (tags.isEmpty() && moves.isEmpty()) {
      begun = lines.number();
    }
  }

  /**
   * Makes room for the next game.
   *
   * @param result as written after the moves, or null
   */
  private void endGame(String result) {
    if (!torn.isEmpty() && ENDS_TORN.matcher(torn).matches()) {
      begin();
      moves.add(torn);
    }
    torn = "";
    if (tags.isEmpty() && moves.isEmpty()) {
      damage.clear(); // what stands between games costs none of them
      return;
    }
    String tagged = tags.getOrDefault("Result", PdnGame.OPEN);
    String known = result != null ? result : PdnGame.isResult(tagged) ? tagged : PdnGame.OPEN;
    read.add(new PdnEntry(number++, begun, new PdnGame(tags, moves, said(), known), damage));
    tags = new LinkedHashMap<>();
    moves = new ArrayList<>();
    comments = new HashMap<>();
    size = 0;
    damage = new ArrayList<>();
  }

  private List<String> said() {
    return IntStream.rangeClosed(1, comments.isEmpty() ? 0 : moves.size())
        .mapToObj(move -> comments.containsKey(move) ? comments.get(move).toString() : "")
        .toList();
  }
}
