package olsy.learning.archive;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A tag like {@code [White "M. Tinsley"]} on a line.
 *
 * @param end the place after it
 */
record Tag(String name, String value, int end) {

  private static final Pattern HEAD = Pattern.compile("\\[\\s*([A-Za-z]\\w*)\\s*\"");

  /**
   * The tag that begins at a bracket, or null. Quotes inside need no backslash as long as no
   * bracket follows; where the last quote or bracket is missing, the line's end closes the tag.
   */
  static Tag at(int bracket, String line) {
    Matcher head = HEAD.matcher(line).region(bracket, line.length());
    return head.lookingAt() ? quoted(head.group(1), head.end(), line) : null;
  }

  private static Tag quoted(String name, int begin, String line) {
    StringBuilder value = new StringBuilder();
    for (int i = begin; i < line.length(); i++) {
      char c = line.charAt(i);
      char next = i + 1 < line.length() ? line.charAt(i + 1) : ' ';
      if (c == '\\' && (next == '"' || next == '\\')) {
        value.append(next);
        i++;
      } else if (c == '"' && closes(line, afterSpaces(line, i + 1))) {
        return new Tag(name, value.toString(), afterSpaces(line, i + 1) + 1);
      } else {
        value.append(c);
      }
    }
    String open = value.toString().strip();
    String closed = open.endsWith("]") ? open.substring(0, open.length() - 1).strip() : open;
    return new Tag(name, closed, line.length());
  }

  private static boolean closes(String line, int place) {
    return place == line.length() || line.charAt(place) == ']';
  }

  private static int afterSpaces(String line, int place) {
    int after = place;
    while (after < line.length() && Character.isWhitespace(line.charAt(after))) {
      after++;
    }
    return after;
  }
}
