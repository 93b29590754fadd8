package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.lab.measure.Tournament;
import olsy.lab.player.Arbitrary;
import olsy.lab.player.LabGame;
import olsy.lab.player.Weights;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;

class DeepJudgeTest {

  private static final int MAN = 1000;
  private static final Evaluation<Checkers> FUNCTION =
      FrontierRule.CAPTURES.over(Weights.of("samuel-1").evaluation(MAN));

  private static Contestant<Checkers> contestant(
      String name, Supplier<Search<Checkers>> searches, int depth) {
    return new Contestant<>(name, () -> new SearchingOpponent<>(name, searches.get(), depth));
  }

  /** Who plays as the judge does gives hardly anything, who makes any move gives men. */
  @Test
  void saysWhoGaveMen() {
    Search<Checkers> plain = new PrincipalVariationSearch<>(FUNCTION);
    Match<Checkers> match =
        new Match<>(
            LabGame.CHECKERS,
            contestant("judge", () -> new PrincipalVariationSearch<>(FUNCTION), 8),
            contestant("any", () -> new Arbitrary(plain, 1, 1), 1),
            Openings.random(LabGame.CHECKERS, 1, 4, 1),
            2,
            30);
    DeepJudge judge = new DeepJudge(FUNCTION, MAN);
    for (PlayedGame<Checkers> game : Tournament.games(match)) {
      DeepJudge.Gifts gifts = judge.gifts(game);
      assertTrue(gifts.received() > 5, gifts.toString());
      assertTrue(gifts.men() < gifts.received() / 5, gifts.toString());
    }
  }
}
