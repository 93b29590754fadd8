package olsy.play.opponent.person;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import olsy.learning.text.InputException;

/**
 * Lines as they come: from a pipe, or from a terminal that has no more to offer.
 *
 * @param out takes the prompts
 */
public record TypedText(BufferedReader in, PrintWriter out) implements Typed {

  @Override
  public Optional<String> line(List<String> words) {
    out.print("> ");
    out.flush();
    try {
      Optional<String> typed = Optional.ofNullable(in.readLine()).map(String::strip);
      if (typed.isEmpty()) {
        out.print("\n");
      }
      return typed;
    } catch (IOException e) {
      throw new InputException("cannot read what is typed: " + e.getMessage(), e);
    }
  }
}
