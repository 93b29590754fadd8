package olsy.play.web.table;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.statistics.Interval;
import olsy.core.statistics.SampleMean;
import olsy.learning.players.PlayerFile;
import olsy.learning.training.LearnedModel;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.Valuation;
import olsy.play.session.state.OpponentLearning;
import olsy.play.session.state.TrackRecord;

/**
 * What is known of a person, in the fields of its JSON.
 *
 * @param seen unforced decisions
 * @param every decisions after which there is a model
 * @param model decisions that the last model had seen; 0 without one
 * @param foreseen how often what was expected came; null before the first expectation
 * @param depths how far the person may look ahead, the most probable first
 * @param values of the model, the most important first
 * @param sentences what is to be said of the model
 */
public record LearnedView(
    int seen,
    int every,
    int model,
    Foreseen foreseen,
    List<PossibleDepth> depths,
    List<Valuation.Item> values,
    List<String> sentences) {

  /** Bars that a page has room for. */
  private static final int MOST_VALUES = 8;

  /**
   * Of the last expectations.
   *
   * @param interval of the share that came true
   * @param uniform what guessing would have had right
   * @param overPopulation bits a decision that the model was worth more than what is expected of
   *     anybody; null where that was not measured
   */
  public record Foreseen(
      int expectations, double share, Interval interval, double uniform, Double overPopulation) {

    static Foreseen of(TrackRecord record) {
      int count = record.expectations();
      SampleMean bits = record.bitsOverPopulation();
      return count == 0
          ? null
          : new Foreseen(
              count,
              record.accuracy(),
              Interval.ofShare(record.accuracy(), count),
              record.uniform(),
              bits.count() == 0 ? null : (Double) bits.mean());
    }
  }

  public LearnedView {
    depths = List.copyOf(depths);
    values = List.copyOf(values);
    sentences = List.copyOf(sentences);
  }

  /**
   * @param every decisions after which there is a model
   * @param before what was known before; its values stay while the model does
   */
  static <P extends Position<P>> LearnedView of(
      Game<P> game, OpponentLearning<P> learning, int every, Optional<LearnedView> before) {
    Optional<PlayerFile> player = learning.model().map(LearnedModel::player);
    boolean same = before.map(view -> view.model == learning.number()).orElse(false);
    return new LearnedView(
        learning.decisions(),
        every,
        learning.number(),
        Foreseen.of(learning.record()),
        same
            ? before.get().depths
            : player.map(one -> PossibleDepth.of(one.strategy())).orElse(List.of()),
        same
            ? before.get().values
            : player.map(one -> Valuation.of(one, game).items()).orElse(List.of()).stream()
                .limit(MOST_VALUES)
                .toList(),
        learning.caveats().stream().map(caveat -> caveat.sentence()).toList());
  }
}
