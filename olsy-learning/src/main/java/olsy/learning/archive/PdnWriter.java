package olsy.learning.archive;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes games in Portable Draughts Notation, so that {@link PdnReader} reads the same ones. */
public final class PdnWriter {

  private static final int COLUMNS = 80;

  private final Appendable out;

  public PdnWriter(Appendable out) {
    this.out = out;
  }

  public void write(PdnGame game) throws IOException {
    for (Map.Entry<String, String> tag : game.tags().entrySet()) {
      out.append('[').append(tag.getKey()).append(" \"");
      out.append(escaped(tag.getValue())).append("\"]\n");
    }
    int column = 0;
    for (String word : words(game)) {
      boolean fits = column + 1 + word.length() <= COLUMNS;
      if (column > 0) {
        out.append(fits ? ' ' : '\n');
      }
      column = column > 0 && fits ? column + 1 + word.length() : word.length();
      out.append(word);
    }
    out.append("\n\n");
  }

  /** Tags have one line each. */
  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("[\r\n]+", " ");
  }

  private static List<String> words(PdnGame game) {
    List<String> words = new ArrayList<>();
    for (int ply = 0; ply < game.moves().size(); ply++) {
      if (ply % 2 == 0) {
        words.add(ply / 2 + 1 + ".");
      }
      words.add(game.moves().get(ply));
      if (!game.comments().isEmpty() && !game.comments().get(ply).isEmpty()) {
        words.add("{" + game.comments().get(ply) + "}");
      }
    }
    words.add(game.result());
    return words;
  }
}
