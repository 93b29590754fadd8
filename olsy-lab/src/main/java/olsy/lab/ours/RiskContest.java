package olsy.lab.ours;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.FrontierRule;
import olsy.core.evaluation.LinearEvaluation;
import olsy.core.game.checkers.Checkers;
import olsy.core.player.Player;
import olsy.core.player.Strategy;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.reply.Guarded;
import olsy.core.search.reply.Safe;
import olsy.lab.measure.ForeseenShare;
import olsy.lab.measure.Tournament;
import olsy.lab.player.LabGame;
import olsy.lab.player.LimitedSearch;
import olsy.lab.player.Pairing;
import olsy.play.match.Contestant;
import olsy.play.match.Match;
import olsy.play.match.Openings;
import olsy.play.match.PlayedGame;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * Our searches against one opponent, or what it becomes against each: the plain one, {@link
 * Guarded}, and {@link Safe} by what it may risk. All have the same openings, and the same
 * evaluations for a move.
 */
final class RiskContest {

  static final String PLAIN = "plain";
  static final String GUARDED = "guarded";
  static final String SAFE = "safe ";
  static final String ENDLESS = "endless";

  /** Farther than any of them gets. */
  static final int MOST_PLIES = 40;

  private static final int OPENING = 6;
  private static final int MOST_MOVES = 100;

  /** Games from which a model's trust follows. */
  private static final int LOOK = 20;

  /** One of our searches. */
  record Ours(String name, Supplier<Search<Checkers>> searches) {}

  /** Whom one of our searches meets. */
  @FunctionalInterface
  interface Meeting {
    Supplier<Search<Checkers>> against(Ours ours);
  }

  /** The games of one of our searches; games 2k and 2k+1 have the same opening. */
  record Played(String player, List<PlayedGame<Checkers>> games) {

    List<Integer> points() {
      return games.stream().map(PlayedGame::pointsOfA).toList();
    }
  }

  private final int evaluations;
  private final Strategy<Checkers> own;
  private final double man;
  private final Strategy<Checkers> model;
  private final List<Checkers> openings;
  private final double trust;

  /**
   * @param evaluations for a move
   * @param pairing whose opponent the model is believed to be
   * @param games of each search, half of them with each side
   */
  RiskContest(int evaluations, Pairing pairing, Strategy<Checkers> model, int games, long seed) {
    LinearEvaluation<Checkers> function = (LinearEvaluation<Checkers>) pairing.own().evaluation();
    this.evaluations = evaluations;
    this.own = goingOn(function);
    this.man = function.weights()[function.features().names().indexOf("men")];
    this.model = model;
    this.openings = Openings.random(LabGame.CHECKERS, games / 2, OPENING, seed);
    List<PlayedGame<Checkers>> first =
        games(plain(), of(pairing.opponent()), openings.subList(0, Math.min(LOOK, games) / 2));
    Search<Checkers> foreseeing = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(model));
    this.trust = new ForeseenShare(foreseeing, model.depth()).of(first);
  }

  /** While a capture is due. */
  static Strategy<Checkers> goingOn(Evaluation<Checkers> evaluation) {
    return new Strategy<>(FrontierRule.CAPTURES.over(evaluation), 1, 0);
  }

  /** Who searches to its own depth. */
  static Supplier<Search<Checkers>> of(Strategy<Checkers> opponent) {
    return () -> {
      Search<Checkers> search = MinimaxSearches.ALPHA_BETA.of(Player.zeroLevel(opponent));
      return (root, most, budget) -> search.search(root, opponent.depth(), budget);
    };
  }

  /** How often the model foresees the opponent in games against the plain search. */
  double trust() {
    return trust;
  }

  Evaluation<Checkers> function() {
    return own.evaluation();
  }

  /** What a man counts. */
  double man() {
    return man;
  }

  /**
   * Plays, the plain search first.
   *
   * @param risks in men
   */
  List<Played> play(List<Double> risks, Meeting meeting) {
    List<Played> played = new ArrayList<>();
    for (Ours ours : all(risks)) {
      played.add(new Played(ours.name, games(ours, meeting.against(ours), openings)));
    }
    return played;
  }

  /**
   * What a man is worth: points of a game that the plain search makes where the other side lacks
   * one, less those where it lacks one itself, halved. Openings are the same but for a man of the
   * side to move, any one.
   */
  double worthOfAMan(Meeting meeting) {
    Ours plain = plain();
    return games(
            plain, meeting.against(plain), openings.stream().map(RiskContest::lacking).toList())
        .stream()
        .mapToInt(
            game -> {
              boolean lacks = game.sideOfA() == game.positions().get(0).toMove();
              return lacks ? -game.pointsOfA() : game.pointsOfA();
            })
        .average()
        .orElseThrow();
  }

  /** The same position without one man of the side to move, any one. */
  private static Checkers lacking(Checkers opening) {
    long left = opening.own() & ~opening.kings();
    for (int skipped = new SplittableRandom(opening.key()).nextInt(Long.bitCount(left));
        skipped > 0;
        skipped--) {
      left &= left - 1;
    }
    long man = Long.lowestOneBit(left);
    return new Checkers(opening.own() & ~man, opening.other(), opening.kings(), opening.toMove());
  }

  private List<Ours> all(List<Double> risks) {
    List<Ours> all = new ArrayList<>();
    all.add(plain());
    all.add(new Ours(GUARDED, () -> new Guarded<>(own, model.withTrust(trust))));
    risks.forEach(risk -> all.add(safe(SAFE + risk, risk)));
    all.add(safe(ENDLESS, Double.POSITIVE_INFINITY));
    return all;
  }

  private Ours plain() {
    return new Ours(PLAIN, () -> new PrincipalVariationSearch<>(own.evaluation()));
  }

  private Ours safe(String name, double risk) {
    return new Ours(name, () -> new Safe<>(own.withRisk(risk * man), model.withTrust(trust)));
  }

  private List<PlayedGame<Checkers>> games(
      Ours ours, Supplier<Search<Checkers>> opponents, List<Checkers> some) {
    return Tournament.games(
        new Match<>(
            LabGame.CHECKERS,
            contestant("player", () -> new LimitedSearch<>(ours.searches.get(), evaluations)),
            contestant("opponent", opponents),
            some,
            2 * some.size(),
            MOST_MOVES));
  }

  private static Contestant<Checkers> contestant(String name, Supplier<Search<Checkers>> searches) {
    return new Contestant<>(name, () -> new SearchingOpponent<>(name, searches.get(), MOST_PLIES));
  }
}
