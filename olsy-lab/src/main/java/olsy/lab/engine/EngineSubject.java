package olsy.lab.engine;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import olsy.core.game.checkers.Checkers;
import olsy.lab.measure.Subject;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.learning.example.AllCores;
import olsy.learning.example.Decisions;
import olsy.learning.example.Example;
import olsy.learning.example.ExampleSet;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Foreseen;
import olsy.learning.prediction.ForeseenDecision;
import olsy.play.opponent.player.SearchingOpponent;

/** An engine in games against a player of models/, from random openings. */
public final class EngineSubject implements Subject {

  private static final String RIVAL = "samuel-2@4";

  private final Engine engine;
  private final int many;
  private final long seed;

  /** Null before somebody asks for them. */
  private ExampleSet<Checkers> tests;

  /**
   * @param tests unforced decisions to test with
   * @param seed of these games
   */
  public EngineSubject(Engine engine, int tests, long seed) {
    this.engine = engine;
    this.many = tests;
    this.seed = seed;
  }

  @Override
  public Provenance.Origin origin() {
    return new Provenance.Origin(List.of(), engine.name(), null, 0, List.of());
  }

  @Override
  public Decisions<Checkers> draw(int decisions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return played(random.split()).decisions(engine.name(), decisions, random);
  }

  private PlayedDecisions<Checkers> played(SplittableRandom moves) {
    return new PlayedDecisions<>(
        LabGame.CHECKERS,
        position -> engine.move(position, moves),
        SearchingOpponent.of(ModelFolder.installed().player(RIVAL), LabGame.CHECKERS)::move,
        0);
  }

  @Override
  public ExampleSet<Checkers> tests() {
    if (tests == null) {
      SplittableRandom random = new SplittableRandom(seed);
      tests = ExampleSet.of(played(random.split()).draw(many, random));
    }
    return tests;
  }

  /** Its own probabilities. */
  @Override
  public Optional<Supplier<Foreseen>> ceiling() {
    return Optional.of(() -> new Foreseen(AllCores.map(tests().unforced(), this::own), 0));
  }

  private ForeseenDecision own(ExampleSet.Repeated<Checkers> one) {
    Example<Checkers> example = one.example();
    double[] probabilities = engine.probabilities(example.position(), example.successors());
    int expected = 0;
    for (int i = 1; i < probabilities.length; i++) {
      expected = probabilities[i] > probabilities[expected] ? i : expected;
    }
    return new ForeseenDecision(
        example.chosen(), one.times(), expected, probabilities, probabilities);
  }
}
