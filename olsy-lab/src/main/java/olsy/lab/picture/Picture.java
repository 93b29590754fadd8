package olsy.lab.picture;

/** A diagram, as data. */
public sealed interface Picture permits Curves, Bars {

  /** In the spelling of files. */
  String name();

  String title();

  String yLabel();
}
