package olsy.play.web.table;

import java.util.List;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.statistics.Interval;
import olsy.learning.players.PlayerFile;
import olsy.learning.population.WeightPrior;
import olsy.learning.training.Caveat;
import olsy.learning.training.LearnedModel;
import olsy.play.explain.PossibleDepth;
import olsy.play.explain.Remark;
import olsy.play.explain.Valuation;
import olsy.play.report.OwnMoves;
import olsy.play.session.state.OpponentLearning;
import olsy.play.session.state.SessionState;
import olsy.play.session.state.TrackRecord;

/**
 * What is known of a person, in the fields of its JSON.
 *
 * @param seen unforced decisions
 * @param every decisions after which there is a model
 * @param foreseen how often what was expected came; null before the first expectation
 * @param trusted when the rival first played by its model; null where it has not
 * @param model null before there is one
 * @param sentences what is to be said of the model
 */
public record LearnedView(
    int seen,
    int every,
    Foreseen foreseen,
    OwnMoves.Trusted trusted,
    Model model,
    List<String> sentences) {

  /** Bars that a page has room for. */
  private static final int MOST_VALUES = 8;

  /**
   * The last model.
   *
   * @param number decisions that it had seen
   * @param depths how far the person may look ahead, the most probable first
   * @param values the most important first
   * @param remarks what is telling, the surest first
   */
  public record Model(
      int number, List<PossibleDepth> depths, List<Valuation.Item> values, List<Remark> remarks) {

    public Model {
      depths = List.copyOf(depths);
      values = List.copyOf(values);
      remarks = List.copyOf(remarks);
    }

    private static <P extends Position<P>> Model of(
        Game<P> game,
        int number,
        LearnedModel model,
        OwnMoves<P> own,
        Optional<WeightPrior> others) {
      PlayerFile player = model.player();
      return new Model(
          number,
          PossibleDepth.of(player.strategy()),
          Valuation.of(player, game).items().stream().limit(MOST_VALUES).toList(),
          Remark.of(game, player.strategy(), model.heldOut(), others, own.last()));
    }
  }

  /**
   * Of the last expectations.
   *
   * @param interval of the share that came true
   * @param uniform what guessing would have had right
   * @param others what a generic player would have done in comparison; null where nobody else is
   *     known
   */
  public record Foreseen(
      int expectations,
      double share,
      Interval interval,
      double uniform,
      TrackRecord.Comparison others) {

    static Foreseen of(TrackRecord record) {
      int count = record.expectations();
      return count == 0
          ? null
          : new Foreseen(
              count,
              record.accuracy(),
              Interval.ofShare(record.accuracy(), count),
              record.uniform(),
              record.besidePopulation().orElse(null));
    }
  }

  /**
   * A model that was learned.
   *
   * @param number decisions that had been seen when it was begun
   */
  record Numbered(int number, LearnedModel model) {

    /** The one in use. */
    static Optional<Numbered> of(OpponentLearning<?> learning) {
      return learning.model().map(model -> new Numbered(learning.number(), model));
    }
  }

  public LearnedView {
    sentences = List.copyOf(sentences);
  }

  /**
   * @param others what weights players have, where that is known
   * @param newest the model to show
   * @param before what was known before; its model stays while there is no other
   */
  static <P extends Position<P>> LearnedView of(
      Game<P> game,
      SessionState<P> state,
      OwnMoves<P> own,
      Optional<WeightPrior> others,
      Optional<Numbered> newest,
      Optional<LearnedView> before) {
    OpponentLearning<P> learning = state.learning();
    int number = newest.map(Numbered::number).orElse(0);
    Optional<Model> same = before.map(LearnedView::model).filter(model -> model.number == number);
    return new LearnedView(
        learning.decisions(),
        state.settings().learning().every(),
        Foreseen.of(learning.record()),
        own.trusted().orElse(null),
        same.or(() -> newest.map(one -> Model.of(game, number, one.model, own, others)))
            .orElse(null),
        learning.caveats().stream().map(Caveat::sentence).toList());
  }
}
