package olsy.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.game.reversi.Reversi;
import olsy.learning.archive.PdnGame;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.play.opponent.AbsentEntrant;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.store.Decision;
import olsy.play.session.store.GamePlan;
import olsy.play.session.store.LearningPlan;
import olsy.play.session.store.ModelUse;
import olsy.play.session.store.OwnMove;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GuestGamesTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile PLAYER = ModelFolder.installed().player("material@1");
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2000-01-01T00:00:00Z"), ZoneOffset.UTC);
  private static final LearningPlan NOTHING =
      new LearningPlan(1_000_000, OptionalInt.empty(), true, null, 1, 1000);
  private static final LearningPlan SOON =
      new LearningPlan(10, OptionalInt.empty(), true, "men,kings,pieces", 1, 500);

  /** Where 11-15 22-18 15x22 wins. */
  private static final String EARLIER = "B:W22:B11";

  private static final String BEFORE = "B:W18:B15";

  @TempDir Path place;

  private static SessionFolder folder(Path path, LearningPlan plan, PlayerFile player) {
    SessionSettings settings =
        new SessionSettings(
            player.game(),
            "rival",
            ModelUse.GUARDED,
            1,
            new GamePlan(OptionalInt.empty(), 0, 0, 1000),
            plan);
    return SessionFolder.create(
        path,
        settings,
        player,
        new AbsentEntrant(AbsentEntrant.Meeting.STRANGER, "rival", player.game()));
  }

  private static List<String> decisions(SessionFolder folder) {
    List<Decision> decisions = new ArrayList<>();
    SessionRecords.examples(folder, decisions::add, back -> decisions.removeIf(back::voids));
    return decisions.stream().map(one -> one.position() + " " + one.move()).toList();
  }

  private static List<PdnGame> games(SessionFolder folder) {
    List<PdnGame> games = new ArrayList<>();
    SessionRecords.games(folder, (game, entry) -> games.add(entry.game()));
    return games;
  }

  private static <P extends Position<P>> Line<P> line(Game<P> game, List<P> positions) {
    Line<P> line = Line.startingAt(positions.get(0), game.drawRules());
    for (P next : positions.subList(1, positions.size())) {
      line = line.followedBy(next);
    }
    return line;
  }

  /**
   * Another program, which conducts random games in every way it may, and kills ours now and then.
   * It knows what ours has to know.
   */
  private static final class Program<P extends Position<P>> {
    private final Game<P> game;
    private final SplittableRandom random;
    private final Path place;
    private final List<AutoCloseable> killed = new ArrayList<>();

    /** Of every game that it has shown. */
    private final List<List<String>> games = new ArrayList<>();

    /** The opponent's, of every game that it has shown. */
    private final List<List<String>> decisions = new ArrayList<>();

    private int processes;
    private SessionFolder folder;
    private GuestGames<P> ours;

    /** From the start of the game. */
    private final List<P> played = new ArrayList<>();

    private Side us;
    private int opening;

    /** Whether ours heard of a new game since it was started: then nothing is taken back. */
    private boolean isAnnounced;

    /** Whether a part of the play shows what has happened. */
    private boolean isPartEnough;

    Program(Game<P> game, PlayerFile player, long seed, Path place) {
      this.game = game;
      this.random = new SplittableRandom(seed);
      this.place = place;
      this.folder = folder(place.resolve("0"), NOTHING, player);
      this.ours = GuestGames.open(folder, game, CLOCK);
    }

    private boolean happens(int percent) {
      return random.nextInt(100) < percent;
    }

    /** Our process is gone, and what it left on the disk is all there is. */
    private void kill() {
      killed.add(ours);
      Path copy = place.resolve(String.valueOf(++processes));
      try {
        Files.createDirectories(copy.resolve("models"));
        try (Stream<Path> files = Files.list(folder.path())) {
          for (Path file : files.filter(Files::isRegularFile).toList()) {
            Files.copy(file, copy.resolve(file.getFileName()));
          }
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      folder = SessionFolder.existing(copy);
      ours = GuestGames.open(folder, game, CLOCK);
      isAnnounced = happens(50);
      if (isAnnounced) {
        ours.newGame();
      }
    }

    private P last() {
      return played.get(played.size() - 1);
    }

    void play() {
      us = random.nextBoolean() ? Side.FIRST : Side.SECOND;
      int book = happens(70) ? 0 : random.nextInt(6);
      int most = 6 + random.nextInt(45);
      played.clear();
      played.add(game.start());
      opening = -1;
      if (book > 0 || happens(80)) {
        ours.newGame();
      }
      while (!last().isTerminal() && played.size() < most) {
        P next = RandomPlay.move(last(), random);
        if (last().toMove() == us && played.size() > book) {
          next = move(next);
        }
        played.add(next);
        if (last().toMove() == us && opening >= 0 && !isAnnounced && happens(10)) {
          takeBack();
        }
      }
      if (last().isTerminal() && last().toMove() == us && opening >= 0 && happens(50)) {
        ours.shown(line(game, played));
        note(List.of());
      }
      if (happens(10)) {
        kill();
      }
    }

    /** Our move, or another one instead. */
    private P move(P choice) {
      if (opening >= 0 && happens(10)) {
        isPartEnough = false; // somebody moves for us
        return choice;
      }
      ask();
      if (happens(5)) {
        kill();
        ask();
      }
      ours.chose(choice);
      note(List.of(choice));
      isPartEnough = true;
      if (happens(10)) {
        kill();
      }
      if (happens(5)) {
        isPartEnough = false;
        return RandomPlay.move(last(), random);
      }
      return choice;
    }

    private void ask() {
      if (opening < 0) {
        opening = played.size() == 2 ? 0 : played.size() - 1;
        games.add(List.of());
        decisions.add(List.of());
        ours.asked(line(game, played));
      } else {
        ours.asked(line(game, shown()));
      }
      isAnnounced = false;
      note(List.of());
    }

    private List<P> shown() {
      int from = isPartEnough && happens(70) ? random.nextInt(played.size()) : 0;
      int first = from > 0 && happens(50) ? played.size() - 1 : from;
      return List.copyOf(played.subList(first, played.size()));
    }

    /** What ours has seen of the present game. */
    private void note(List<P> more) {
      List<P> positions = new ArrayList<>(played.subList(opening, played.size()));
      positions.addAll(more);
      List<String> moves = new ArrayList<>();
      for (int i = 1; i < positions.size(); i++) {
        moves.add(game.move(positions.get(i - 1), positions.get(i)));
      }
      games.set(games.size() - 1, moves);
      List<String> theirs = new ArrayList<>();
      for (int i = 1; i < positions.size(); i++) {
        P position = positions.get(i - 1);
        if (position.toMove() != us) {
          theirs.add(game.text(position) + " " + moves.get(i - 1));
        }
      }
      decisions.set(games.size() - 1, theirs);
    }

    /** The opponent decides again; one of our moves at least stays. */
    private void takeBack() {
      int least = opening + (played.get(opening).toMove() == us ? 1 : 2);
      int plies = 1 + 2 * random.nextInt(3);
      int ply = played.size() - 1 - plies;
      if (ply >= least) {
        played.subList(ply + 1, played.size()).clear();
        played.add(RandomPlay.move(last(), random));
      }
    }

    void end() {
      ours.newGame();
      us = Side.FIRST;
      ours.asked(line(game, List.of(game.start())));
      ours.newGame();
      ours.close();
      for (AutoCloseable one : killed) {
        try {
          one.close();
        } catch (Exception e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  private static <P extends Position<P>> void everyDecisionIsSeenOnce(
      Game<P> game, PlayerFile player, long seed, Path place) {
    Program<P> program = new Program<>(game, player, seed, place);
    for (int i = 0; i < 4; i++) {
      program.play();
    }
    program.end();
    assertEquals(
        program.decisions.stream().flatMap(List::stream).toList(),
        decisions(program.folder),
        "seed " + seed);
    List<List<String>> games = new ArrayList<>();
    for (int i = 0; i < program.games.size(); i++) {
      if (!program.decisions.get(i).isEmpty()) {
        games.add(program.games.get(i).stream().filter(move -> !move.equals("pass")).toList());
      }
    }
    assertEquals(
        games, games(program.folder).stream().map(PdnGame::moves).toList(), "seed " + seed);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everyDecisionIsSeenOnce(long seed) {
    everyDecisionIsSeenOnce(GAME, PLAYER, seed, place);
  }

  @ParameterizedTest
  @ValueSource(longs = 1)
  void inAnotherGameAsWell(long seed) {
    PlayerFile player = ModelFolder.installed().player("olsy-reversi@1");
    everyDecisionIsSeenOnce(new Reversi(), player, seed, place);
  }

  private static void ask(GuestGames<Checkers> games, String... positions) {
    games.asked(line(GAME, Stream.of(positions).map(GAME::position).toList()));
  }

  private static void choose(GuestGames<Checkers> games, String position, String move) {
    games.chose(GAME.successor(GAME.position(position), move));
  }

  private static void answer(GuestGames<Checkers> games, String position, String move) {
    ask(games, position);
    choose(games, position, move);
  }

  private SessionFolder rival() {
    return folder(place.resolve("rival"), NOTHING, PLAYER);
  }

  /** Nobody shows what comes after our last move, also where there is nothing. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aGameThatWeWinIsKnownWithoutMore(boolean isOpenedAgain) {
    SessionFolder folder = rival();
    GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK);
    answer(games, EARLIER, "11-15");
    answer(games, BEFORE, "15x22");
    if (isOpenedAgain) {
      games.close();
      games = GuestGames.open(folder, GAME, CLOCK);
    }
    games.newGame();
    PdnGame won = games(folder).get(0);
    assertEquals("1-0", won.result());
    assertEquals(List.of("11-15", "22-18", "15x22"), won.moves());
    games.newGame();
    games.close();
    assertEquals(1, games(folder).size());
  }

  @Test
  void aMoveThatWinsIsAskedForAgainInTheSameGame() {
    SessionFolder folder = rival();
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      answer(games, EARLIER, "11-15");
      for (int times = 0; times < 2; times++) {
        answer(games, BEFORE, "15x22");
      }
    }
    assertEquals(1, games(folder).size());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aLossIsKnownWithItsLastMoveOrWithoutIt(boolean isShown) {
    SessionFolder folder = rival();
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      answer(games, "B:W22:B7", "7-10");
      answer(games, "B:W17:B10", "10-14");
      if (isShown) {
        games.shown(line(GAME, List.of(GAME.position("B:W10:B"))));
        assertEquals(1, games(folder).size());
      }
    }
    PdnGame lost = games(folder).get(0);
    assertEquals("0-1", lost.result());
    assertEquals(isShown ? 4 : 3, lost.moves().size());
    assertEquals(isShown ? null : "showed no more moves", lost.tags().get("Termination"));
  }

  @Test
  void nothingIsLearnedFromPositionsThatOneJumpsTo() {
    SessionFolder folder = rival();
    SplittableRandom random = new SplittableRandom(3);
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      for (int plies = 3; plies < 40; plies += 4) {
        Checkers position = RandomPlay.walk(GAME.start(), plies, random);
        games.asked(line(GAME, List.of(position)));
        games.chose(position.successors()[0]);
      }
    }
    assertEquals(List.of(), decisions(folder));
    assertEquals(List.of(), games(folder));
    GuestGames.open(folder, GAME, CLOCK).close();
  }

  private static void askAndChoose(GuestGames<Checkers> games, String choice, String... moves) {
    List<Checkers> played = new ArrayList<>(List.of(GAME.start()));
    for (String move : moves) {
      played.add(GAME.successor(played.get(played.size() - 1), move));
    }
    games.asked(line(GAME, played));
    games.chose(GAME.successor(played.get(played.size() - 1), choice));
  }

  /** A book may begin as the game before did. */
  @Test
  void aGameThatIsAnnouncedTakesNothingBackFromTheOneBefore() {
    SessionFolder folder = rival();
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      askAndChoose(games, "9-14");
      askAndChoose(games, "5-9", "9-14", "22-18");
    }
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      games.newGame();
      askAndChoose(games, "5-9", "9-14", "24-19");
    }
    assertEquals(List.of("9-14", "22-18", "5-9"), games(folder).get(0).moves());
    assertEquals(1, decisions(folder).size());
  }

  /** Where we only answered, the next game has the same number. */
  @Test
  void aGameBeginsAfterALookAtAPosition() {
    SessionFolder folder = rival();
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      answer(games, EARLIER, "11-15");
      games.newGame();
      askAndChoose(games, "22-18", "9-14");
    }
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      askAndChoose(games, "25-22", "9-14", "22-18", "5-9");
    }
    assertEquals(2, decisions(folder).size());
    assertEquals(List.of(), games(folder));
  }

  /**
   * A person asks us what to play, and then lets us go on: what we answered is our own decision.
   */
  @Test
  void aMoveThatWeWereAskedForIsNobodyElses() {
    SessionFolder folder = rival();
    List<Checkers> played = new ArrayList<>(List.of(GAME.start()));
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      for (String move : List.of("9-14", "22-18", "5-9", "25-22", "11-16", "29-25")) {
        Checkers next = GAME.successor(played.get(played.size() - 1), move);
        boolean isOurs = played.size() % 2 == 1 || move.equals("25-22");
        if (isOurs) {
          games.asked(line(GAME, played));
          games.chose(next);
        }
        played.add(next);
      }
      games.asked(line(GAME, played));
    }
    assertEquals(
        List.of("22-18", "29-25"),
        decisions(folder).stream().map(one -> one.replaceFirst(".* ", "")).toList());
  }

  @Test
  void whoIsMetIsLearnedAndUsed() {
    SessionFolder folder = folder(place.resolve("rival"), SOON, PLAYER);
    var rival = ModelFolder.installed().player("material@1").search(GAME);
    SplittableRandom random = new SplittableRandom(5);
    List<String> news = new ArrayList<>();
    PlayerFile used = PLAYER;
    try (GuestGames<Checkers> games = GuestGames.open(folder, GAME, CLOCK)) {
      for (int number = 0; number < 4 && used.model() == null; number++) {
        games.newGame();
        Line<Checkers> play = line(GAME, List.of(GAME.start()));
        while (!play.isTerminal() && used.model() == null) {
          if (play.toMove() == Side.FIRST) {
            games.asked(play);
            used = games.player();
            news.addAll(games.news());
            Checkers choice = RandomPlay.move(play.position(), random);
            games.chose(choice);
            play = play.followedBy(choice);
          } else {
            play = play.followedBy(rival.search(play.position(), 1).choice());
          }
        }
      }
    }
    assertFalse(folder.modelNumbers().isEmpty());
    assertEquals("guarded", used.search().name());
    assertTrue(news.get(0).matches("a model was learned from \\d+ of \\d+ decisions"), news.get(0));
    try (GuestGames<Checkers> again = GuestGames.open(folder, GAME, CLOCK)) {
      assertEquals(used, again.player());
    }
  }

  @Test
  void theFolderIsForOnePlayerAndItsOpponent() {
    Path path = place.resolve("rival");
    SessionFolder begun = GuestGames.folder(path, PLAYER);
    assertEquals("rival", begun.opponent().name());
    assertEquals(begun.settings(), GuestGames.folder(path, PLAYER).settings());
    InputException another =
        assertThrows(
            InputException.class,
            () -> GuestGames.folder(path, ModelFolder.installed().player("material@3")));
    assertEquals(
        path
            + ": expected the player that began there, material of checkers with depth 1, found"
            + " material of checkers with depth 3; --session takes another folder",
        another.getMessage());
    Path match = place.resolve("match");
    SessionFolder.create(match, begun.settings(), PLAYER, new PlayerEntrant(PLAYER));
    InputException session =
        assertThrows(InputException.class, () -> GuestGames.folder(match, PLAYER));
    assertEquals(
        match + ": expected games of olsy hub, found a session against rival",
        session.getMessage());
    InputException elsewhere =
        assertThrows(InputException.class, () -> begun.opponent().opponent(GAME));
    assertEquals(
        "rival plays in another program: olsy hub --learn --session goes on with its games",
        elsewhere.getMessage());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 2, is not where that game stands",
    "2, 0, a move of game 2, but games.pdn has only 0"
  })
  void anAnswerThatCannotBeIsDamage(int game, int ply, String sentence) throws IOException {
    SessionFolder folder = rival();
    OwnMove wrong = new OwnMove(game, ply, BEFORE, "15x22");
    Files.writeString(folder.examples(), wrong.line());
    InputException refused =
        assertThrows(InputException.class, () -> GuestGames.open(folder, GAME, CLOCK));
    assertTrue(refused.getMessage().contains("examples.jsonl line 1"), refused.getMessage());
    assertTrue(refused.getMessage().contains(sentence), refused.getMessage());
  }
}
