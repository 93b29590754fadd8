package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.Making;
import olsy.learning.population.Member;
import olsy.learning.population.Population;
import olsy.play.explain.Valuation;

/** Who is in a population, and what its generic player values. */
final class PopulationText {

  private static final int MOST_FEATURES = 15;

  /** For JSON. */
  record Row(String game, List<MemberRow> members, List<Valuation.Item> generic) {}

  record MemberRow(String name, String family, int fitted, int depth, String frontier) {}

  private PopulationText() {}

  static <P extends Position<P>> Row row(Population population, Game<P> game) {
    return new Row(
        population.game(),
        population.members().stream().map(PopulationText::row).toList(),
        Valuation.of(generic(population), game).items());
  }

  private static MemberRow row(Member member) {
    return new MemberRow(
        member.name(),
        member.family(),
        member.fitted(),
        member.strategy().depth(),
        member.strategy().frontier().text());
  }

  static <P extends Position<P>> List<String> lines(Population population, Game<P> game) {
    List<String> lines = new ArrayList<>();
    lines.add(Output.format("%-40s %10s %6s  %s", "member", "decisions", "depth", "frontier"));
    for (Member member : population.members()) {
      lines.add(
          Output.format(
              "%-40s %,10d %6d  %s",
              member.name(),
              member.fitted(),
              member.strategy().depth(),
              member.strategy().frontier().text()));
    }
    lines.add("");
    PlayerFile generic = generic(population);
    Valuation valuation = Valuation.of(generic, game);
    int shown = Math.min(MOST_FEATURES, valuation.items().size());
    lines.addAll(
        ValuationText.lines(
            generic, null, new Valuation(valuation.items().subList(0, shown), valuation.inMen())));
    if (shown < valuation.items().size()) {
      lines.add(Output.format("  and %,d features more", valuation.items().size() - shown));
    }
    Making making = population.making();
    making.archives().forEach(source -> lines.add(source.file() + "  SHA-256 " + source.sha256()));
    lines.add(
        Output.format(
            "made with depths up to %d, seed %d, olsy %s%s",
            making.settings().maxDepth(),
            making.settings().seed(),
            making.program(),
            making.date() == null ? "" : ", " + making.date()));
    return lines;
  }

  private static PlayerFile generic(Population population) {
    return new PlayerFile(
        population.game(),
        "the generic player",
        MinimaxSearches.ALPHA_BETA,
        population.generic(),
        null,
        Map.of());
  }
}
