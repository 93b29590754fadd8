package olsy.lab.ours;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.lab.ours.Levels.Asked;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.learning.players.PlayerFile;
import olsy.learning.scout.TellingMove;

/**
 * How often an opponent moves otherwise than it would without its model, by which of our best moves
 * we take.
 *
 * @param decisions that are looked at
 */
record TellingDecisions(LevelMeeting meeting, int decisions) {

  Asked asked() {
    PlayerFile player = meeting.opponent().player();
    UnaryOperator<Checkers> modelling = mover(player);
    UnaryOperator<Checkers> plain =
        mover(
            new PlayerFile(
                player.game(),
                "bare",
                MinimaxSearches.ALPHA_BETA,
                player.strategy(),
                null,
                Map.of()));
    TellingMove<Checkers> telling =
        new TellingMove<>(
            List.of(
                new TellingMove.Possible<>(0.5, modelling),
                new TellingMove.Possible<>(0.5, plain)));
    return new Asked(
        meeting.opponent().level(),
        meeting.number(),
        LevelMeeting.depth(player),
        differing(modelling, plain, equals -> equals.get(0)),
        differing(modelling, plain, telling::among));
  }

  /** The share of the decisions, where we choose so among our best moves. */
  private double differing(
      UnaryOperator<Checkers> modelling,
      UnaryOperator<Checkers> plain,
      Function<List<Checkers>, Checkers> choice) {
    PlayerFile file = meeting.opponent().us();
    Deliberation<Checkers> us = new Deliberation<>(file.player(LabGame.CHECKERS).strategy());
    UnaryOperator<Checkers> ours =
        s ->
            choice.apply(
                us.best(s, LevelMeeting.depth(file), SearchBudget.unlimited()).stream()
                    .map(SearchResult::choice)
                    .toList());
    return new PlayedDecisions<>(LabGame.CHECKERS, modelling, ours, 0)
        .draw(decisions, new SplittableRandom(meeting.seed() + meeting.number())).stream()
            .flatMap(List::stream)
            .filter(one -> !one.isForced())
            .mapToInt(
                one -> plain.apply(one.position()).equals(modelling.apply(one.position())) ? 0 : 1)
            .average()
            .orElseThrow();
  }

  private static UnaryOperator<Checkers> mover(PlayerFile player) {
    return s -> LevelMeeting.search(player).search(s, LevelMeeting.depth(player)).choice();
  }
}
