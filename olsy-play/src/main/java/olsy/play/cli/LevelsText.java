package olsy.play.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import olsy.learning.scout.LearnLevel;
import olsy.learning.scout.LearnedLevels.Account;
import olsy.learning.scout.LearnedLevels.Difference;
import olsy.learning.training.Training;

/** At which level a player models its opponent, in words. */
final class LevelsText {

  private static final Map<String, String> ORIGINS =
      Map.of(
          Training.GIVEN, "the player given",
          Training.LEARNED, "learned from their moves",
          LearnLevel.FREE, "a function of its own");

  private LevelsText() {}

  static List<String> lines(Account account) {
    List<String> lines = new ArrayList<>();
    lines.add("level  its model of its opponent  probable  explains  foresees");
    for (Account.Told one : account.levels()) {
      lines.add(
          Output.format(
              "%5d  %-25s  %8.3f  %8.3f  %8s",
              one.level(),
              ORIGINS.getOrDefault(one.origin(), one.origin()),
              one.share(),
              one.strict(),
              one.unseen().map(hits -> Output.format("%.3f", hits.strict())).orElse("-")));
    }
    Account.Told best = account.best();
    lines.addAll(
        Output.wrapped(
            account.isTold()
                ? Output.format(
                    "It plays at level %d, with %.0f %%: %s.",
                    best.level(), 100 * best.share(), meaning(best.level()))
                : (account.isModelling() ? "It models its opponent. " : "")
                    + Output.format(
                        "Its level cannot be told: level %d has %.0f %%, and differs from the level"
                            + " most like it in %s.",
                        best.level(),
                        100 * best.share(),
                        Output.count(account.leastDifferent(), "decision"))));
    for (Account.Told other : account.levels()) {
      if (other.level() != best.level()) {
        lines.addAll(Output.wrapped(sentence(account, account.between(other.level()))));
      }
    }
    return lines;
  }

  private static String meaning(int level) {
    return switch (level) {
      case 0 -> "it reckons with an opponent who wants the opposite of what it wants";
      case 1 -> "it reckons with what it thinks its opponent wants";
      default -> "it reckons with an opponent who reckons with what it wants itself";
    };
  }

  private static String sentence(Account account, Difference one) {
    return one.decisions() == 0
        ? Output.format(
            "Levels %d and %d expect the same move in every decision.", one.level(), one.other())
        : Output.format(
            "Levels %d and %d expect different moves in %,d of %s: level %d is right in %,d of"
                + " them, level %d in %,d.",
            one.level(),
            one.other(),
            one.decisions(),
            Output.count(account.decisions(), "decision"),
            one.level(),
            one.hits(),
            one.other(),
            one.otherHits());
  }
}
