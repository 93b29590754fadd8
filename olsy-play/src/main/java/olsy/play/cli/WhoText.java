package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.archive.Movers;
import olsy.learning.example.DecidedGame;
import olsy.learning.identity.Identification;
import olsy.learning.identity.Identification.Likely;
import olsy.learning.identity.Identification.Stretch;

/**
 * What {@code olsy who} tells.
 *
 * @param files the archives
 */
public record WhoText<P extends Position<P>>(List<Path> files) {

  /** Players who are told of, however improbable. */
  private static final int LEAST_TOLD = 3;

  /** Below it a player is one of the others. */
  private static final double WORTH_TELLING = 0.005;

  private static final String NONE = "none of these";

  /** Somebody, and who it is. */
  public record Told<P extends Position<P>>(Movers.Mover<P> mover, Identification found) {}

  /** A game of an archive. */
  public record Place(String file, int game) {}

  /**
   * Games in turn that one player most probably played.
   *
   * @param model null for none of those known
   */
  public record Part(Place from, Place to, String model, double probability) {}

  /** All of it. */
  public record Row(
      String player,
      String side,
      int games,
      int decisions,
      int forced,
      int compared,
      int repeated,
      String model,
      double none,
      List<Likely> models,
      double changed,
      List<Part> parts) {}

  public WhoText {
    files = List.copyOf(files);
  }

  public Row row(Told<P> told) {
    Movers.Mover<P> mover = told.mover;
    Identification found = told.found;
    return new Row(
        mover.name(),
        mover.side() == null ? null : text(mover.side()),
        mover.played(),
        mover.decisions(),
        mover.forced(),
        found.seen().decisions(),
        found.seen().repeated(),
        found.best().map(Likely::name).orElse(null),
        found.none(),
        found.players(),
        found.changed(),
        found.stretches().stream().map(stretch -> part(stretch, mover)).toList());
  }

  private static String text(Side side) {
    return side == Side.FIRST ? "black" : "white";
  }

  private Part part(Stretch stretch, Movers.Mover<P> mover) {
    return new Part(
        place(mover.games().get(stretch.first())),
        place(mover.games().get(stretch.last())),
        stretch.player().orElse(null),
        stretch.probability());
  }

  private Place place(DecidedGame<P> game) {
    return new Place(String.valueOf(files.get(game.file()).getFileName()), game.number());
  }

  /** For people. */
  public List<String> lines(Told<P> told) {
    List<String> lines = new ArrayList<>();
    lines.add(heading(told));
    Identification found = told.found;
    List<Likely> shown = new ArrayList<>();
    for (Likely one : found.players()) {
      if (shown.size() < LEAST_TOLD || one.probability() >= WORTH_TELLING) {
        shown.add(one);
      }
    }
    int width = NONE.length();
    for (Likely one : shown) {
      width = Math.max(width, one.name().length());
    }
    boolean isNoneTold = false;
    for (Likely one : shown) {
      if (!isNoneTold && one.probability() < found.none()) {
        lines.add(line(NONE, width, found.none(), ""));
        isNoneTold = true;
      }
      lines.add(
          line(
              one.name(),
              width,
              one.probability(),
              Output.format("its move was played in %,d of %,d", one.hits(), one.asked())));
    }
    if (!isNoneTold) {
      lines.add(line(NONE, width, found.none(), ""));
    }
    int others = found.players().size() - shown.size();
    if (others > 0) {
      double left =
          found.players().stream().skip(shown.size()).mapToDouble(Likely::probability).sum();
      lines.add(line(Output.count(others, "other"), width, left, ""));
    }
    if (found.isChange()) {
      lines.add(
          Output.format("  with %.1f %% not the same player in all games:", 100 * found.changed()));
      found.stretches().forEach(stretch -> lines.add("    " + text(part(stretch, told.mover))));
    }
    return lines;
  }

  private static <P extends Position<P>> String heading(Told<P> told) {
    Movers.Mover<P> mover = told.mover;
    int compared = told.found.seen().decisions();
    return Output.format(
        "%s%s: %s, %s%s",
        mover.name(),
        mover.side() == null ? "" : " as " + text(mover.side()),
        Output.count(mover.played(), "game"),
        Output.count(mover.decisions(), "decision"),
        compared == mover.decisions() ? "" : Output.format(", %,d compared", compared));
  }

  private static String line(String name, int width, double probability, String more) {
    return String.format(
            Locale.ROOT, "  %-" + width + "s  %5.1f %%  %s", name, 100 * probability, more)
        .stripTrailing();
  }

  private String text(Part part) {
    boolean isOne = part.from.equals(part.to);
    return Output.format(
        "%s%s: %s, %.1f %%",
        text(part.from),
        isOne ? "" : " to " + text(part.to),
        part.model == null ? NONE : part.model,
        100 * part.probability);
  }

  private String text(Place place) {
    return (files.size() > 1 ? place.file + " " : "") + "game " + place.game;
  }
}
