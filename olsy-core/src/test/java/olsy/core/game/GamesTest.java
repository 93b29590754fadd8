package olsy.core.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game and every usual variant keeps to, and published counts of its lines of play and a
 * recorded game.
 */
class GamesTest {

  private static final int RANDOM_GAMES = 12;
  private static final int PLIES = 120;

  /** Those of the product; tests of other modules bring games of their own. */
  static Stream<GameFamily> families() {
    return Games.families().stream()
        .filter(family -> family.getClass().getName().startsWith("olsy.core."));
  }

  static Stream<Game<?>> games() {
    return families().flatMap(family -> family.usual().stream());
  }

  @Test
  void knowsCheckers() {
    assertTrue(Games.all().contains(Games.named("checkers")));
    assertSame(Games.named("checkers"), Games.named("checkers"));
  }

  @Test
  void namesTheNearestGame() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Games.named("chekers")).getMessage();
    assertEquals("unknown game \"chekers\", nearest: checkers", message);
    assertThrows(IllegalArgumentException.class, () -> Games.named("checkers:8"));
  }

  @ParameterizedTest
  @MethodSource("families")
  void aFamilyHasTheNameOfItsUsualGame(GameFamily family) {
    assertEquals(family.name(), Games.named(family.name()).name());
    for (Game<?> game : family.usual()) {
      assertEquals(family.name(), game.family());
      assertEquals(game.name(), Games.named(game.name()).name());
      assertEquals(game.start(), Games.named(game.name()).start());
    }
    assertThrows(IllegalArgumentException.class, () -> family.variant("x,y"));
  }

  @ParameterizedTest
  @MethodSource("families")
  void countsAsPublished(GameFamily family) throws IOException {
    String[] counts = words(family, "perft.txt");
    assertTrue(counts.length >= 5, "too shallow to tell anything: " + counts.length);
    for (int depth = 1; depth <= counts.length; depth++) {
      long found = perft(family.usual().get(0), depth);
      assertEquals(Long.parseLong(counts[depth - 1]), found, "depth " + depth);
    }
  }

  private static <P extends Position<P>> long perft(Game<P> game, int depth) {
    return Perft.count(game, game.start(), depth);
  }

  @ParameterizedTest
  @MethodSource("families")
  void recordedGameReplays(GameFamily family) throws IOException {
    replay(family.usual().get(0), words(family, "recorded-game.txt"));
  }

  private static <P extends Position<P>> void replay(Game<P> game, String[] moves) {
    P position = game.start();
    for (String move : moves) {
      P next = game.successor(position, move);
      assertEquals(next, game.successor(position, game.move(position, next)), move);
      assertEquals(next, game.position(game.text(next)), move);
      position = next;
    }
    assertTrue(moves.length >= 20 || position.isTerminal(), "too short to tell anything");
  }

  /** Of random games, to their ends where those come soon enough. */
  private static <P extends Position<P>> List<List<P>> lines(Game<P> game) {
    List<List<P>> lines = new ArrayList<>();
    for (long seed = 1; seed <= RANDOM_GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      List<P> line = new ArrayList<>(List.of(game.start()));
      P position = game.start();
      while (!position.isTerminal() && line.size() <= PLIES) {
        position = RandomPlay.move(position, random);
        line.add(position);
      }
      lines.add(line);
    }
    return lines;
  }

  @ParameterizedTest
  @MethodSource("games")
  void successorsAreDifferentAndInAFixedOrder(Game<?> game) {
    checkSuccessors(game);
  }

  /** Ways to the same position may count as different lines, but then they are written alike. */
  private static <P extends Position<P>> void checkSuccessors(Game<P> game) {
    for (List<P> line : lines(game)) {
      for (P position : line) {
        String text = game.text(position);
        List<P> successors = List.of(position.successors());
        assertEquals(successors, List.of(game.position(text).successors()), text);
        assertEquals(successors.size(), position.successorCount(), text);
        assertEquals(successors.isEmpty(), position.isTerminal(), text);
        assertTrue(position.isQuiet() || !game.isAlwaysQuiet(), text);
        Set<String> moves = new HashSet<>();
        for (P next : successors) {
          boolean isRoll = ChancePosition.isChance(position);
          assertEquals(isRoll, position.toMove() == next.toMove(), text);
          moves.add(game.move(position, next));
        }
        assertEquals(new HashSet<>(successors).size(), moves.size(), text);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsAndMovesReadBack(Game<?> game) {
    checkNotation(game, game);
    checkProtocol(game);
  }

  private static <P extends Position<P>> void checkProtocol(Game<P> game) {
    assertFalse(game.protocolName().contains(" "), game.protocolName());
    checkNotation(game, game.protocol());
  }

  private static <P extends Position<P>> void checkNotation(Game<?> game, Notation<?> written) {
    @SuppressWarnings("unchecked")
    Game<P> rules = (Game<P>) game;
    @SuppressWarnings("unchecked")
    Notation<P> notation = (Notation<P>) written;
    for (List<P> line : lines(rules)) {
      for (P position : line) {
        String text = notation.text(position);
        P again = notation.position(text);
        assertEquals(position, again, text);
        assertEquals(position.hashCode(), again.hashCode(), text);
        assertEquals(position.key(), again.key(), text);
        for (P next : position.successors()) {
          assertEquals(next, notation.successor(position, notation.move(position, next)), text);
        }
      }
    }
    assertThrows(IllegalArgumentException.class, () -> notation.position("nonsense"));
    assertThrows(
        IllegalArgumentException.class, () -> notation.successor(rules.start(), "nonsense"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void movesAreWordsOfAnArchive(Game<?> game) {
    checkWords(game);
  }

  private static <P extends Position<P>> void checkWords(Game<P> game) {
    for (List<P> line : lines(game)) {
      for (P position : line) {
        for (P next : position.successors()) {
          String move = game.move(position, next);
          assertTrue(game.isMove(move), move);
          assertFalse(move.matches("\\d+|[-xX].*|.*[\\s{}()\\[\\];.$*!?].*"), move);
        }
      }
    }
    for (String word : List.of("resigns", "White", "and", "*")) {
      assertFalse(game.isMove(word), word);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void gamesEndWithAResult(Game<?> game) {
    checkResults(game);
  }

  private static <P extends Position<P>> void checkResults(Game<P> game) {
    for (List<P> line : lines(game)) {
      P end = line.get(line.size() - 1);
      if (end.isTerminal()) {
        Outcome outcome = end.outcome();
        assertTrue(outcome != Outcome.UNSCORED && end.isQuiet(), game.text(end));
        game.resultCount().ifPresent(count -> checkCount(count, line, outcome));
      }
    }
  }

  private static <P extends Position<P>> void checkCount(
      ResultCount<P> count, List<P> line, Outcome outcome) {
    P end = line.get(line.size() - 1);
    int lead = count.lead(end, Side.FIRST);
    assertEquals(-lead, count.lead(end, Side.SECOND));
    Outcome counted = lead == 0 ? Outcome.DRAW : Outcome.winOf(lead > 0 ? Side.FIRST : Side.SECOND);
    assertEquals(counted, outcome);
    for (P position : line) {
      assertTrue(Math.abs(lead - count.settled(position)) <= count.open(position));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void keysTellPositionsApart(Game<?> game) {
    checkKeys(game);
  }

  private static <P extends Position<P>> void checkKeys(Game<P> game) {
    Map<Long, P> byKey = new HashMap<>();
    for (List<P> line : lines(game)) {
      for (P position : line) {
        assertEquals(position, byKey.computeIfAbsent(position.key(), key -> position));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void featuresAreSymmetricAndWithinTheirBounds(Game<?> game) {
    checkFeatures(game);
  }

  private static <P extends Position<P>> void checkFeatures(Game<P> game) {
    Features<P> features = game.features();
    int n = features.size();
    assertEquals(n, Set.copyOf(features.names()).size());
    features.list().forEach(one -> assertTrue(one.brief().matches("[a-z].*[^.]"), one.toString()));
    int[] first = new int[n];
    int[] second = new int[n];
    int[] bound = new int[n];
    boolean[] varies = new boolean[n];
    for (List<P> line : lines(game)) {
      int[] least = new int[n];
      Arrays.fill(least, Integer.MAX_VALUE);
      for (P position : line) {
        features.extract(position, Side.FIRST, first);
        features.extract(position, Side.SECOND, second);
        features.largest(position, bound);
        for (int i = 0; i < n; i++) {
          Feature feature = features.list().get(i);
          String where = feature.name() + " in " + game.text(position);
          int sign = feature.symmetry() == Feature.Symmetry.DIFFERENCE ? -1 : 1;
          assertEquals(first[i], sign * second[i], where);
          least[i] = Math.min(least[i], bound[i]);
          assertTrue(Math.abs(first[i]) <= least[i], where);
          varies[i] |= first[i] != 0;
        }
      }
    }
    Features<P> last = features.covering(List.of(features.names().get(n - 1)));
    int[] few = new int[last.size()];
    last.extract(game.start(), Side.FIRST, few);
    features.extract(game.start(), Side.FIRST, first);
    assertEquals(first[n - 1], few[last.names().indexOf(features.names().get(n - 1))]);
    assertTrue(varies[0], features.names().get(0) + " is always 0");
    assertThrows(IllegalArgumentException.class, () -> features.covering(List.of("nonsense")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsLearnedWithIsKnown(Game<?> game) {
    assertFalse(game.pools().isEmpty());
    game.pools().values().forEach(pool -> game.features().requireKnown(pool));
    game.features().requireKnown(game.material().keySet());
    game.tieOrders()
        .forEach(order -> assertEquals(order.name(), game.tieOrder(order.name()).name()));
    assertThrows(IllegalArgumentException.class, () -> game.tieOrder("nonsense"));
    assertTrue(game.kind().players() >= 2);
  }

  @ParameterizedTest
  @MethodSource("games")
  void boardsShowEverySquare(Game<?> game) {
    checkBoard(game);
  }

  private static <P extends Position<P>> void checkBoard(Game<P> game) {
    for (List<P> line : lines(game)) {
      for (P position : line) {
        String squares = game.squares(position);
        assertEquals(game.board().squares().size(), squares.length());
        boolean counts = game.board().counts();
        assertTrue(
            squares
                .chars()
                .allMatch(on -> counts ? BoardShape.isCount((char) on) : ".bwBW".indexOf(on) >= 0),
            squares);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void openingsHaveNamesAndAreDifferent(Game<?> game) {
    checkOpenings(game);
  }

  private static <P extends Position<P>> void checkOpenings(Game<P> game) {
    List<String> names = game.openingSets().stream().map(OpeningSet::name).toList();
    assertEquals(names.size(), Set.copyOf(names).size());
    assertTrue(names.contains("go-as-you-please"), names.toString());
    for (OpeningSet<P> set : game.openingSets()) {
      List<P> positions = set.positions().get();
      assertFalse(positions.isEmpty(), set.name());
      assertEquals(positions.size(), new HashSet<>(positions).size(), set.name());
      assertFalse(positions.stream().anyMatch(Position::isTerminal), set.name());
      assertEquals(positions, set.positions().get(), set.name());
    }
  }

  private static String[] words(GameFamily family, String file) throws IOException {
    String name = "/olsy/core/game/" + family.name() + "/" + file;
    try (InputStream in = GamesTest.class.getResourceAsStream(name)) {
      assertNotNull(in, "every game brings " + name);
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip().split("\\s+", -1);
    }
  }
}
