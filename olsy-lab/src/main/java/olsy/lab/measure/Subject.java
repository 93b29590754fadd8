package olsy.lab.measure;

import java.util.Optional;
import java.util.function.Supplier;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Decisions;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Foreseen;

/** Somebody to learn from. */
public interface Subject {

  /** Whose decisions they are, and of which archives. */
  Provenance.Origin origin();

  /** So many unforced decisions. The same seed draws the same; of a smaller number, the first. */
  Decisions<Checkers> draw(int decisions, long seed);

  /** Decisions in other games. */
  ExampleSet<Checkers> tests();

  /** What one who knows everything about it expects of the tests; empty where nobody does. */
  Optional<Supplier<Foreseen>> ceiling();
}
