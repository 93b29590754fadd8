package olsy.play.match;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.core.evaluation.Score;
import olsy.play.opponent.Assessment;

/**
 * What game files say behind a move: {@code +0.25/9 0.105s} is a score of a quarter of a man, nine
 * plies deep, after 105 milliseconds. {@code +W5/9} is a win in five plies, {@code -W4/9} a loss in
 * four. Scores and times have at most three decimals.
 *
 * @param assessment what its player thought of it
 * @param time what it took, where it was played by the time
 */
public record MoveComment(Optional<Assessment> assessment, Optional<Duration> time) {

  private static final Pattern TEXT =
      Pattern.compile(
          "(?:([+-])(W)?(\\d{1,15}(?:\\.\\d{1,3})?)/(\\d{1,9}))?(?: ?(\\d{1,9}\\.\\d{3})s)?");
  private static final int DECIMALS = 3;

  /** Of a move of which nothing is known. */
  static final MoveComment NONE = new MoveComment(Optional.empty(), Optional.empty());

  public String text() {
    return Stream.of(assessment.map(MoveComment::text), time.map(MoveComment::text))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  private static String text(Assessment assessment) {
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

  private static String text(Duration time) {
    return BigDecimal.valueOf(time.toMillis(), DECIMALS).toPlainString() + "s";
  }

  /** What such a text says; nothing where it is another comment. */
  public static MoveComment read(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return NONE;
    }
    return new MoveComment(
        Optional.ofNullable(matcher.group(3)).map(size -> assessment(matcher)),
        Optional.ofNullable(matcher.group(5))
            .map(seconds -> new BigDecimal(seconds).movePointRight(DECIMALS).longValueExact())
            .map(Duration::ofMillis));
  }

  private static Assessment assessment(Matcher matcher) {
    double size = Double.parseDouble(matcher.group(3));
    double score = matcher.group(2) == null ? size : Score.WIN - size;
    return new Assessment(
        matcher.group(1).equals("-") ? -score : score, Integer.parseInt(matcher.group(4)));
  }
}
