package olsy.cluster.fit;

/**
 * A row of the table of all accounts: how well a player is foreseen. What could not be found out is
 * null, and then a sentence says why.
 *
 * @param games in which the player moved
 * @param decisions in them, unforced ones
 * @param fitted decisions that were learned from
 * @param file of the model
 * @param depth of the model
 * @param tested decisions that were put aside
 * @param strict the share of them in which the model's move was played
 * @param low of an interval: all intervals of a table hold together with 95 % confidence
 * @param uniform what guessing reaches
 * @param generic what the model of all players together reaches
 * @param others what models of other players reach, on average
 * @param best what the best of them reaches
 * @param fault why something is missing
 */
public record Account(
    String player,
    int games,
    int decisions,
    Integer fitted,
    String file,
    Integer depth,
    Integer tested,
    Double strict,
    Double low,
    Double high,
    Double uniform,
    Double generic,
    Double others,
    Double best,
    String fault) {

  /** Whether the interval is above what all others reach. */
  public boolean isKnown() {
    return low != null
        && low > uniform
        && (generic == null || low > generic)
        && (best == null || low > best);
  }
}
