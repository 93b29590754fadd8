package olsy.lab.measure;

import java.util.List;

/**
 * What a learner is given.
 *
 * @param procedure its name
 * @param decisions how many it learns from, one time after the other
 * @param draws how often it learns from so many, each time from others
 */
public record Course(String procedure, List<Integer> decisions, int draws) {

  public Course {
    decisions = List.copyOf(decisions);
  }
}
