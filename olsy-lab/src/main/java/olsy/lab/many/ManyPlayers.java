package olsy.lab.many;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import olsy.core.game.ManyPosition;
import olsy.core.game.Payoffs;
import olsy.core.game.manyreversi.ManyReversi;
import olsy.core.game.manyreversi.ManyReversiGame;
import olsy.core.game.tree.BestOrderedTree;
import olsy.core.game.tree.RandomManyTree;
import olsy.core.search.many.ManyAlgorithm;
import olsy.core.search.many.ManySearches;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.measure.Series;
import olsy.lab.output.ColumnNames;
import olsy.lab.picture.Curve;
import olsy.lab.picture.Curves;
import olsy.lab.picture.Picture;

/**
 * Many players: the discs of max^n against paranoid in Reversi for three and four colours, by
 * depth; and how many of max^n's leaves pruning evaluates, on uniform trees and in Reversi, against
 * Korf's asymptotic branching factors.
 *
 * @param openings of the games, each with all seatings
 * @param deepest look-ahead of the games
 * @param branching of the uniform trees
 * @param height of the highest uniform tree
 * @param trees of each height
 * @param reversi the deepest search that is counted in Reversi
 */
public record ManyPlayers(
    int openings, int deepest, int branching, int height, int trees, int reversi)
    implements Experiment {

  private static final int OPENING = 8;

  /** Between the positions that are counted in. */
  private static final int PLIES_APART = 2;

  /**
   * Discs of a seat at the end.
   *
   * @param depth of max^n
   * @param paranoidDepth of paranoid
   * @param gain what max^n has more
   */
  public record Game(
      int colours,
      int depth,
      int paranoidDepth,
      int openings,
      @ColumnNames({"max-n", "max-n-low", "max-n-high"}) Estimate maxN,
      Estimate paranoid,
      Estimate gain) {}

  /**
   * Evaluations, in the mean.
   *
   * @param branching b: the depth-th root of max^n's leaves
   * @param shallowBranching the same of shallow pruning
   * @param best ½(1 + √(4b − 3))
   */
  public record Saved(
      String tree,
      int players,
      int depth,
      double maxN,
      double immediate,
      double shallow,
      double paranoid,
      double branching,
      double shallowBranching,
      double paranoidBranching,
      double best) {}

  public static ManyPlayers quick() {
    return new ManyPlayers(3, 2, 3, 6, 5, 3);
  }

  public static ManyPlayers full() {
    return new ManyPlayers(60, 3, 4, 8, 20, 5);
  }

  @Override
  public String name() {
    return "many";
  }

  @Override
  public String description() {
    return "Discs of max^n against paranoid in Reversi for three and four colours, and what"
        + " pruning saves (Korf).";
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    long seed = laboratory.seed();
    for (int players = 2; players <= 4; players++) {
      int n = players;
      if (players > 2) {
        heights(
            parts,
            "best order",
            BestOrderedTree.PAYOFFS,
            depth -> List.of(BestOrderedTree.root(n, branching, depth)));
      }
      heights(parts, "random", RandomManyTree.PAYOFFS, depth -> random(n, depth, seed));
    }
    for (int colours = 3; colours <= 4; colours++) {
      ManyReversiGame game = new ManyReversiGame(colours);
      List<ManyReversi> positions = positions(game, seed);
      for (int depth = 1; depth <= reversi; depth++) {
        int d = depth;
        parts.add(Saved.class, () -> saved("reversi", game.payoffs(), positions, d));
      }
    }
    for (int colours = 3; colours <= 4; colours++) {
      Seatings<ManyReversi> seats =
          new Seatings<>(new ManyReversiGame(colours), openings, OPENING, seed);
      for (int depth = 1; depth <= deepest; depth++) {
        for (int paranoidDepth : List.of(depth, depth + 1)) {
          int d = depth;
          if (paranoidDepth <= deepest) {
            parts.add(Game.class, () -> game(seats, d, paranoidDepth));
          }
        }
      }
    }
    laboratory.measure(parts);
  }

  private <P extends ManyPosition<P>> void heights(
      Parts parts, String name, Payoffs<P> payoffs, IntFunction<List<P>> roots) {
    for (int depth = 2; depth <= height; depth += 2) {
      int d = depth;
      parts.add(Saved.class, () -> saved(name, payoffs, roots.apply(d), d));
    }
  }

  private List<RandomManyTree> random(int players, int depth, long seed) {
    RandomManyTree.Shape shape = new RandomManyTree.Shape(players, branching, depth);
    return IntStream.range(0, trees)
        .mapToObj(tree -> RandomManyTree.root(shape, seed + tree))
        .toList();
  }

  /** From the opening to the middle of random games. */
  private List<ManyReversi> positions(ManyReversiGame game, long seed) {
    List<ManyReversi> positions = new ArrayList<>();
    for (int number = 0; number < trees; number++) {
      positions.add(new Seatings<>(game, 1, PLIES_APART * (number + 1), seed).beginning(number));
    }
    return positions;
  }

  private static <P extends ManyPosition<P>> Saved saved(
      String name, Payoffs<P> payoffs, List<P> roots, int depth) {
    double maxN = evaluations(ManySearches.MAX_N, payoffs, roots, depth);
    double immediate = evaluations(ManySearches.IMMEDIATE_PRUNING, payoffs, roots, depth);
    double shallow = evaluations(ManySearches.SHALLOW_PRUNING, payoffs, roots, depth);
    double paranoid = evaluations(ManySearches.PARANOID, payoffs, roots, depth);
    double b = Math.pow(maxN, 1.0 / depth);
    return new Saved(
        name,
        roots.get(0).players(),
        depth,
        maxN,
        immediate,
        shallow,
        paranoid,
        b,
        Math.pow(shallow, 1.0 / depth),
        Math.pow(paranoid, 1.0 / depth),
        (1 + Math.sqrt(4 * b - 3)) / 2);
  }

  /** In the mean. */
  private static <P extends ManyPosition<P>> double evaluations(
      ManyAlgorithm algorithm, Payoffs<P> payoffs, List<P> roots, int depth) {
    return roots.stream()
        .mapToLong(root -> algorithm.<P>of(payoffs).search(root, depth).evaluations())
        .average()
        .orElseThrow();
  }

  /** Shallow pruning stands in for max^n: it finds the same. */
  private Game game(Seatings<ManyReversi> seats, int depth, int paranoidDepth) {
    Payoffs<ManyReversi> discs = seats.game().payoffs();
    List<Seatings.Points> points =
        seats.play(
            new Seatings.Kind<>(ManySearches.SHALLOW_PRUNING.of(discs), depth),
            new Seatings.Kind<>(ManySearches.PARANOID.of(discs), paranoidDepth));
    return new Game(
        seats.game().start().players(),
        depth,
        paranoidDepth,
        openings,
        Seatings.mean(points, Seatings.Points::a),
        Seatings.mean(points, Seatings.Points::b),
        Seatings.mean(points, both -> both.a() - both.b()));
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    List<Saved> saved = findings.of(Saved.class);
    List<Curve> shallow =
        Series.of(
            saved,
            row -> row.tree + ", " + row.players + " players",
            Saved::depth,
            row -> row.shallow / row.maxN);
    List<Curve> gains =
        Series.measured(
            findings.of(Game.class).stream().filter(row -> row.depth == row.paranoidDepth).toList(),
            row -> row.colours + " colours",
            Game::depth,
            Game::gain);
    return List.of(
        new Curves(
            "saved",
            "Leaves that shallow pruning evaluates, of those of max^n",
            "depth",
            "share",
            shallow),
        new Curves(
            "discs",
            "Discs of a seat that max^n has more than paranoid",
            "depth of both",
            "discs",
            gains));
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return findings.of(Game.class).stream()
        .filter(row -> row.depth == deepest && row.paranoidDepth == deepest)
        .map(
            row ->
                String.format(
                    Locale.ROOT,
                    "With %d colours and %d plies a seat of max^n has %.2f discs more than one of"
                        + " paranoid (%.2f to %.2f).",
                    row.colours,
                    row.depth,
                    row.gain.mean(),
                    row.gain.low(),
                    row.gain.high()))
        .reduce((a, b) -> a + " " + b);
  }
}
