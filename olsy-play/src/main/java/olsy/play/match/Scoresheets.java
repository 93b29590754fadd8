package olsy.play.match;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import olsy.core.clock.Limits;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.PdnEntry;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.PdnWriter;
import olsy.learning.archive.Replay;
import olsy.learning.text.TextFile;

/** The games of a match as PDN, in the order of their numbers. */
public final class Scoresheets<P extends Position<P>> {

  private static final String TERMINATION = "Termination";
  private static final String UNKNOWN = "?";

  private final Match<P> match;
  private final SheetStyle style;
  private final SortedMap<Integer, String> sheets = new TreeMap<>();

  public Scoresheets(Match<P> match) {
    this(match, SheetStyle.PLAIN);
  }

  public Scoresheets(Match<P> match, SheetStyle style) {
    this.match = match;
    this.style = style;
  }

  public void add(PlayedGame<P> played) {
    sheets.put(played.number(), sheet(played));
  }

  /** One game as the file has it. */
  String sheet(PlayedGame<P> played) {
    return sheet(played, String.valueOf(played.number() + 1));
  }

  /**
   * The same.
   *
   * @param round in which it was played
   */
  String sheet(PlayedGame<P> played, String round) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", match.a().name() + " - " + match.b().name());
    style.date().ifPresent(date -> tags.put("Date", date));
    tags.put("Round", round);
    tags.put("Black", nameOf(Side.FIRST, played));
    tags.put("White", nameOf(Side.SECOND, played));
    tags.put("GameType", match.game().gameType());
    if (style.isFull()) {
      putTimeControls(played, tags);
    }
    if (style.isFull() || played.termination().kind() != Termination.Kind.RULES) {
      tags.put(TERMINATION, played.termination().text());
    }
    PdnGame game =
        PdnGame.of(match.game(), tags, played.positions(), Optional.of(played.outcome()));
    StringBuilder sheet = new StringBuilder();
    try {
      new PdnWriter(sheet).write(style.isFull() ? game.withComments(comments(played)) : game);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sheet.toString();
  }

  /**
   * A game that a sheet is of.
   *
   * @throws IllegalArgumentException when it is none of this match
   */
  PlayedGame<P> played(int number, String sheet) {
    PdnReader reader =
        new PdnReader(
            new ByteArrayInputStream(sheet.getBytes(StandardCharsets.UTF_8)), match.game()::isMove);
    boolean isOfMatch = number >= 0 && number < match.games() && reader.hasNext();
    if (isOfMatch) {
      PdnEntry entry = reader.next();
      Replay<P> replay = Replay.of(match.game(), entry);
      Optional<Outcome> outcome = entry.game().outcome();
      if (replay.fault().isEmpty()
          && outcome.isPresent()
          && replay.positions().get(0).equals(match.openings().get(number / 2))) {
        return new PlayedGame<>(
            number,
            MatchGame.sideOfA(number),
            replay.positions(),
            comments(entry.game(), replay.plies()),
            outcome.get(),
            Termination.ofTag(entry.game().tags().getOrDefault(TERMINATION, "")));
      }
    }
    throw new IllegalArgumentException("expected a game of this match, found another one");
  }

  private static List<MoveComment> comments(PdnGame game, int plies) {
    return game.comments().isEmpty()
        ? Collections.nCopies(plies, MoveComment.NONE)
        : game.comments().stream().map(MoveComment::read).toList();
  }

  private void putTimeControls(PlayedGame<P> played, Map<String, String> tags) {
    String black = timeControl(Side.FIRST, played);
    String white = timeControl(Side.SECOND, played);
    if (black.equals(white)) {
      tags.put("TimeControl", black);
    } else {
      tags.put("BlackTimeControl", black);
      tags.put("WhiteTimeControl", white);
    }
  }

  private String timeControl(Side side, PlayedGame<P> played) {
    Limits limits = contestant(side, played).limits();
    return limits.isNone() ? UNKNOWN : limits.toString();
  }

  private static List<String> comments(PlayedGame<?> played) {
    return played.comments().stream().map(MoveComment::text).toList();
  }

  private String nameOf(Side side, PlayedGame<P> played) {
    return contestant(side, played).name();
  }

  private Contestant<P> contestant(Side side, PlayedGame<P> played) {
    return side == played.sideOfA() ? match.a() : match.b();
  }

  /** As the file has it. */
  String text() {
    return String.join("", sheets.values());
  }

  public void write(Path file) {
    TextFile.write(file, text());
  }
}
