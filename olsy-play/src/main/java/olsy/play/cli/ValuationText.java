package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import olsy.core.evaluation.FrontierRule;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.Valuation;

/** What a player values and how it looks ahead, in words and bars. */
final class ValuationText {

  private static final int LONGEST_BAR = 20;
  private static final int WIDTH_OF_RANGE = 17;

  /** More features than that are not all shown. */
  private static final int MANY = 40;

  private static final int SHOWN_OF_MANY = 30;
  private static final Pattern LONG_LIST = Pattern.compile("((?:\\d+,){6})[\\d,]+");

  private ValuationText() {}

  static List<String> lines(PlayerFile player, PlayerFile other, Valuation valuation) {
    WrittenStrategy strategy = player.strategy();
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format("%s looks %s ahead; %s", player.name(), plies(strategy), frontier(strategy)));
    lines.addAll(ties(strategy));
    List<PossibleDepth> depths = PossibleDepth.of(strategy);
    if (depths.size() > 1) {
      lines.add(
          "what it may be: "
              + depths.stream().map(PossibleDepth::text).collect(Collectors.joining("; ")));
    }
    if (other != null) {
      lines.add(
          Output.format(
              "%s looks %s ahead; %s",
              other.name(), plies(other.strategy()), frontier(other.strategy())));
    }
    lines.add(
        (valuation.inMen() ? "what it values, in men" : "what it values, 1 for the largest weight")
            + "; the bars show how far each feature moves the value in random games"
            + (isDoubtful(valuation) ? ", dots where that is not sure" : "")
            + (other == null ? "" : "; in brackets " + other.name() + "'s weights"));
    double most =
        valuation.items().stream().mapToDouble(Valuation.Item::importance).max().orElse(0);
    List<Valuation.Item> items = valuation.items();
    int shown = items.size() > MANY ? SHOWN_OF_MANY : items.size();
    for (Valuation.Item item : items.subList(0, shown)) {
      String beside = item.other() == null ? "" : Output.format(" [%+.3f]", item.other());
      lines.add(
          Output.format(
              "  %-18s %+7.3f%s%s %-" + LONGEST_BAR + "s  %s",
              item.feature(),
              item.weight(),
              isDoubtful(valuation) ? range(item) : "",
              beside,
              bar(item, most),
              item.definition()));
    }
    if (shown < items.size()) {
      lines.add("  and " + (items.size() - shown) + " that move it less; --json has all of them");
    }
    return lines;
  }

  private static boolean isDoubtful(Valuation valuation) {
    return valuation.items().stream().anyMatch(item -> item.range() != null);
  }

  private static String range(Valuation.Item item) {
    return item.range() == null
        ? " ".repeat(WIDTH_OF_RANGE)
        : Output.format(" %+6.2f to %+6.2f", item.range().low(), item.range().high());
  }

  /** As far as the weight reaches for sure, and on as dots as far as it may. */
  private static String bar(Valuation.Item item, double most) {
    if (most == 0) {
      return "";
    }
    String sign = item.weight() < 0 ? "-" : "+";
    double perWeight = LONGEST_BAR * item.importance() / most / Math.abs(item.weight());
    int whole = (int) Math.round(LONGEST_BAR * item.importance() / most);
    if (item.range() == null || item.weight() == 0) {
      return sign.repeat(whole);
    }
    double nearest =
        item.weight() < 0 ? Math.max(0, -item.range().high()) : Math.max(0, item.range().low());
    int sure = Math.min(whole, (int) Math.round(perWeight * nearest));
    return sign.repeat(sure) + ".".repeat(whole - sure);
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
    return Output.count(strategy.depth(), "ply");
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
    String good =
        ties.margin() > 0
            ? Output.format("of moves within %.4f of the best ", ties.margin())
            : "of the best moves ";
    String orders =
        ties.first() == null && ties.second() == null
            ? "in the game's order"
            : "as the first side by "
                + order(ties.first())
                + ", as the second by "
                + order(ties.second());
    if (ties.lead() > 0) {
      lines.add(
          good
              + Output.format("an earlier one counts %.4f more than the next, ", ties.lead())
              + orders);
    } else if (ties.first() != null || ties.second() != null || ties.margin() > 0) {
      lines.add(good + "it takes the first, " + orders);
    }
    if (strategy.temperature() > 0) {
      lines.add(Output.format("its temperature is %.4f", strategy.temperature()));
    }
    return lines;
  }

  /** An order of its own by the squares that come first. */
  private static String order(String name) {
    return name == null ? "the game's order" : LONG_LIST.matcher(name).replaceAll("$1…");
  }
}
