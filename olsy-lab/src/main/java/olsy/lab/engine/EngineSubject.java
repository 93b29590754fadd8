package olsy.lab.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.measure.Subject;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.learning.example.AllCores;
import olsy.learning.example.DecidedGame;
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
  private final ExampleSet<Checkers> tests;

  /**
   * Plays the games to test with.
   *
   * @param tests unforced decisions
   * @param seed of these games
   */
  public EngineSubject(Engine engine, int tests, long seed) {
    this.engine = engine;
    this.tests = ExampleSet.of(play(tests, seed));
  }

  @Override
  public Provenance.Origin origin() {
    return new Provenance.Origin(List.of(), engine.name(), null, 0, List.of());
  }

  @Override
  public Decisions<Checkers> draw(int decisions, long seed) {
    List<DecidedGame<Checkers>> games = new ArrayList<>();
    for (List<Example<Checkers>> game : play(decisions, seed)) {
      if (!game.isEmpty()) {
        games.add(new DecidedGame<>(0, games.size() + 1, game, plies(game)));
      }
    }
    int forced = games.stream().mapToInt(game -> game.examples().size()).sum() - decisions;
    return new Decisions<>(
        origin(), new Provenance.Seen(games.size(), decisions, forced), games, List.of());
  }

  /** Every second one, from the opening on. */
  private static List<Integer> plies(List<Example<Checkers>> game) {
    int first = PlayedDecisions.OPENING + (game.get(0).position().toMove() == Side.FIRST ? 0 : 1);
    return IntStream.range(0, game.size()).map(i -> first + 2 * i).boxed().toList();
  }

  private List<List<Example<Checkers>>> play(int decisions, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    SplittableRandom moves = random.split();
    return new PlayedDecisions<>(
            LabGame.CHECKERS,
            position -> engine.move(position, moves),
            SearchingOpponent.of(ModelFolder.installed().player(RIVAL), LabGame.CHECKERS)::move,
            0)
        .draw(decisions, random);
  }

  @Override
  public ExampleSet<Checkers> tests() {
    return tests;
  }

  /** Its own probabilities. */
  @Override
  public Optional<Foreseen> ceiling() {
    return Optional.of(new Foreseen(AllCores.map(tests.unforced(), this::own), 0));
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
