package olsy.learning.players;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.player.TieRule;
import olsy.core.search.Algorithms;
import olsy.core.search.PlayerAlgorithm;
import olsy.core.search.chance.ChanceAlgorithm;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.core.search.pruning.PruningSearches;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayerFileTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final String MODELLING =
      """
      {"game":"checkers","name":"a","strategy":{"weights":{"men":1,"kings":1.5},"depth":4,"x":[1,{"y":0.10}]},
       "model":{"strategy":{"weights":{"pieces":-0.004,"men":1},"depth":3,"error":0.25},"seen":7},
       "provenance":{"seed":9,"files":["g.pdn"]}}\
      """;

  @TempDir Path folder;

  @Test
  void defaultsAreFilledIn() {
    PlayerFile plain =
        read("{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}");
    assertEquals(
        new PlayerFile(
            "checkers",
            "base",
            MinimaxSearches.ALPHA_BETA,
            new WrittenStrategy(Map.of("men", 1.0), 2),
            null,
            Map.of()),
        plain);
    PlayerFile modelling = read(MODELLING);
    assertEquals(ModelSearches.M_STAR_1P, modelling.search());
    assertEquals("model of a", modelling.model().name());
    assertEquals(MinimaxSearches.ALPHA_BETA, modelling.model().search());
  }

  @Test
  void unknownFieldsAreWrittenBack() {
    Path file = folder.resolve("a.json");
    PlayerFile player = read(MODELLING);
    player.write(file);
    assertEquals(player, PlayerFile.read(file));
    assertEquals(Map.of("seed", 9, "files", List.of("g.pdn")), player.other().get("provenance"));
    assertEquals(7, PlayerFile.read(file).model().other().get("seen"));
    assertEquals(
        Map.of("x", List.of(1, Map.of("y", 0.1))), PlayerFile.read(file).strategy().other());
  }

  @Test
  void theWholeRecursionHasOneUnitAndOneSetOfFeatures() {
    Player<Checkers> player = read(MODELLING).player(GAME);
    LinearEvaluation<Checkers> own = linear(player.strategy().evaluation());
    LinearEvaluation<Checkers> models = linear(player.model().strategy().evaluation());
    assertSame(own.features(), models.features());
    assertEquals(1000, own.unit());
    assertEquals(1000, models.unit());
    assertEquals(4, player.strategy().depth());
    assertEquals(3, player.model().strategy().depth());
    assertEquals(250, player.model().strategy().error());
    assertNull(player.model().model());
    assertEquals(0, own.value(Checkers.START, Side.FIRST));
    assertEquals(-96, models.value(Checkers.START, Side.FIRST));
    Checkers kingUp = GAME.position("B:W21:BK1,2");
    assertArrayEquals(
        new double[] {1500, -12},
        new double[] {own.value(kingUp, Side.FIRST), models.value(kingUp, Side.FIRST)});
  }

  @Test
  void frontierTiesTemperatureAndTrustAreTheStrategys() {
    String order = GAME.tieOrders().get(5).name();
    PlayerFile player =
        read(
            "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1,\"kings\":1.25},\"depth\":2,"
                + "\"frontier\":\"stand-pat\",\"ties\":{\"margin\":0.5,\"second\":\""
                + order
                + "\"},\"temperature\":0.25,\"trust\":0.5}}");
    Strategy<Checkers> strategy = player.player(GAME).strategy();
    assertEquals(
        new TieRule<>(50, Optional.empty(), Optional.of(GAME.tieOrders().get(5))), strategy.ties());
    assertEquals(25, strategy.temperature());
    assertEquals(0.5, strategy.trust());
    // Black, a man behind, takes one: the static value is -1, going on it is 0.
    assertEquals(0, strategy.evaluation().value(GAME.position("B:W15,32:B11"), Side.FIRST));
    assertEquals(player, PlayerFile.of(Json.parse(Json.line(player.json()), "y"), "base"));
    assertEquals(
        List.of("weights", "depth", "error"),
        List.copyOf(new WrittenStrategy(Map.of("men", 1.0), 2).json().keySet()));
  }

  @Test
  void doubtsAreReadAndWritten() {
    PlayerFile player =
        read(
            "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2,"
                + "\"ties\":{\"margin\":0.5,\"lead\":0.25},\"deviations\":{\"kings\":0.12},"
                + "\"alternatives\":[{\"share\":0.3,\"weights\":{\"men\":1,\"kings\":2},"
                + "\"depth\":4,\"frontier\":\"captures\",\"deviations\":{\"men\":0.1},"
                + "\"later\":1},{\"share\":0.1,\"weights\":{\"men\":1},\"depth\":3}]}}");
    Doubts doubts = player.strategy().doubts();
    assertEquals(Map.of("kings", 0.12), doubts.deviations());
    assertEquals(0.6, doubts.ownShare(), 1e-12);
    WrittenStrategy first = doubts.alternatives().get(0).strategy();
    assertEquals(4, first.depth());
    assertEquals(Set.of("later"), first.other().keySet());
    assertEquals(0.25, player.player(GAME).strategy().ties().lead() / player.unit());
    assertEquals(player, PlayerFile.of(Json.parse(Json.line(player.json()), "y"), "base"));
    assertEquals(List.of(), player.withDepth(5).strategy().doubts().alternatives());
  }

  /** Learned orders are often nobody's but that player's. */
  @Test
  void anOrderOfTiesMayBeThePlayersOwn() {
    String order = GAME.tieOrders().get(3).neighbours().get(77).name();
    PlayerFile player =
        read(
            "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2,"
                + "\"ties\":{\"first\":\""
                + order
                + "\"}}}");
    assertEquals(Optional.of(GAME.tieOrder(order)), player.player(GAME).strategy().ties().first());
    assertEquals(player, PlayerFile.of(Json.parse(Json.line(player.json()), "y"), "base"));
  }

  @Test
  void theDepthCanBeChanged() {
    PlayerFile deeper = read(MODELLING).withDepth(9);
    assertEquals(9, deeper.strategy().depth());
    assertEquals(3, deeper.model().strategy().depth());
    assertEquals(read(MODELLING).strategy().other(), deeper.strategy().other());
  }

  @Test
  void everyAlgorithmCanBeTheSearch() {
    for (PlayerAlgorithm algorithm : Algorithms.ofPlayers()) {
      PlayerFile player = read(MODELLING).withSearch(algorithm);
      if (algorithm instanceof ChanceAlgorithm) {
        assertThrows(InputException.class, () -> player.search(GAME), algorithm.name());
        continue;
      }
      assertEquals(3, player.search(GAME).search(Checkers.START, 3).depth(), algorithm.name());
    }
  }

  @Test
  void aModelThatLooksLessFarCannotBePrunedBySumBounds() {
    PlayerFile player = read(MODELLING).withDepth(6).withSearch(PruningSearches.ALPHA_BETA_STAR);
    InputException wrong = assertThrows(InputException.class, () -> player.search(GAME));
    assertEquals(
        "player a: alpha-beta-star needs models that look as far as the search, up to 6 plies",
        wrong.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | x: expected the field \"game\", found none",
        "{\"game\":\"chess\"} | x: game: unknown game \"chess\", nearest: checkers",
        "{\"game\":\"checkers\"} | x: expected the field \"strategy\", found none",
        "{\"version\":2,\"game\":\"checkers\"} | x: version: written by a newer program: format 2,"
            + " this one reads formats up to 1",
        "{\"version\":\"1\",\"game\":\"checkers\"} | x: version: expected a whole number, at least"
            + " 1, found \"1\"",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"kinsg\":1},\"depth\":1}} | x:"
            + " strategy.weights: unknown feature of checkers \"kinsg\", nearest: kings",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1e999},\"depth\":1}} | x:"
            + " strategy.weights.men: expected a number, found \"infinite\"",
        "{\"game\":\"checkers\",\"search\":\"alphabeta\",\"strategy\":{}} | x: search: unknown"
            + " algorithm \"alphabeta\", nearest: alpha-beta",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":0}} | x:"
            + " strategy.depth: expected a whole number, at least 1, found 0",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":1,\"error\":-1}} |"
            + " x: strategy.error: expected a number, at least 0, or \"infinite\", found -1",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":1},\"model\":{\"game\":\"othello\"}}"
            + " | x: model.game: expected \"checkers\", the game of the player it is a model for,"
            + " found \"othello\"",
        "{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":1},\"model\":{\"strategy\":{\"weights\":{\"men\":true},\"depth\":1}}}"
            + " | x: model.strategy.weights.men: expected a number, found true",
        "{\"game\":\"checkers\",\"endgames\":7,\"strategy\":{}} | x: endgames: expected 1 to 6"
            + " pieces of checkers, found 7",
      })
  void whatIsWrongIsNamedWithItsPlace(String text, String beginning) {
    InputException wrong =
        assertThrows(InputException.class, () -> PlayerFile.of(Json.parse(text, "x"), "base"));
    assertEquals(
        beginning,
        wrong.getMessage().substring(0, Math.min(beginning.length(), wrong.getMessage().length())));
  }

  @Test
  void saysWhetherItAsksEndgames() {
    PlayerFile plain =
        read("{\"game\":\"checkers\",\"strategy\":{\"weights\":{\"men\":1},\"depth\":2}}");
    assertEquals(OptionalInt.empty(), plain.endgames());
    PlayerFile asking = plain.withEndgames(OptionalInt.of(4));
    assertEquals(asking, PlayerFile.of(Json.parse(Json.line(asking.json()), "x"), "base"));
    assertEquals(OptionalInt.of(4), asking.endgames());
    assertEquals(plain, asking.withEndgames(OptionalInt.empty()));
    assertEquals(OptionalInt.of(4), asking.withDepth(7).withName("other").endgames());
  }

  private static PlayerFile read(String text) {
    return PlayerFile.of(Json.parse(text, "x"), "base");
  }

  private static LinearEvaluation<Checkers> linear(Evaluation<Checkers> evaluation) {
    return (LinearEvaluation<Checkers>) evaluation;
  }
}
