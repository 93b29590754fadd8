package olsy.learning.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.model.ModelSearches;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayedArchive;
import olsy.learning.archive.PlayerGames;
import olsy.learning.archive.PlayerNames;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluatorTest {

  @TempDir static Path folder;
  private static Path log;

  @BeforeAll
  static void play() throws IOException {
    log = folder.resolve("log.pdn");
    PlayedArchive.write(log, new PlayedArchive(PlayedArchive.ANN, PlayedArchive.BOB).games(16, 1));
  }

  private static Evaluated evaluate(PlayerFile player, String whose, Side... sides) {
    Evaluator<Checkers> evaluator = new Evaluator<>(player, PlayedArchive.GAME);
    PlayerGames.readDecisions(
        new GameLog<>(PlayedArchive.GAME, List.of(log), fault -> {}),
        new PlayerNames(List.of()),
        whose,
        EnumSet.copyOf(List.of(sides)),
        evaluator::add);
    return evaluator.evaluated();
  }

  private static Evaluated evaluate(PlayerFile player, String whose) {
    return evaluate(player, whose, Side.FIRST, Side.SECOND);
  }

  @Test
  void aPlayerPredictsItselfAndNoOther() {
    assertEquals(1, evaluate(PlayedArchive.ANN, "Ann").hits().strict());
    assertEquals(1, evaluate(PlayedArchive.BOB, "bob").hits().strict());
    assertTrue(evaluate(PlayedArchive.BOB, "Ann").hits().strict() < 0.9);
  }

  @Test
  void theSidesTogetherAreBoth() {
    Evaluated both = evaluate(PlayedArchive.BOB, "Ann");
    Evaluated black = evaluate(PlayedArchive.BOB, "Ann", Side.FIRST);
    Evaluated white = evaluate(PlayedArchive.BOB, "Ann", Side.SECOND);
    assertEquals(both.forced(), black.forced() + white.forced());
    assertEquals(both.hits().decisions(), black.hits().decisions() + white.hits().decisions());
    assertEquals(both.hits().strict(), black.hits().with(white.hits()).strict(), 1e-12);
  }

  /** A line for every decision, with what the sums are made of. */
  @Test
  void everyDecisionIsTold() {
    List<JudgedDecision<Checkers>> each = new ArrayList<>();
    Evaluator<Checkers> evaluator =
        new Evaluator<>(PlayedArchive.BOB, PlayedArchive.GAME, each::add);
    List<DecidedGame<Checkers>> games = new ArrayList<>();
    PlayerGames.readDecisions(
        new GameLog<>(PlayedArchive.GAME, List.of(log), fault -> {}),
        new PlayerNames(List.of()),
        "Ann",
        EnumSet.allOf(Side.class),
        game -> {
          games.add(game);
          evaluator.add(game);
        });
    Evaluated evaluated = evaluator.evaluated();
    assertEquals(evaluated.hits().decisions(), each.size());
    assertEquals(DecidedGame.decisions(games), each.size());
    Calibration calibration = Calibration.none();
    int right = 0;
    for (JudgedDecision<Checkers> one : each) {
      ForeseenDecision foreseen = one.foreseen();
      Example<Checkers> example = one.example();
      DecidedGame<Checkers> game =
          games.stream().filter(its -> its.number() == one.game()).findFirst().orElseThrow();
      Example<Checkers> listed = game.examples().get(game.plies().indexOf(one.ply()));
      assertEquals(
          listed.successors().get(listed.chosen()), example.successors().get(foreseen.chosen));
      right += foreseen.expected == foreseen.chosen ? 1 : 0;
      calibration =
          calibration.with(
              Calibration.of(
                  List.of(
                      new ForeseenDecision(
                          foreseen.chosen,
                          1,
                          foreseen.expected,
                          foreseen.probabilities,
                          foreseen.values))));
    }
    assertEquals(evaluated.hits().strict(), (double) right / each.size(), 1e-12);
    Calibration whole = evaluated.calibration().orElseThrow();
    assertEquals(whole.logLikelihood().mean(), calibration.logLikelihood().mean(), 1e-9);
    assertEquals(whole.error(), calibration.error(), 1e-9);
  }

  /** With a model that looks as far as it can, M* plays another move now and then. */
  @Test
  void aPlayerWithAModelIsAskedForItsMove() {
    PlayerFile modelling =
        new PlayerFile(
            "checkers",
            "Ann",
            ModelSearches.M_STAR_1P,
            PlayedArchive.ANN.strategy(),
            PlayedArchive.BOB,
            Map.of());
    Evaluated plain = evaluate(PlayedArchive.ANN, "Ann");
    Evaluated other = evaluate(modelling, "Ann");
    assertEquals(plain.forced(), other.forced());
    assertEquals(plain.hits().decisions(), other.hits().decisions());
    assertEquals(plain.hits().uniform(), other.hits().uniform(), 1e-12);
    assertEquals(plain.hits(), plain.accuracy().orElseThrow().hits());
    assertTrue(other.accuracy().isEmpty());
    assertTrue(other.hits().strict() < 1 && other.hits().strict() > 0.3, other.toString());
  }
}
