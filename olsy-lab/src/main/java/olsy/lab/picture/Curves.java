package olsy.lab.picture;

import java.util.List;

/** Curves over numbers. */
public record Curves(String name, String title, String xLabel, String yLabel, List<Curve> curves)
    implements Picture {

  public Curves {
    curves = List.copyOf(curves);
  }
}
