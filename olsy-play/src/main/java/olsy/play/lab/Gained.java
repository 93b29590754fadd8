package olsy.play.lab;

import java.util.List;

/** A row that says what somebody has more than minimax, in points of a game. */
interface Gained {

  double gain();

  /** Of the 95 % interval. */
  double low();

  double high();

  /** What the interval reaches to both sides. */
  default double half() {
    return (high() - low()) / 2;
  }

  /** Of rows that are independent. */
  static Estimate mean(List<? extends Gained> rows) {
    return Estimate.of(rows.stream().map(row -> new Estimate(row.gain(), row.half())).toList());
  }
}
