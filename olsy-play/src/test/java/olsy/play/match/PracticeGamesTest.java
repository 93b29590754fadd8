package olsy.play.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.play.opponent.player.PlayerEntrant;
import org.junit.jupiter.api.Test;

class PracticeGamesTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile PLAYER = ModelFolder.installed().player("samuel-1@2");

  private static PracticeGames.Played<Checkers> play(int threads, long seed, List<Integer> heard)
      throws InterruptedException {
    List<Contestant<Checkers>> opponents =
        Stream.of("material@1", "exchange-lover@2")
            .map(name -> new PlayerEntrant(ModelFolder.installed().player(name)))
            .map(entrant -> Contestant.of(entrant, GAME))
            .toList();
    return new PracticeGames<>(
            GAME, Contestant.of(new PlayerEntrant(PLAYER), GAME), opponents, 300, seed)
        .play(threads, heard::add);
  }

  @Test
  void playsUntilThereIsEnough() throws InterruptedException {
    List<Integer> heard = new ArrayList<>();
    PracticeGames.Played<Checkers> played = play(1, 1, heard);
    int decisions = DecidedGame.decisions(played.games());
    assertTrue(decisions >= 300, decisions + "");
    assertEquals(decisions, heard.get(heard.size() - 1));
    assertEquals(10 * heard.size(), played.games().size());
  }

  @Test
  void theDecisionsAreThePlayers() throws InterruptedException {
    Search<Checkers> search = PLAYER.search(GAME);
    for (DecidedGame<Checkers> game : play(1, 1, new ArrayList<>()).games().subList(0, 4)) {
      for (Example<Checkers> example : game.examples()) {
        Checkers found = search.search(example.position(), 2, SearchBudget.unlimited()).choice();
        assertEquals(found, example.successors().get(example.chosen()));
      }
    }
  }

  @Test
  void theSeedAloneDecides() throws InterruptedException {
    PracticeGames.Played<Checkers> played = play(2, 1, new ArrayList<>());
    assertEquals(play(1, 1, new ArrayList<>()), played);
    assertNotEquals(play(1, 2, new ArrayList<>()).sha256(), played.sha256());
  }
}
