package olsy.core.game.kalah;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.core.game.Game;
import olsy.core.game.GameFamily;

/** Kalah by the number of houses and of seeds in each, with captures into nothing or without. */
public final class KalahFamily implements GameFamily {

  static final String NAME = "kalah";
  static final String NO_EMPTY_CAPTURE = "no-empty-capture";
  static final KalahGame USUAL = new KalahGame(new KalahRules(6, true), 4);

  private static final Pattern VARIANT =
      Pattern.compile("(\\d{1,3}),(\\d{1,3})(," + NO_EMPTY_CAPTURE + ")?");

  @Override
  public List<Game<?>> usual() {
    return List.of(USUAL, new KalahGame(new KalahRules(4, false), 3));
  }

  @Override
  public String variants() {
    return "HOUSES,SEEDS[," + NO_EMPTY_CAPTURE + "]";
  }

  @Override
  public Game<?> variant(String text) {
    Matcher matcher = VARIANT.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected "
              + NAME
              + ":"
              + variants()
              + ", such as "
              + NAME
              + ":6,4, found \""
              + NAME
              + ":"
              + text
              + '"');
    }
    KalahRules rules = new KalahRules(Integer.parseInt(matcher.group(1)), matcher.group(3) == null);
    return new KalahGame(rules, Integer.parseInt(matcher.group(2)));
  }
}
