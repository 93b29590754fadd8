package olsy.core.game.foursquare;

import java.util.List;
import java.util.regex.Pattern;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** The four-square game by its number of squares. */
public final class FourSquareFamily implements GameFamily {

  static final String NAME = "four-square";
  static final int USUAL = 4;

  private static final int LEAST = 3;
  private static final int MOST = 999;
  private static final Pattern VARIANT = Pattern.compile("\\d{1,3}");

  @Override
  public List<Game<?>> usual() {
    return List.of(new FourSquareGame(USUAL), new FourSquareGame(7));
  }

  @Override
  public String variants() {
    return "SQUARES";
  }

  @Override
  public Game<?> variant(String text) {
    int size = VARIANT.matcher(text).matches() ? Integer.parseInt(text) : 0;
    if (size < LEAST) {
      throw new IllegalArgumentException(
          "expected "
              + NAME
              + ":SQUARES with "
              + LEAST
              + " to "
              + MOST
              + " squares, found \""
              + NAME
              + ":"
              + text
              + '"');
    }
    return new FourSquareGame(size);
  }
}
