package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.play.explain.Valuation;

/** What a player values and how it looks ahead, in words and bars. */
final class ValuationText {

  private static final int LONGEST_BAR = 20;

  private ValuationText() {}

  static List<String> lines(PlayerFile player, PlayerFile other, Valuation valuation) {
    WrittenStrategy strategy = player.strategy();
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format("%s looks %s ahead; %s", player.name(), plies(strategy), frontier(strategy)));
    lines.addAll(ties(strategy));
    if (other != null) {
      lines.add(
          Output.format(
              "%s looks %s ahead; %s",
              other.name(), plies(other.strategy()), frontier(other.strategy())));
    }
    lines.add(
        (valuation.inMen() ? "what it values, in men" : "what it values, 1 for the largest weight")
            + "; the bars show how far each feature moves the value in random games"
            + (other == null ? "" : "; in brackets " + other.name() + "'s weights"));
    double most =
        valuation.items().stream().mapToDouble(Valuation.Item::importance).max().orElse(0);
    for (Valuation.Item item : valuation.items()) {
      String beside = item.other() == null ? "" : Output.format(" [%+.3f]", item.other());
      int bar = most == 0 ? 0 : (int) Math.round(LONGEST_BAR * item.importance() / most);
      lines.add(
          Output.format(
              "  %-18s %+7.3f%s %-" + LONGEST_BAR + "s  %s",
              item.feature(),
              item.weight(),
              beside,
              (item.weight() < 0 ? "-" : "+").repeat(bar),
              item.definition()));
    }
    return lines;
  }

  /**
   * What αβ* can build on.
   *
   * @param own who would search with the other as its model
   */
  static String sumBound(PlayerFile own, OptionalDouble bound) {
    return bound.isPresent()
        ? Output.format(
            "for αβ*, with %s as the own player: the sum of both functions stays within %.3f of its"
                + " largest weight",
            own.name(), bound.getAsDouble())
        : "for αβ*: no sum-bound, because of a frontier rule";
  }

  static String plies(WrittenStrategy strategy) {
    return ValueText.plies(strategy.depth());
  }

  private static String frontier(WrittenStrategy strategy) {
    FrontierRule rule = strategy.frontier();
    return switch (rule) {
      case NONE -> "there the static value stands";
      case CAPTURES -> "there it goes on while a capture is due";
      case STAND_PAT -> "there it goes on while a capture is due, or takes the static value";
    };
  }

  private static List<String> ties(WrittenStrategy strategy) {
    WrittenTies ties = strategy.ties();
    List<String> lines = new ArrayList<>();
    if (ties.first() != null || ties.second() != null || ties.margin() > 0) {
      lines.add(
          Output.format(
              "of moves within %.4f of the best it takes the first, as the first side by %s, as the"
                  + " second by %s",
              ties.margin(), order(ties.first()), order(ties.second())));
    }
    if (strategy.temperature() > 0) {
      lines.add(Output.format("its temperature is %.4f", strategy.temperature()));
    }
    return lines;
  }

  private static String order(String name) {
    return name == null ? "the game's order" : name;
  }
}
