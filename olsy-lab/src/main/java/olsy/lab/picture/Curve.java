package olsy.lab.picture;

import java.util.List;

/**
 * Points that belong together.
 *
 * @param isReference drawn to compare with: what a paper has, or what would be right
 */
public record Curve(String name, List<Point> points, boolean isReference) {

  /**
   * @param error what the interval reaches to both sides; 0 for none
   */
  public record Point(double x, double y, double error) {

    public Point(double x, double y) {
      this(x, y, 0);
    }
  }

  public Curve {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("the curve " + name + " has no points");
    }
  }

  public static Curve measured(String name, List<Point> points) {
    return new Curve(name, points, false);
  }

  public static Curve reference(String name, List<Point> points) {
    return new Curve(name, points, true);
  }
}
