package olsy.core.search.model;

/** How a player chooses among moves of which it only knows ranges of values. */
public enum Selection {
  /** The move with the greatest minimum: the worst case counts. */
  MAXIMIN {
    @Override
    double criterion(Range range) {
      return range.low();
    }
  },
  /** The move with the greatest maximum: the best case counts. */
  MAXIMAX {
    @Override
    double criterion(Range range) {
      return range.high();
    }
  };

  abstract double criterion(Range range);
}
