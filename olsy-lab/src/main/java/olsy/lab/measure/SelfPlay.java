package olsy.lab.measure;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.evaluation.Evaluation;
import olsy.core.evaluation.Score;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.IterativeDeepening;
import olsy.core.search.minimax.PrincipalVariationSearch;
import olsy.core.search.minimax.PrincipalVariationSearch.Part;
import olsy.core.search.minimax.TranspositionTable;
import olsy.learning.example.AllCores;

/**
 * Games of a player against itself, from random openings of different lengths, so that they differ
 * and reach what good play avoids. Later no move is at random: who has more moves to choose from
 * would spoil more games, and less freedom would seem to win.
 *
 * @param function captures searched out
 * @param evaluations for a move
 */
public record SelfPlay(Evaluation<Checkers> function, int evaluations, long seed) {

  private static final int MOST_PLIES = 40;

  /** Of the memory: quick searches fill no more. */
  private static final int BITS = 16;

  private static final int OPENING = 4;
  private static final int OPENING_MORE = 13;
  private static final DrawRules RULES = new DrawRules(3, 40, 200);

  /**
   * A quiet position of a game.
   *
   * @param value for the side to move, by the search that chose its move
   * @param points that the side to move made of the game: 2 of a win, 1 of a draw
   */
  public record Judged(Checkers position, double value, int points) {}

  private record Searched(Checkers position, double value) {}

  /** Of so many games, one after the other. */
  public List<Judged> games(int number) {
    return AllCores.map(IntStream.range(0, number).boxed().toList(), this::game).stream()
        .flatMap(List::stream)
        .toList();
  }

  /** A game ends early when it is proven how it ends. */
  private List<Judged> game(int number) {
    SplittableRandom random = new SplittableRandom(seed + number);
    Checkers opening =
        RandomPlay.walk(Checkers.START, OPENING + random.nextInt(OPENING_MORE), random);
    Search<Checkers> search =
        new IterativeDeepening<>(
            new PrincipalVariationSearch<>(
                function, new TranspositionTable(BITS), EnumSet.allOf(Part.class)));
    Line<Checkers> line = Line.startingAt(opening, RULES);
    List<Searched> searched = new ArrayList<>();
    while (!line.isTerminal()) {
      SearchResult<Checkers> found =
          search.search(line, MOST_PLIES, SearchBudget.ofEvaluations(evaluations));
      if (Score.isDecided(found.value())) {
        Side winner = found.value() > 0 ? line.toMove() : line.toMove().other();
        return judged(searched, Outcome.winOf(winner));
      }
      if (line.position().isQuiet()) {
        searched.add(new Searched(line.position(), found.value()));
      }
      line = line.followedBy(found.choice());
    }
    return judged(searched, line.outcome());
  }

  private static List<Judged> judged(List<Searched> searched, Outcome outcome) {
    return searched.stream()
        .map(one -> new Judged(one.position, one.value, outcome.points(one.position.toMove())))
        .toList();
  }
}
