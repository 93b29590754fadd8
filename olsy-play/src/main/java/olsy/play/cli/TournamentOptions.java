package olsy.play.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import olsy.core.game.Games;
import olsy.learning.text.InputException;
import olsy.play.match.MatchSettings;
import olsy.play.match.Participant;
import olsy.play.match.SheetStyle;
import olsy.play.match.TournamentForm;
import olsy.play.match.TournamentSettings;
import olsy.play.opponent.Entrant;
import olsy.play.roster.Roster;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Who plays a tournament, and how. */
public final class TournamentOptions {

  private static final int FEWEST = 2;
  private static final int MOST = 100;

  @Parameters(
      arity = "0..*",
      paramLabel = "PLAYER",
      description =
          "Files of players or engines, or names of players in models/ or of engines in"
              + " olsy-play/engines/; @6 behind one sets the depth, @0.1s a time a move, @50000n"
              + " nodes, @60+0.6 a clock. Players with the same name are"
              + " told apart by what stands behind @.")
  private List<String> references = List.of();

  @Option(names = "--gauntlet", description = "The first plays the others, who play nobody else.")
  private boolean gauntlet;

  @Option(
      names = "--games",
      paramLabel = "N",
      description =
          "How many in each match, an even number. Default with --book, --start or --ballots: each"
              + " opening once with each colour.")
  private Integer games;

  @Mixin private VariantOption variant;

  @Mixin private LimitOptions limits;

  @Mixin private MatchConditions conditions;

  @Mixin private OpeningOptions openings;

  @Mixin private AdjudicationOptions adjudication;

  /** Whether nobody is named. */
  boolean isEmpty() {
    return references.isEmpty();
  }

  /** Files that are read. */
  public List<Path> files() {
    List<Path> read = new ArrayList<>(Roster.installed().files(references));
    read.addAll(openings.files());
    return read;
  }

  /**
   * All of it.
   *
   * @param style of the games
   */
  public TournamentSettings settings(SheetStyle style) {
    Arguments.requireWithin(FEWEST, MOST, "PLAYER: number of players", references.size());
    if (games != null) {
      MatchConditions.requireGames(games);
      Arguments.require(games % 2 == 0, "--games", "an even number", games);
    }
    conditions.require();
    openings.require(conditions.isRandomAsked());
    Roster roster = Roster.installed();
    List<Participant> players = players(roster);
    Entrant a = players.get(0).entrant();
    players.forEach(other -> Arguments.requireSameGame(a, other.entrant()));
    List<String> begun = openings.begun(Games.named(a.game()), games, conditions);
    MatchSettings match =
        new MatchSettings(
            a,
            players.get(1).entrant(),
            2 * begun.size(),
            begun,
            conditions.moveLimit(),
            adjudication.adjudication(),
            Optional.empty(),
            style,
            conditions.seed());
    return new TournamentSettings(
        players, gauntlet ? TournamentForm.GAUNTLET : TournamentForm.ROUND_ROBIN, match);
  }

  /** Tables and game files know players by their names. */
  private List<Participant> players(Roster roster) {
    List<Entrant> entrants =
        references.stream().map(one -> variant.of(roster.find(one, limits.limits()))).toList();
    List<String> own = entrants.stream().map(Entrant::name).toList();
    List<Participant> players = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (int i = 0; i < own.size(); i++) {
      String name = own.get(i);
      boolean isUnique = own.indexOf(name) == own.lastIndexOf(name);
      String told = isUnique ? name : name + behind(references.get(i));
      if (!names.add(told)) {
        throw new InputException(
            "PLAYER: expected players with different names, found "
                + told
                + " twice: give one of them another depth (@6), or its file another name");
      }
      players.add(new Participant(told, entrants.get(i)));
    }
    return players;
  }

  /** What stands behind a name, with its @. */
  private static String behind(String reference) {
    int at = reference.indexOf('@', reference.lastIndexOf('/') + 1);
    return at < 0 ? "" : reference.substring(at);
  }
}
