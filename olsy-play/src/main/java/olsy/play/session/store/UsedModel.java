package olsy.play.session.store;

/**
 * The model that our moves are chosen with: one that was learned, the population's, or none.
 *
 * @param any whether there is one
 * @param number of the learned one: decisions that had been seen; 0 for the others
 */
public record UsedModel(boolean any, int number) {

  public static final UsedModel NONE = new UsedModel(false, 0);
  public static final UsedModel POPULATION = new UsedModel(true, 0);

  private static final String POPULATION_TEXT = "population";

  public UsedModel {
    if (number < 0 || (number > 0 && !any)) {
      throw new IllegalArgumentException("expected the number of a model, found " + number);
    }
  }

  /**
   * One that was learned.
   *
   * @param number 0 for none
   */
  public static UsedModel learned(int number) {
    return number > 0 ? new UsedModel(true, number) : NONE;
  }

  /** As a session's file of games has it. */
  static UsedModel of(String text) {
    if (text.equals(POPULATION_TEXT)) {
      return POPULATION;
    }
    if (!text.matches("\\d{1,9}")) {
      throw new IllegalArgumentException("expected the number of a model, found " + text);
    }
    return learned(Integer.parseInt(text));
  }

  @Override
  public String toString() {
    return any && number == 0 ? POPULATION_TEXT : String.valueOf(number);
  }
}
