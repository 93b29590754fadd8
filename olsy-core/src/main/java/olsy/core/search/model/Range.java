package olsy.core.search.model;

/** All values from low to high, both included; either may be infinite. */
public record Range(double low, double high) {

  public Range {
    if (!(low <= high)) {
      throw new IllegalArgumentException("a range from " + low + " to " + high);
    }
  }

  static Range around(double value, double error) {
    return new Range(value - error, value + error);
  }

  /** The smallest range that holds both. */
  Range or(Range other) {
    return new Range(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** The range of the greater of two values, one from each range. */
  Range max(Range other) {
    return new Range(Math.max(low, other.low), Math.max(high, other.high));
  }
}
