package olsy.play.tree;

import java.util.Locale;

/** The words that the sentences about trees have in common. */
final class TreeText {

  private TreeText() {}

  static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  /** Of a tree, by its id. */
  static Object name(Object id) {
    return id == null ? "tree" : id;
  }

  /** Null is none. */
  static String move(String name) {
    return name == null ? "no move" : name;
  }

  /** With six decimals, as far as they are not 0. */
  static String number(double value) {
    return format("%.6f", value).replaceFirst("\\.?0+$", "");
  }
}
