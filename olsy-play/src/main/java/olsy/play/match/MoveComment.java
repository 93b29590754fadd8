package olsy.play.match;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import olsy.core.evaluation.Score;
import olsy.play.opponent.Assessment;

/**
 * What a player thought of its move, as game files say it behind the move: {@code +0.25/9} is a
 * score of a quarter of a man, nine plies deep. {@code +W5/9} is a win in five plies, {@code -W4/9}
 * a loss in four. Scores have at most three decimals.
 */
public final class MoveComment {

  private static final Pattern TEXT =
      Pattern.compile("([+-])(W)?(\\d{1,15}(?:\\.\\d{1,3})?)/(\\d{1,9})");
  private static final int DECIMALS = 3;

  private MoveComment() {}

  public static String text(Assessment assessment) {
    double score = assessment.score();
    boolean decided = Score.isDecided(score) && Math.abs(score) <= Score.WIN;
    BigDecimal size =
        BigDecimal.valueOf(decided ? Score.WIN - Math.abs(score) : Math.abs(score))
            .setScale(DECIMALS, RoundingMode.HALF_EVEN)
            .stripTrailingZeros();
    return (score < 0 ? "-" : "+")
        + (decided ? "W" : "")
        + (size.signum() == 0 ? "0" : size.toPlainString())
        + "/"
        + assessment.depth();
  }

  /** What such a text says; empty where it is another comment. */
  public static Optional<Assessment> read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    double size = Double.parseDouble(matcher.group(3));
    double score = matcher.group(2) == null ? size : Score.WIN - size;
    return Optional.of(
        new Assessment(
            matcher.group(1).equals("-") ? -score : score, Integer.parseInt(matcher.group(4))));
  }
}
