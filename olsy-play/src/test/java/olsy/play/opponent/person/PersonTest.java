package olsy.play.opponent.person;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import olsy.core.game.Line;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.model.ModelSearches;
import olsy.learning.archive.PdnGame;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Predictor;
import olsy.play.board.Board;
import olsy.play.board.BoardText;
import olsy.play.explain.Forecast;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.TakeBack;
import olsy.play.session.Session;
import olsy.play.session.Silence;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PersonTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile RIVAL = ModelFolder.installed().player("material@2");

  @TempDir Path folder;

  private final StringWriter shown = new StringWriter();

  private Person<Checkers> person(PlayerFile rival, Side side, String typed) {
    return new Person<>(
        "ann",
        GAME,
        rival,
        side,
        new TypedText(new BufferedReader(new StringReader(typed)), new PrintWriter(shown)),
        new PrintWriter(shown),
        BoardText.PLAIN);
  }

  private SessionFolder session(int games) {
    SessionSettings settings =
        new SessionSettings(
            "checkers",
            "ann",
            ModelUse.M_STAR_1P,
            1,
            new GamePlan(OptionalInt.of(games), 0, 0, 25),
            new LearningPlan(5, OptionalInt.empty(), true, "men,kings", 2, 1000));
    return SessionFolder.create(
        folder,
        settings,
        RIVAL,
        new AbsentEntrant(AbsentEntrant.Meeting.PERSON, "ann", "checkers"));
  }

  private static void play(SessionFolder session, Person<Checkers> person)
      throws InterruptedException {
    try (Session<Checkers> playing =
        Session.open(session, GAME, person, Clock.systemUTC(), new Silence())) {
      playing.play();
    }
  }

  private static List<PdnGame> games(SessionFolder session) {
    List<PdnGame> games = new ArrayList<>();
    SessionRecords.games(session, (game, entry) -> games.add(entry.game()));
    return games;
  }

  private static List<String> examples(SessionFolder session) throws Exception {
    return Files.readAllLines(session.examples());
  }

  @Test
  void playsAGameToItsEndAndIsLearned() throws InterruptedException {
    SessionFolder session = session(2);
    play(session, person(RIVAL, Side.SECOND, "1\n".repeat(120)));
    List<PdnGame> games = games(session);
    assertEquals(2, games.size());
    for (PdnGame game : games) {
      assertEquals("ann", game.tags().get("White"), "the side that was wanted");
      assertTrue(game.moves().size() > 10 && game.outcome().isPresent(), game.toString());
    }
    assertTrue(shown.toString().contains("Enter begins the next game"));
    assertFalse(session.modelNumbers().isEmpty(), "nothing was learned");
  }

  @Test
  void takesBackQuitsAndGoesOn() throws Exception {
    SessionFolder session = session(1);
    assertThrows(
        InterruptedException.class,
        () -> play(session, person(RIVAL, Side.FIRST, "undo\n11-15\n1\nundo\n2\nquit\n")));
    assertTrue(shown.toString().contains("There is no move of yours to take back."));
    List<String> before = examples(session);
    assertEquals(4, before.size(), before.toString());
    assertEquals("{\"game\":1,\"takeBack\":2}", before.get(2));
    play(session, person(RIVAL, null, "undo\n3\n" + "1\n".repeat(60)));
    List<String> after = examples(session);
    assertEquals(before, after.subList(0, 4));
    assertEquals("{\"game\":1,\"takeBack\":2}", after.get(4));
    PdnGame game = games(session).get(0);
    assertEquals("ann", game.tags().get("Black"), "the side that the game was begun with");
    Checkers position = GAME.start();
    assertEquals("11-15", game.moves().get(0));
    for (String move : game.moves().subList(0, 2)) {
      position = GAME.successor(position, move);
    }
    assertEquals(GAME.move(position, position.successors()[2]), game.moves().get(2));
  }

  @Test
  void theEndOfInputQuits() {
    SessionFolder session = session(1);
    assertThrows(
        InterruptedException.class, () -> play(session, person(RIVAL, Side.FIRST, "9-13\n")));
    assertEquals(List.of(), games(session));
  }

  @Test
  void resigning() throws InterruptedException {
    SessionFolder session = session(1);
    play(session, person(RIVAL, Side.FIRST, "9-13\nresign\n"));
    PdnGame game = games(session).get(0);
    assertEquals("resigned", game.tags().get("Termination"));
    assertEquals("0-1", game.result());
  }

  /** Not one that was taken back, nor one of the game before. */
  @Test
  void theLastPositionIsShownAtTheEnd() throws Exception {
    Person<Checkers> person = person(RIVAL, Side.FIRST, "9-13\nundo\nresign\n");
    Line<Checkers> start = Line.startingAt(GAME.start(), GAME.drawRules());
    Line<Checkers> later = start.followedBy(person.move(start));
    Line<Checkers> answered = later.followedBy(later.position().successors()[0]);
    assertThrows(TakeBack.class, () -> person.move(answered));
    assertThrows(Forfeit.class, () -> person.move(start));
    String before = shown.toString();
    person.seesTheEnd();
    String board = before.substring(0, before.indexOf("You play"));
    assertEquals(board, shown.toString().substring(before.length()));
  }

  @Test
  void movesAreUnderstoodAsPeopleTypeThem() throws Exception {
    Line<Checkers> start = Line.startingAt(GAME.start(), GAME.drawRules());
    Checkers expected = GAME.successor(GAME.start(), "11-15");
    for (String typed : List.of("11\u201315", "11 \u2014 15", "11 15", "11 - 15", "11\u221215")) {
      assertEquals(expected, person(RIVAL, Side.FIRST, typed + "\n").move(start), typed);
    }
    Checkers capture = GAME.position("B:W18:B15");
    assertEquals(
        GAME.successor(capture, "15x22"),
        person(RIVAL, Side.FIRST, "15 22\n").move(Line.startingAt(capture, GAME.drawRules())));
    assertThrows(InterruptedException.class, () -> person(RIVAL, Side.FIRST, "Exit\n").move(start));
  }

  @Test
  void theBoardIsShownUnderBothNames() throws Exception {
    Line<Checkers> start = Line.startingAt(GAME.start(), GAME.drawRules());
    person(RIVAL, Side.FIRST, "moves\n1\n").move(start);
    String moves = shown.toString();
    shown.getBuffer().setLength(0);
    person(RIVAL, Side.FIRST, "board\n1\n").move(start);
    assertEquals(moves, shown.toString());
  }

  @Test
  void aRefusedMoveIsToldWhy() throws Exception {
    Line<Checkers> line = Line.startingAt(GAME.position("B:W18,19,27:B15,5"), GAME.drawRules());
    person(RIVAL, Side.FIRST, "5-9\n15x22\n").move(line);
    assertTrue(
        shown.toString().contains("5-9 is none of your moves: you must capture 15x22 or 15x31.\n"),
        shown.toString());
  }

  @Test
  void noLineIsLongerThanATerminalIsWide() throws Exception {
    PlayerFile model = ModelFolder.installed().player("samuel-1@2");
    PlayerFile rival =
        new PlayerFile(
            "checkers", "rival", ModelSearches.M_STAR_1P, RIVAL.strategy(), model, Map.of());
    Checkers position = GAME.position("W:W21-32:B1-10,12,15");
    person(rival, null, "help\nexpect\n1\n").move(Line.startingAt(position, GAME.drawRules()));
    for (String line : shown.toString().lines().toList()) {
      assertTrue(line.length() < 80, line);
    }
  }

  @Test
  void aForcedMoveIsNoneThatIsForeseen() throws Exception {
    PlayerFile model = ModelFolder.installed().player("samuel-1@2");
    PlayerFile rival =
        new PlayerFile(
            "checkers", "rival", ModelSearches.M_STAR_1P, RIVAL.strategy(), model, Map.of());
    Line<Checkers> line = Line.startingAt(GAME.position("B:W18:B15"), GAME.drawRules());
    person(rival, Side.FIRST, "expect\n1\n").move(line);
    String text = shown.toString();
    assertTrue(text.contains("You have only one move, 15x22.\n"), text);
    assertFalse(text.contains("%"), text);
  }

  @Test
  void answersQuestions() throws Exception {
    PlayerFile model = ModelFolder.installed().player("samuel-1@3");
    PlayerFile rival =
        new PlayerFile(
            "checkers", "rival", ModelSearches.M_STAR_1P, RIVAL.strategy(), model, Map.of());
    Person<Checkers> person =
        person(rival, null, "expect\nhint\nwhy\nmoves\n12-17\n0\n8\nnonsense\nhelp\n24-19\n");
    Checkers position = GAME.position("W:W21-32:B1-10,12,15");
    person.sees(Board.of(GAME, position), List.of("11-15", "24-19"), "it was told so");
    assertEquals(
        GAME.successor(position, "24-19"),
        person.move(Line.startingAt(position, GAME.drawRules())));
    String text = shown.toString();
    assertTrue(text.startsWith("rival plays 11-15.\n"), text);
    List<Forecast.Move> expected = Forecast.of(Predictor.of(model, GAME).predict(position), GAME);
    for (Forecast.Move move : expected.subList(0, 5)) {
      String line =
          String.format(Locale.ROOT, "  %-10s %3.0f %%", move.move(), 100 * move.probability());
      assertTrue(text.contains(line), line + " in " + text);
    }
    assertTrue(text.contains("What you value speaks for " + expected.get(0).move()), text);
    assertTrue(text.contains("rival would play "), text);
    assertTrue(text.contains("rival expects 11-15 24-19; it was told so."), text);
    assertTrue(text.contains("12-17 is none of your moves: the piece on 12 is Black's.\n"), text);
    assertEquals(2, text.split("There are moves 1 to 7.", -1).length - 1, text);
    assertTrue(text.contains("\"nonsense\" is no move"), text);
    assertEquals(2, text.split("        13 \\.|  13 \\.", -1).length - 1, "two boards: " + text);
  }
}
