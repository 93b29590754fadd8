package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.Json;
import olsy.learning.training.LearnedModel;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.store.Decision;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;
import olsy.play.session.store.TakenBack;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody who changes its mind once in every game, plays on, and is learned from all the same. */
class TakenBackTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile OWN = ModelFolder.installed().player("material@2");
  private static final int CHANGES_AT = 6;
  private static final int GAMES = 2;

  @TempDir Path folder;

  private static final class Fickle implements Opponent<Checkers> {
    private final Search<Checkers> search =
        ModelFolder.installed().player("exchange-lover@1").search(GAME);
    private final int breaksOffAt;
    private boolean changed;
    private boolean takesLast;
    private int moves;

    Fickle(int breaksOffAt) {
      this.breaksOffAt = breaksOffAt;
    }

    @Override
    public String name() {
      return "fickle";
    }

    @Override
    public Optional<Side> side() {
      return Optional.of(Side.FIRST);
    }

    @Override
    public Checkers move(Line<Checkers> play) throws TakeBack, InterruptedException {
      if (++moves == breaksOffAt) {
        throw new InterruptedException();
      }
      if (play.plies() == 0) {
        changed = false;
      }
      if (play.plies() == CHANGES_AT && !changed) {
        changed = true;
        takesLast = true;
        throw new TakeBack();
      }
      Checkers[] successors = play.position().successors();
      Checkers choice =
          takesLast
              ? successors[successors.length - 1]
              : search.search(play.position(), 1).choice();
      takesLast = false;
      return choice;
    }
  }

  private SessionFolder session(String name) {
    SessionSettings settings =
        new SessionSettings(
            "checkers",
            "fickle",
            ModelUse.M_STAR_1P,
            1,
            new GamePlan(OptionalInt.of(GAMES), 0, 0, 30),
            new LearningPlan(20, OptionalInt.empty(), true, "men,kings", 2, 1000));
    return SessionFolder.create(folder.resolve(name), settings, OWN, new PlayerEntrant(OWN));
  }

  private static void play(SessionFolder session, Fickle opponent) throws InterruptedException {
    try (Session<Checkers> playing =
        Session.open(session, GAME, opponent, Clock.systemUTC(), new Silence())) {
      playing.play();
    }
  }

  @Test
  void whatWasTakenBackIsSeenButNotLearnedFrom() throws InterruptedException {
    SessionFolder session = session("whole");
    play(session, new Fickle(-1));
    List<Decision> kept = new ArrayList<>();
    List<TakenBack> backs = new ArrayList<>();
    int[] seen = new int[1];
    Json.readLines(
        session.examples(),
        json -> {
          Optional<TakenBack> back = TakenBack.of(json);
          back.ifPresent(backs::add);
          back.ifPresent(one -> assertTrue(kept.removeIf(one::voids)));
          if (back.isEmpty()) {
            Decision decision = Decision.of(json);
            kept.add(decision);
            seen[0] += decision.teaches() ? 1 : 0;
            if (decision.teaches() && session.modelNumbers().contains(seen[0])) {
              LearnedModel model = LearnedModel.read(session.model(seen[0]));
              assertEquals(seen[0], model.provenance().seen().decisions());
              assertEquals(kept.stream().filter(Decision::teaches).count(), model.fitted());
            }
          }
        });
    assertEquals(GAMES, backs.size());
    assertTrue(backs.stream().allMatch(back -> back.ply() == CHANGES_AT - 2), backs.toString());
    assertTrue(session.modelNumbers().size() >= 2, session.modelNumbers().toString());
    for (int game = 1; game <= GAMES; game++) {
      int one = game;
      List<Integer> plies =
          kept.stream().filter(decision -> decision.game() == one).map(Decision::ply).toList();
      for (int i = 0; i < plies.size(); i++) {
        assertEquals(2 * i, plies.get(i), "every decision of game " + one + " once");
      }
    }
  }

  @Test
  void aSessionThatBreaksOffGoesOnAsIfItHadNot() throws IOException, InterruptedException {
    SessionFolder whole = session("whole");
    play(whole, new Fickle(-1));
    for (int breaksOffAt : new int[] {4, 5, 30}) {
      SessionFolder torn = session("torn-" + breaksOffAt);
      Fickle opponent = new Fickle(breaksOffAt);
      assertThrows(InterruptedException.class, () -> play(torn, opponent));
      play(torn, opponent);
      assertEquals(Files.readString(whole.examples()), Files.readString(torn.examples()));
      assertEquals(Files.readString(whole.games()), Files.readString(torn.games()));
    }
  }

  @Test
  void theSideIsThatOfTheOpponent() throws InterruptedException {
    SessionFolder session = session("side");
    play(session, new Fickle(-1));
    List<SessionGame> games = new ArrayList<>();
    try (Session<Checkers> again =
        Session.open(session, GAME, new Fickle(-1), Clock.systemUTC(), new Silence())) {
      assertEquals(GAMES, again.state().results().games());
    }
    SessionRecords.games(session, (game, entry) -> games.add(game));
    assertEquals(List.of(Side.SECOND, Side.SECOND), games.stream().map(SessionGame::side).toList());
  }
}
