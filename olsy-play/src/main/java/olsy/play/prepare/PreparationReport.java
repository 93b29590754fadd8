package olsy.play.prepare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import olsy.core.game.BoardShape;
import olsy.core.game.Feature;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.learning.preparation.Contrast;
import olsy.learning.preparation.Finding;
import olsy.learning.preparation.Preparation;
import olsy.learning.preparation.Prepare;
import olsy.learning.preparation.Sitting;
import olsy.learning.preparation.Weighed;
import olsy.learning.trait.Trait;

/**
 * What is told of a player, in the fields of its JSON.
 *
 * @param games in which it moved
 * @param looked those that were looked at, and the others' sides of games
 * @param decisions in them
 * @param tried things that were tried in one half of the games
 * @param examined those that the other half was asked of
 * @param level how often something is told of whom there is nothing to tell
 * @param told what was confirmed
 * @param board what the board looks like
 */
public record PreparationReport(
    String player,
    int games,
    Preparation.Count looked,
    Preparation.Count decisions,
    int tried,
    int examined,
    double level,
    List<Told> told,
    BoardShape board) {

  public PreparationReport {
    told = List.copyOf(told);
  }

  /**
   * Puts it into sentences.
   *
   * @param files the archives
   * @param noun what losses are counted in
   */
  public static <P extends Position<P>> PreparationReport of(
      Game<P> game,
      List<Path> files,
      String player,
      int games,
      List<Sitting<P>> sittings,
      Preparation<P> found,
      double level,
      String noun) {
    Sentences<P> sentences = new Sentences<>(game, files, sittings, noun);
    return new PreparationReport(
        player,
        games,
        found.sittings(),
        found.decisions(),
        found.tried(),
        found.examined(),
        level,
        found.findings().stream().map(sentences::told).toList(),
        game.board());
  }

  /** How findings are said. */
  private record Sentences<P extends Position<P>>(
      Game<P> game, List<Path> files, List<Sitting<P>> sittings, String noun) {

    Told told(Finding<P> finding) {
      Contrast contrast = finding.contrast();
      Told.Figures figures =
          new Told.Figures(
              contrast.own(),
              contrast.elsewhere(),
              contrast.others(),
              contrast.othersElsewhere(),
              finding.decisions(),
              finding.p());
      List<Told.Shown> shown = finding.shown().stream().map(this::shown).toList();
      if (finding.subject() instanceof Finding.Brings brings) {
        return new Told("brings", sentence(brings, contrast), figures, shown, List.of());
      }
      if (finding.subject() instanceof Finding.Loses loses) {
        return new Told("loses", sentence(loses, contrast), figures, shown, steering(finding));
      }
      Finding.Opens opens = (Finding.Opens) finding.subject();
      return new Told("opens", sentence(opens, contrast), figures, shown, line(opens));
    }

    private String sentence(Finding.Brings brings, Contrast contrast) {
      Feature feature =
          game.features().list().stream()
              .filter(one -> one.name().equals(brings.feature()))
              .findFirst()
              .orElseThrow();
      boolean isLiked = contrast.own() >= 0;
      Trait.Kind kind =
          brings.more()
              ? (isLiked ? Trait.Kind.LIKES_MORE : Trait.Kind.AVOIDS_LESS)
              : (isLiked ? Trait.Kind.CARES_LESS : Trait.Kind.AVOIDS_MORE);
      return new Trait(feature, kind, 0).of("it")
          + format(
              " Its moves change that by %+.3f, compared with what is usual there; those of others"
                  + " by %+.3f.",
              contrast.own(), contrast.others());
    }

    private String sentence(Finding.Loses loses, Contrast contrast) {
      return loses.when().isEmpty()
          ? format(
              "It loses more than others: %.2f %s a decision, others %.2f.",
              contrast.own(), noun, contrast.others())
          : format(
              "It loses more than others %s: %.2f %s a decision, others %.2f. Elsewhere it loses"
                  + " %.2f, others %.2f.",
              loses.when(),
              contrast.own(),
              noun,
              contrast.others(),
              contrast.elsewhere(),
              contrast.othersElsewhere());
    }

    private String sentence(Finding.Opens opens, Contrast contrast) {
      return format(
          "As %s it makes %.2f points a game after %s, others %.2f. Elsewhere it makes %.2f,"
              + " others %.2f.",
          text(opens.side()),
          contrast.own(),
          String.join(" ", opens.moves()),
          contrast.others(),
          contrast.elsewhere(),
          contrast.othersElsewhere());
    }

    private List<String> steering(Finding<P> finding) {
      return finding.steering().stream()
          .map(
              one ->
                  format(
                      "Games that begin %s have such positions in %.0f %% of the decisions, others"
                          + " in %.0f %%.",
                      String.join(" ", one.moves()), 100 * one.share(), 100 * one.otherwise()))
          .toList();
    }

    /** Who chooses each move of an opening, and how often the player did. */
    private List<String> line(Finding.Opens opens) {
      List<Integer> followed = Prepare.followed(sittings, opens.side(), opens.moves());
      List<String> steps = new ArrayList<>();
      Side side = Side.FIRST;
      for (int ply = 0; ply < opens.moves().size(); ply++) {
        String move = opens.moves().get(ply);
        steps.add(
            side == opens.side()
                ? format(
                    "It played %s in %d of %d games that came so far.",
                    move, followed.get(ply + 1), followed.get(ply))
                : "Play " + move + ".");
        side = side.other();
      }
      return steps;
    }

    private Told.Shown shown(Finding.Shown<P> shown) {
      Weighed<P> decision = shown.decision();
      P position = decision.example.position();
      return new Told.Shown(
          String.valueOf(files.get(shown.file()).getFileName()),
          shown.game(),
          decision.ply,
          game.text(position),
          game.move(position, decision.example.successors().get(decision.example.chosen())),
          game.move(position, decision.better),
          decision.loss,
          game.squares(position),
          position.toMove() == Side.FIRST);
    }

    private static String text(Side side) {
      return side == Side.FIRST ? "Black" : "White";
    }

    private static String format(String format, Object... values) {
      return String.format(Locale.ROOT, format, values);
    }
  }
}
