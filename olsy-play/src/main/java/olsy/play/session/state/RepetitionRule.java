package olsy.play.session.state;

import java.util.Arrays;
import java.util.List;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.Deliberation;

/**
 * What our moves go by beside the search, which sees positions and not the play before: a move to a
 * position that has stood is worth a draw, and not made where another is worth more.
 *
 * <pre>
 * s' ← the move found
 * if s' has stood before and max { αβ(s'') : s'' ∈ σ(s) that has not } > 0: take that s''
 * </pre>
 *
 * @param own without a model: models say nothing of repetitions either
 */
record RepetitionRule<P extends Position<P>>(Deliberation<P> own, int depth) {

  private static final double DRAW = 0;

  SearchResult<P> apply(Line<P> line, SearchResult<P> found, SearchBudget budget) {
    if (isNew(line, found.choice())) {
      return found;
    }
    P position = line.position();
    List<P> others =
        Arrays.stream(position.successors()).filter(next -> isNew(line, next)).toList();
    if (others.isEmpty()) {
      return found;
    }
    SearchResult<P> other = own.among(position, others, depth, budget);
    return other.value() > DRAW ? other : found;
  }

  private static <P extends Position<P>> boolean isNew(Line<P> line, P next) {
    return line.followedBy(next).occurrences() == 1;
  }
}
