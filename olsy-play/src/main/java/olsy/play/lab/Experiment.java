package olsy.play.lab;

/** A measurement that can be repeated: the same seed gives the same rows, times aside. */
public interface Experiment {

  String name();

  /** In one sentence. */
  String description();

  void run(Laboratory laboratory);
}
