package olsy.lab.ours;

import java.util.List;
import java.util.function.Supplier;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.reply.Guarded;
import olsy.lab.measure.Scores;
import olsy.lab.measure.Tournament;
import olsy.lab.ours.Levels.Worth;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.learning.players.PlayerFile;
import olsy.learning.scout.LearnedLevels;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Points against an opponent, where its level is known and where it is not.
 *
 * @param games of each player, half of them with each side
 * @param evaluations for a move
 */
record LevelPoints(LevelMeeting meeting, int games, int evaluations) {

  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;
  private static final int MOST_PLIES = 40;
  private static final String TOLD = "level told";

  /**
   * With the model of level 0, and with the level that is told.
   *
   * @param played so many decisions are learned from
   */
  List<Worth> rows(int played) {
    LevelMeeting.Learned learned = meeting.learned(played);
    PlayerFile zero = learned.zeroPlayer(meeting.opponent().player());
    LearnedLevels.Fit best = learned.levels().best();
    Strategy<Checkers> own = own();
    Scores plain = scores(() -> new PrincipalVariationSearch<>(own.evaluation()));
    Scores withZero = with(zero, own);
    Worth zeroLevel = worth("zero level", zero, withZero, plain, withZero);
    boolean isModelling = learned.levels().account().isModelling();
    Worth told =
        isModelling
            ? worth(TOLD, best.player(), with(best.player(), own), plain, withZero)
            : worth(TOLD, zero, withZero, plain, withZero);
    return List.of(zeroLevel, told);
  }

  private Scores with(PlayerFile model, Strategy<Checkers> own) {
    double foreseen = meeting.foreseen(model);
    return scores(
        () -> new Guarded<>(own, LevelMeeting.search(model), LevelMeeting.depth(model), foreseen));
  }

  private Worth worth(String name, PlayerFile model, Scores its, Scores plain, Scores withZero) {
    return new Worth(
        meeting.opponent().level(),
        meeting.number(),
        LevelMeeting.depth(meeting.opponent().player()),
        name,
        meeting.foreseen(model),
        its.mean(),
        its.gainOver(plain),
        its.gainOver(withZero));
  }

  private Strategy<Checkers> own() {
    Evaluation<Checkers> function =
        meeting.opponent().us().player(LabGame.CHECKERS).strategy().evaluation();
    return new Strategy<>(FrontierRule.CAPTURES.over(function), 1, 0);
  }

  private Scores scores(Supplier<Search<Checkers>> ours) {
    return new Scores(
        Tournament.games(
                new Match<>(
                    LabGame.CHECKERS,
                    contestant(() -> new LimitedSearch<>(ours.get(), evaluations), MOST_PLIES),
                    contestant(
                        () -> LevelMeeting.search(meeting.opponent().player()),
                        LevelMeeting.depth(meeting.opponent().player())),
                    Openings.random(
                        LabGame.CHECKERS, games / 2, OPENING, meeting.seed() + meeting.number()),
                    games,
                    MOST_MOVES))
            .stream()
            .map(game -> game.pointsOfA())
            .toList());
  }

  private Contestant<Checkers> contestant(Supplier<Search<Checkers>> searches, int depth) {
    return new Contestant<>(
        "player" + depth, () -> new SearchingOpponent<>("player", searches.get(), depth));
  }
}
