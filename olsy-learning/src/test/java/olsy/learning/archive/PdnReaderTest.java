package olsy.learning.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import olsy.core.game.Outcome;
import org.junit.jupiter.api.Test;

class PdnReaderTest {

  private static List<PdnEntry> read(InputStream in) throws IOException {
    List<PdnEntry> entries = new ArrayList<>();
    try (PdnReader reader = new PdnReader(in)) {
      reader.forEachRemaining(entries::add);
    }
    return entries;
  }

  private static List<PdnEntry> read(String text) throws IOException {
    return read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static PdnEntry only(String text) throws IOException {
    List<PdnEntry> entries = read(text);
    assertEquals(1, entries.size(), text);
    return entries.get(0);
  }

  /** By number, from 1. */
  private static PdnEntry torture(int number) throws IOException {
    List<PdnEntry> entries = read(PdnReaderTest.class.getResourceAsStream("torture.pdn"));
    assertEquals(13, entries.size());
    assertEquals(number, entries.get(number - 1).number());
    return entries.get(number - 1);
  }

  private static List<String> moves(String moves) {
    return List.of(moves.split(" ", -1));
  }

  @Test
  void commentsAreKeptWithTheMoveBeforeThem() throws IOException {
    String text =
        """
        [Event "a"]
        {of the game} 1. 11-15 {one}{more
         on two lines} 22-18 (1... 23-19 {of a variation}) 2. 15x22 {  }
        {last} *

        [Event "b"]
        1. 9-13 *
        """;
    try (PdnReader reader =
        new PdnReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
      PdnGame game = reader.next().game();
      assertEquals(moves("11-15 22-18 15x22"), game.moves());
      assertEquals(List.of("one more on two lines", "", "last"), game.comments());
      assertEquals(List.of(), reader.next().game().comments());
    }
  }

  @Test
  void readsTagsAndLeavesOutWhatIsNoMove() throws IOException {
    PdnEntry entry = torture(1);
    assertEquals(1, entry.line());
    assertEquals("The \"Big\" Match \\ 1", entry.game().tags().get("Event"));
    assertEquals("Köln", entry.game().tags().get("Site"));
    assertEquals(
        List.of("Event", "Site", "Black", "White", "Result", "GameType"),
        List.copyOf(entry.game().tags().keySet()));
    assertEquals(
        moves("11-15 23x19 8-11 22-17 11-16 24-20 16x23 27x11 7x16"), entry.game().moves());
    assertEquals("1-0", entry.game().result());
    assertEquals(List.of(), entry.damage());
  }

  @Test
  void joinsWhatIsTornAndFallsBackToLatinOne() throws IOException {
    PdnEntry entry = torture(2);
    assertEquals("Latin-1: Malmö", entry.game().tags().get("Event"));
    assertEquals(moves("11-15 22-18 15x22 25-18 8-11"), entry.game().moves());
    assertEquals("0-1", entry.game().result(), "from the tag");
  }

  @Test
  void joinsInAnyWay() throws IOException {
    for (String torn : List.of("9x14x18", "9x\n14x18", "9\nx14x18", "9x14 x18", "9 x 14 x18")) {
      assertEquals(moves("9x14x18 1-5"), only("7. " + torn + " 1-5 8. 1-0").game().moves(), torn);
    }
    assertEquals(moves("9-13 14-"), only("9-13 14-").game().moves(), "torn for good");
  }

  @Test
  void readsMovesBetweenCoordinates() throws IOException {
    for (String text :
        List.of(
            "1. b2-b3 a4xb3! 2. c2xb3", "1.b2-\nb3 a4xb3 {good} 2. c2 xb3", "b2-b3 a4x b3 c2xb3")) {
      assertEquals(moves("b2-b3 a4xb3 c2xb3"), only(text + " 1-0").game().moves(), text);
    }
    assertEquals(moves("d3 c3 c4"), only("1. d3 c3 2. c4 *").game().moves(), "a square is a move");
  }

  @Test
  void aTagBeginsTheNextGameWithoutAResult() throws IOException {
    PdnEntry entry = torture(3);
    assertEquals(
        Map.of("Event", "No result, unescaped \"quotes\" inside", "White", "A", "Black", "B"),
        entry.game().tags());
    assertEquals(moves("9-13 22-18"), entry.game().moves());
    assertEquals("*", entry.game().result());
    assertEquals(Optional.empty(), entry.game().outcome());
  }

  @Test
  void takesTagsThatStandLast() throws IOException {
    PdnEntry entry = torture(4);
    assertEquals("Late", entry.game().tags().get("Black"));
    assertEquals(moves("12-16 24-20"), entry.game().moves());
    assertEquals(Optional.of(Outcome.DRAW), entry.game().outcome());
  }

  @Test
  void aTagEndsWhatIsNeverClosed() throws IOException {
    PdnEntry comment = torture(5);
    assertEquals(moves("9-14"), comment.game().moves());
    assertEquals(
        List.of("the comment that begins on line " + (comment.line() + 1) + " does not end"),
        comment.damage());
    PdnEntry variation = torture(6);
    assertEquals(moves("9-14"), variation.game().moves());
    assertEquals(
        List.of("the variation that begins on line " + (variation.line() + 1) + " does not end"),
        variation.damage());
  }

  @Test
  void keepsWhatItCannotRead() throws IOException {
    assertEquals(moves("11-15 23-l9 8-11"), torture(9).game().moves());
    assertEquals(moves("32-28 19-23 1-1"), torture(10).game().moves());
  }

  @Test
  void theLineClosesAnOpenTag() throws IOException {
    PdnEntry entry = torture(12);
    assertEquals(Map.of("Event", "Unclosed quote", "White", "Nobody"), entry.game().tags());
    assertEquals(Optional.of(Outcome.FIRST_WINS), entry.game().outcome());
  }

  @Test
  void gamesNeedNoTags() throws IOException {
    PdnEntry entry = torture(13);
    assertEquals(Map.of(), entry.game().tags());
    assertEquals(moves("9-13 22-18"), entry.game().moves());
    assertEquals(torture(12).line() + 3, entry.line());
  }

  @Test
  void theFirstNumberOfAResultIsBlacks() throws IOException {
    assertEquals(Optional.of(Outcome.FIRST_WINS), only("9-13 1-0").game().outcome());
    assertEquals(Optional.of(Outcome.SECOND_WINS), only("9-13 0-1").game().outcome());
  }

  @Test
  void readsAllLineEnds() throws IOException {
    for (String end : List.of("\n", "\r\n", "\r")) {
      PdnEntry entry = read(String.join(end, "", "", "[Event \"a\"]", "9-13 *")).get(0);
      assertEquals(3, entry.line());
      assertEquals(moves("9-13"), entry.game().moves());
    }
  }

  @Test
  void nothingIsNoGame() throws IOException {
    for (String text : List.of("", "\n\n", "{only a comment}", "* *", "1. 2.", "hello")) {
      assertEquals(List.of(), read(text), text);
    }
    assertThrows(NoSuchElementException.class, new PdnReader(InputStream.nullInputStream())::next);
  }

  @Test
  void readsNoFurtherThanAsked() {
    InputStream broken =
        new InputStream() {
          private final InputStream text =
              new ByteArrayInputStream("9-13 1-0\n".getBytes(StandardCharsets.UTF_8));

          @Override
          public int read() throws IOException {
            int c = text.read();
            if (c < 0) {
              throw new IOException("the disk is gone");
            }
            return c;
          }

          @Override
          public int read(byte[] into, int from, int length) throws IOException {
            into[from] = (byte) read();
            return 1;
          }
        };
    PdnReader reader = new PdnReader(broken);
    assertEquals(moves("9-13"), reader.next().game().moves());
    assertThrows(UncheckedIOException.class, reader::hasNext);
  }

  @Test
  void leavesOutClocks() throws IOException {
    String text = "1. 9-13 0:03 22-18 {0:05} 2. 13-17 (1:02:03) 21x14 [0:10] 1:02:03.5 1-0";
    assertEquals(moves("9-13 22-18 13-17 21x14"), only(text).game().moves());
  }

  @Test
  void longLinesAreReadToTheirEnd() throws IOException {
    for (String piece :
        List.of("1-", "1.", "((", "[a", "[A \"", " ", "\"]", "!", "\\", "$1", "{")) {
      List<PdnEntry> entries = read(piece.repeat(60_000) + "\n\n[Event \"next\"]\n9-13 *");
      PdnEntry next = entries.get(entries.size() - 1);
      assertEquals(new PdnGame(Map.of("Event", "next"), moves("9-13"), "*"), next.game(), piece);
      entries.forEach(entry -> Replay.of(RandomGames.GAME, entry));
    }
  }

  /** Time and memory that a game takes have a bound. */
  @Test
  void aGameWithoutEndCostsItselfAlone() throws IOException {
    for (String piece : List.of("{ so on\n", "so on\n{", "9-13 ", "x18 ", "1- ", "[A%d \"b\"]\n")) {
      StringBuilder text = new StringBuilder("[Event \"endless\"]\n9-13 22-18 ");
      for (int i = 0; i < 300_000; i++) {
        text.append(piece.replace("%d", String.valueOf(i)));
      }
      List<PdnEntry> entries = read(text + "\n\n[Event \"next\"]\n9-13 *");
      assertEquals(2, entries.size(), piece);
      PdnEntry endless = entries.get(0);
      assertTrue(endless.game().moves().size() <= 1 << 20, piece);
      assertTrue(endless.game().toString().length() < 1 << 23, piece);
      assertEquals(new PdnGame(Map.of("Event", "next"), moves("9-13"), "*"), entries.get(1).game());
    }
    String comment = "{" + "so on\n".repeat(300_000);
    assertEquals(
        List.of(
            "it has more than 1048576 characters",
            "the comment that begins on line 1 does not end"),
        only("9-13 22-18 " + comment).damage());
  }

  /** Random damage costs the games it stands in, never those before and after. */
  @Test
  void damageStaysWhereItIs() throws IOException {
    for (int seed = 0; seed < 600; seed++) {
      Random random = new Random(seed);
      List<String> texts = new ArrayList<>();
      List<PdnGame> games = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        PdnGame game = RandomGames.game(random, "game " + i, 30);
        StringBuilder text = new StringBuilder();
        new PdnWriter(text).write(game);
        texts.add(text.toString());
        games.add(game);
      }
      int first = random.nextInt(6);
      int damaged = 1 + random.nextInt(2);
      StringBuilder middle = new StringBuilder();
      texts.subList(first, first + damaged).forEach(middle::append);
      damage(middle, random);
      String all =
          String.join("", texts.subList(0, first))
              + middle
              + "\n\n"
              + String.join("", texts.subList(first + damaged, 8));
      List<PdnGame> read = read(all).stream().map(PdnEntry::game).toList();
      String where = "seed " + seed + "\n" + all;
      assertEquals(games.subList(0, first), read.subList(0, first), where);
      int after = 8 - first - damaged;
      assertTrue(read.size() >= first + after, where);
      assertEquals(
          games.subList(8 - after, 8), read.subList(read.size() - after, read.size()), where);
    }
  }

  private static void damage(StringBuilder text, Random random) {
    String harmful = "{}()[];%$\"\\*-x10.!? \n\r\t\0é#";
    for (int n = 1 + random.nextInt(5); n > 0 && text.length() > 0; n--) {
      int at = random.nextInt(text.length());
      char c = harmful.charAt(random.nextInt(harmful.length()));
      switch (random.nextInt(4)) {
        case 0 -> text.setCharAt(at, c);
        case 1 -> text.insert(at, c);
        case 2 -> text.deleteCharAt(at);
        default -> text.delete(at, Math.min(text.length(), at + random.nextInt(80)));
      }
    }
  }
}
