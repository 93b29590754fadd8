package olsy.play.session.state;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.example.Example;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Predictor;
import olsy.learning.training.LearnedModel;
import olsy.play.session.store.Decision;
import olsy.play.session.store.UsedModel;

/**
 * Who foresees the opponent: the model that was learned of it, or the population's generic player.
 * Both are asked before every decision. The learned model is expected where it was worth no less
 * than the population's in the last decisions; else the population's is. Where there is no
 * population, the learned model is expected.
 */
final class Forecasters<P extends Position<P>> {

  /** Two that foresee as much take turns: that is no news. */
  private static final int MANY = 30;

  private static final int TENTH = 10;

  private final Game<P> game;
  private final PlayerFile generic;
  private final Predictor<P> population;
  private final BitEvidence evidence = new BitEvidence();
  private final SettledTrust behind = new SettledTrust(MANY, TENTH);
  private LearnedModel model;
  private int number;
  private Predictor<P> learned;

  /**
   * @param generic the population's player, if there is one
   */
  Forecasters(Game<P> game, Optional<PlayerFile> generic) {
    this.game = game;
    this.generic = generic.orElse(null);
    this.population = generic.map(player -> Predictor.of(player, game)).orElse(null);
    this.behind.begin(isBehind());
  }

  /** The learned model, if there is one. */
  Optional<LearnedModel> model() {
    return Optional.ofNullable(model);
  }

  /** A model has been learned. */
  void take(int learnedFrom, LearnedModel taken) {
    model = taken;
    number = learnedFrom;
    learned = Predictor.of(taken.player(), game);
  }

  /** The one that is expected. */
  UsedModel expected() {
    return learned != null && !isBehind()
        ? UsedModel.learned(number)
        : population == null ? UsedModel.NONE : UsedModel.POPULATION;
  }

  /** The file of one of the two. */
  PlayerFile player(UsedModel which) {
    return which.number() > 0 ? model.player() : generic;
  }

  private boolean isBehind() {
    return population != null
        && !(evidence.overPopulation().isEnough() && evidence.overPopulation().mean() >= 0);
  }

  /**
   * What is expected in a position; nothing where nobody is there to say it, or no choice.
   *
   * @param used whether that is trusted
   */
  Optional<Expectation<P>> expect(P position, boolean used) {
    UsedModel which = expected();
    List<P> successors = Example.successors(position);
    if (!which.any() || successors.size() < 2) {
      return Optional.empty();
    }
    boolean isLearned = which.number() > 0;
    Predictor<P> other = isLearned ? population : learned;
    return Optional.of(
        new Expectation<>(
            which.number(),
            used,
            (isLearned ? learned : population).predict(position, successors),
            Optional.ofNullable(other).map(one -> one.predict(position, successors))));
  }

  /** What had been expected of a decision. */
  void see(Decision decision) {
    evidence.add(decision);
  }

  void forgetBefore(Decision first) {
    evidence.forgetBefore(first);
  }

  /**
   * A sentence, when it is news which of the two is expected.
   *
   * @param decisions seen so far
   */
  Optional<String> news(int decisions) {
    boolean now = isBehind();
    if (learned == null || !behind.tells(now, decisions)) {
      return Optional.empty();
    }
    BitEvidence.Bits bits = evidence.overPopulation();
    return Optional.of(
        String.format(
            Locale.ROOT,
            "the learned model was worth %.1f bits a decision %s than the population's in the last"
                + " %d: %s is expected",
            Math.abs(bits.mean()),
            bits.mean() < 0 ? "less" : "more",
            bits.decisions(),
            now ? "the population's" : "the learned one"));
  }
}
