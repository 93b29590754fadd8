package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.PlayerSearch;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.play.opponent.player.SearchingOpponent;
import olsy.play.session.Silence;
import olsy.play.session.store.Decision;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionSettings;
import olsy.play.session.store.TakenBack;
import org.junit.jupiter.api.Test;

/** A session that is driven move by move, without files and threads. */
class SessionStateTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile OWN = player("olsy", -0.6);
  private static final SearchingOpponent<Checkers> HIDDEN =
      SearchingOpponent.of(player("hidden", -0.4), GAME);

  private static PlayerFile player(String name, double pieces) {
    return new PlayerFile(
        "checkers",
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(new TreeMap<>(Map.of("men", 1.0, "kings", 1.5, "pieces", pieces)), 2),
        null,
        Map.of());
  }

  private static SessionState<Checkers> session(int games) {
    SessionSettings settings =
        new SessionSettings(
            "checkers",
            "hidden",
            ModelUse.M_STAR_1P,
            5,
            new GamePlan(OptionalInt.of(games), games, 6, 100),
            new LearningPlan(10, OptionalInt.empty(), true, "men,kings,pieces", 2, 500));
    return new SessionState<>(
        GAME,
        settings,
        OWN,
        Optional.empty(),
        "examples.jsonl",
        Gate.of(ModelUse.M_STAR_1P),
        new Silence());
  }

  private static ObservedMove<Checkers> theirs(GameInProgress<Checkers> game) {
    Optional<Expectation<Checkers>> expected = game.expect();
    return game.observe(HIDDEN.move(game.line().position()), expected);
  }

  @Test
  void doesNotRepeatAPositionWhereThereIsSomethingBetter() {
    PlayerSearch<Checkers> search = OWN.search(GAME);
    RepetitionRule<Checkers> rule =
        new RepetitionRule<>(new Deliberation<>(OWN.player(GAME).strategy()), 2);
    SessionState<Checkers> session = session(24);
    int avoided = 0;
    while (!session.isOver()) {
      GameInProgress<Checkers> game = session.nextGame(Optional.empty());
      while (!game.isOver()) {
        if (!game.isOurMove()) {
          game.accept(theirs(game));
          continue;
        }
        Line<Checkers> before = game.line();
        Checkers plain = search.search(before, SearchBudget.unlimited()).choice();
        SearchResult<Checkers> found = game.chooseMove(Optional.empty());
        game.accept(found);
        Checkers ours = found.choice();
        assertEquals(ours, game.line().position());
        avoided +=
            game.line().occurrences() == 1 && before.followedBy(plain).occurrences() > 1 ? 1 : 0;
        SearchResult<Checkers> again =
            new SearchResult<>(List.of(before.position(), ours), 0, 2, 0, 0);
        assertEquals(ours, rule.apply(before, again, SearchBudget.unlimited()).choice());
      }
      session.add(game.end(), game.line()::positions);
    }
    assertTrue(avoided > 5, avoided + " repetitions avoided");
  }

  @Test
  void aGameThatBreaksOffGoesOnAfterTheLastDecision() {
    SessionState<Checkers> session = session(2);
    GameInProgress<Checkers> game = session.nextGame(Optional.of(Side.FIRST));
    List<Decision> written = new ArrayList<>();
    while (written.size() < 5) {
      if (game.isOurMove()) {
        game.accept(game.chooseMove(Optional.empty()));
      } else {
        ObservedMove<Checkers> move = theirs(game);
        written.add(move.decision());
        game.accept(move);
      }
    }
    SessionState<Checkers> again = session(2);
    written.forEach(decision -> again.seeAgain(again.read(decision)));
    GameInProgress<Checkers> resumed = again.nextGame(Optional.of(Side.SECOND));
    assertEquals(game.line().position(), resumed.line().position());
    assertEquals(game.line().plies(), resumed.line().plies());
    assertTrue(resumed.isOurMove(), "the side that was ours stays ours");

    again.seeAgain(new TakenBack(1, written.get(3).ply()));
    assertEquals(written.get(3).ply(), resumed.line().plies());
    assertEquals(written.get(3).position(), GAME.text(resumed.line().position()));
  }

  @Test
  void whatCannotFollowIsRefused() {
    SessionState<Checkers> session = session(2);
    GameInProgress<Checkers> game = session.nextGame(Optional.of(Side.FIRST));
    Decision first = theirs(game).decision();
    String start = GAME.text(GAME.start());
    Decision elsewhere = new Decision(1, 0, start, "11-15", false, false, null);
    String refused =
        assertThrows(IllegalArgumentException.class, () -> session.read(elsewhere)).getMessage();
    assertTrue(refused.startsWith("the position of game 1, ply 0 cannot follow"), refused);
    Decision later = new Decision(2, 0, first.position(), first.move(), false, false, null);
    assertEquals(
        "a move of game 2, but games.pdn has only 0 games",
        assertThrows(IllegalArgumentException.class, () -> session.read(later)).getMessage());
    Decision illegal = new Decision(1, 0, first.position(), "1-32", false, false, null);
    assertThrows(IllegalArgumentException.class, () -> session.read(illegal));
  }

  @Test
  void aGameThatIsForfeitedIsWon() {
    SessionState<Checkers> session = session(2);
    SessionGame won = session.nextGame(Optional.of(Side.FIRST)).forfeited("it fell asleep");
    session.add(won, List::of);
    assertEquals(2, won.points());
    assertEquals("it fell asleep", won.termination());
    SessionGame lost = session.nextGame(Optional.of(Side.SECOND)).forfeited("we were too late");
    assertEquals(0, lost.points());
    assertEquals(2, session.nextGame(Optional.empty()).number());
  }
}
