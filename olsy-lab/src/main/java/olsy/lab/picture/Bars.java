package olsy.lab.picture;

import java.util.List;

/**
 * Groups of bars, one group over each category.
 *
 * @param groups bars of one colour, each with a bar for every category
 */
public record Bars(
    String name, String title, String yLabel, List<String> categories, List<Group> groups)
    implements Picture {

  /**
   * @param values by category; NaN where there is none
   * @param errors what the intervals reach to both sides; 0 for none
   * @param fromPaper what somebody else has published
   */
  public record Group(String name, List<Double> values, List<Double> errors, boolean fromPaper) {

    public Group {
      values = List.copyOf(values);
      errors = List.copyOf(errors);
    }
  }

  public Bars {
    categories = List.copyOf(categories);
    groups = List.copyOf(groups);
    for (Group group : groups) {
      if (group.values.size() != categories.size() || group.errors.size() != categories.size()) {
        throw new IllegalArgumentException(
            group.name + ": a value and an error expected for each of " + categories);
      }
    }
  }
}
