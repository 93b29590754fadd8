package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.model.ModelSearches;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.prediction.Prediction;
import olsy.learning.prediction.Predictor;
import org.junit.jupiter.api.Test;

class KnownPlayerTest {

  private static final WrittenStrategy STRATEGY =
      new WrittenStrategy(Map.of(Played.GAME.features().names().get(0), 1.0), 2);

  private static PlayerFile player(PlayerFile model) {
    return new PlayerFile(
        "tictactoe",
        "somebody",
        model == null ? MinimaxSearches.ALPHA_BETA : ModelSearches.M_STAR_1P,
        STRATEGY,
        model,
        Map.of());
  }

  /** What the predictor says, for whatever was played. */
  @Test
  void foretellsWhatThePredictorExpects() {
    KnownPlayer<TicTacToe> known = KnownPlayer.of(player(null), Played.GAME);
    Predictor<TicTacToe> predictor = Predictor.of(player(null), Played.GAME);
    for (DecidedGame<TicTacToe> game : Played.games(5, Played.whim(1), 1)) {
      for (Example<TicTacToe> decision : game.examples()) {
        Prediction<TicTacToe> expected = predictor.predict(decision.position());
        assertEquals(
            new Foretold(
                expected.choice() == decision.chosen(),
                expected.probabilities()[decision.chosen()]),
            known.foretell(decision));
      }
    }
  }

  /** Whoever has a model of its opponent moves as its search does. */
  @Test
  void asksAPlayerWithAModelForItsMove() {
    PlayerFile informed = player(player(null));
    KnownPlayer<TicTacToe> known = KnownPlayer.of(informed, Played.GAME);
    List<TicTacToe> successors = Example.successors(Played.GAME.start());
    TicTacToe move = informed.search(Played.GAME).search(Played.GAME.start(), 2).choice();
    for (TicTacToe next : successors) {
      Foretold foretold = known.foretell(Example.of(Played.GAME.start(), next));
      assertEquals(Foretold.of(move, Example.of(Played.GAME.start(), next)), foretold);
    }
  }
}
