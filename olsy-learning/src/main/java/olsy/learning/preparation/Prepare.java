package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;

/**
 * Finds what tells a player from others, and keeps what is confirmed.
 *
 * <pre>
 * halve the games by lot
 * in the first half: try everything; of what has p ≤ .05 the three clearest of each topic are examined
 * in the second half: what is examined is told if p · (how many are examined) ≤ level
 * </pre>
 *
 * p is that of {@link PermutationTest}. The second half has no part in the choice, and multiplying
 * is Bonferroni's correction. So where names mean nothing, something is told with a probability of
 * at most the level.
 *
 * @param pool the features that decisions were weighed by
 * @param level at most so probably something is told of whom there is nothing to tell
 * @param seed of the halves and of the draws
 */
public record Prepare<P extends Position<P>>(
    Game<P> game, List<String> pool, double level, long seed) {

  /** How often a page may have something on it that means nothing. */
  public static final double LEVEL = 0.05;

  /** About each topic; more would make each harder to confirm. */
  private static final int MOST_EXAMINED = 3;

  private static final double PROMISING = 0.05;
  private static final int FIRST_DRAWS = 400;
  private static final int DRAWS = 2_000;

  /** Decisions of the player in a half, in positions of a kind and in others. */
  private static final int LEAST_DECISIONS = 10;

  /** Games of the player in a half. */
  private static final int LEAST_GAMES = 4;

  /** Plies of an opening. */
  private static final int LEAST_OPENING = 2;

  private static final int MOST_OPENING = 6;

  /** Openings that may lead somewhere are shorter. */
  private static final int MOST_STEERING = 4;

  /** Positions that show where it loses. */
  private static final int SHOWN = 3;

  /** Something that may be so. */
  private record Candidate<P extends Position<P>>(
      Finding.Subject subject, int sign, int least, Function<Sitting<P>, Amount> amount) {}

  /** A candidate, and what was found of it. */
  private record Tested<P extends Position<P>>(
      Candidate<P> candidate, PermutationTest.Found found) {}

  public Prepare {
    pool = List.copyOf(pool);
    if (!(level > 0 && level < 1)) {
      throw new IllegalArgumentException("a level between 0 and 1 expected, found " + level);
    }
  }

  /**
   * Looks at what a player did and what others did.
   *
   * @param sittings of both
   */
  public Preparation<P> of(List<Sitting<P>> sittings) {
    List<List<Sitting<P>>> halves = halves(sittings);
    List<Sitting<P>> first = halves.get(0);
    List<Sitting<P>> second = halves.get(1);
    List<Kind<P>> kinds =
        Kind.of(
            game, pool, first.stream().flatMap(sitting -> sitting.decisions().stream()).toList());
    List<Candidate<P>> candidates = candidates(kinds, first, second);
    List<Candidate<P>> examined = promising(candidates, first);
    List<Finding<P>> findings = new ArrayList<>();
    for (Candidate<P> one : examined) {
      double p = Math.min(1, examined.size() * test(one, second, DRAWS).p());
      if (p <= level) {
        findings.add(finding(one, p, sittings, halves, kinds));
      }
    }
    return new Preparation<>(
        new Preparation.Count(
            sittings(sittings, Sitting::own), sittings(sittings, sitting -> !sitting.own())),
        new Preparation.Count(
            decisions(sittings, Sitting::own), decisions(sittings, sitting -> !sitting.own())),
        candidates.size(),
        examined.size(),
        findings);
  }

  private static <P extends Position<P>> int sittings(
      List<Sitting<P>> sittings, Predicate<Sitting<P>> isMeant) {
    return (int) sittings.stream().filter(isMeant).count();
  }

  private static <P extends Position<P>> int decisions(
      List<Sitting<P>> sittings, Predicate<Sitting<P>> isMeant) {
    return sittings.stream().filter(isMeant).mapToInt(sitting -> sitting.decisions().size()).sum();
  }

  /** Both sittings of a game are in the same half. */
  private List<List<Sitting<P>>> halves(List<Sitting<P>> sittings) {
    record Place(int file, int game) {}

    SplittableRandom random = new SplittableRandom(seed);
    Map<Place, Boolean> isFirst = new LinkedHashMap<>();
    List<Sitting<P>> first = new ArrayList<>();
    List<Sitting<P>> second = new ArrayList<>();
    for (Sitting<P> sitting : sittings) {
      boolean in =
          isFirst.computeIfAbsent(
              new Place(sitting.file(), sitting.game()), place -> random.nextBoolean());
      (in ? first : second).add(sitting);
    }
    return List.of(first, second);
  }

  /** What there is enough of, in both halves. */
  private List<Candidate<P>> candidates(
      List<Kind<P>> kinds, List<Sitting<P>> first, List<Sitting<P>> second) {
    List<Candidate<P>> all = new ArrayList<>();
    for (int j = 0; j < pool.size(); j++) {
      int feature = j;
      for (boolean more : new boolean[] {true, false}) {
        all.add(
            new Candidate<>(
                new Finding.Brings(pool.get(j), more),
                more ? 1 : -1,
                LEAST_DECISIONS,
                sitting -> brings(sitting, feature)));
      }
    }
    all.add(
        new Candidate<>(
            new Finding.Loses(""), 1, LEAST_DECISIONS, sitting -> losses(sitting, one -> true)));
    for (Kind<P> kind : kinds) {
      all.add(
          new Candidate<>(
              new Finding.Loses(kind.when()),
              1,
              LEAST_DECISIONS,
              sitting -> losses(sitting, kind.holds())));
    }
    for (Finding.Opens opens : openings(first)) {
      all.add(new Candidate<>(opens, -1, LEAST_GAMES, sitting -> points(sitting, opens)));
    }
    all.removeIf(one -> !isEnough(one, first) || !isEnough(one, second));
    return all;
  }

  private static <P extends Position<P>> boolean isEnough(
      Candidate<P> candidate, List<Sitting<P>> half) {
    List<Amount> own = half.stream().filter(Sitting::own).map(candidate.amount).toList();
    Amount sum = Contrast.sum(own);
    boolean isEverywhere =
        half.stream().map(candidate.amount).allMatch(amount -> amount.outCount() == 0);
    long sittings = own.stream().filter(amount -> amount.inCount() > 0).count();
    return sittings >= LEAST_GAMES
        && sum.inCount() >= candidate.least
        && (isEverywhere || sum.outCount() >= candidate.least);
  }

  private static <P extends Position<P>> Amount brings(Sitting<P> sitting, int feature) {
    double sum = 0;
    for (Weighed<P> one : sitting.decisions()) {
      sum += one.brings[feature];
    }
    return new Amount(sum, sitting.decisions().size(), 0, 0);
  }

  private static <P extends Position<P>> Amount losses(
      Sitting<P> sitting, Predicate<Weighed<P>> holds) {
    double in = 0;
    double out = 0;
    int count = 0;
    for (Weighed<P> one : sitting.decisions()) {
      if (holds.test(one)) {
        in += one.loss;
        count++;
      } else {
        out += one.loss;
      }
    }
    return new Amount(in, count, out, sitting.decisions().size() - count);
  }

  /** Sittings of the other side, and open games, have nothing to do with it. */
  private static <P extends Position<P>> Amount points(Sitting<P> sitting, Finding.Opens opens) {
    if (sitting.side() != opens.side() || sitting.points().isEmpty()) {
      return new Amount(0, 0, 0, 0);
    }
    int points = sitting.points().getAsInt();
    return sitting.beginsWith(opens.moves())
        ? new Amount(points, 1, 0, 0)
        : new Amount(0, 0, points, 1);
  }

  private static <P extends Position<P>> Set<Finding.Opens> openings(List<Sitting<P>> sittings) {
    Set<Finding.Opens> openings = new LinkedHashSet<>();
    for (Sitting<P> sitting : sittings) {
      int most = Math.min(MOST_OPENING, sitting.opening().size());
      for (int plies = LEAST_OPENING; plies <= most && sitting.own(); plies++) {
        openings.add(new Finding.Opens(sitting.side(), sitting.opening().subList(0, plies)));
      }
    }
    return openings;
  }

  private List<Candidate<P>> promising(List<Candidate<P>> candidates, List<Sitting<P>> half) {
    Map<Class<?>, List<Tested<P>>> byTopic = new LinkedHashMap<>();
    for (Candidate<P> one : candidates) {
      Tested<P> tested = new Tested<>(one, test(one, half, FIRST_DRAWS));
      if (tested.found.p() <= PROMISING) {
        byTopic.computeIfAbsent(one.subject.getClass(), topic -> new ArrayList<>()).add(tested);
      }
    }
    return byTopic.values().stream()
        .flatMap(
            topic ->
                topic.stream()
                    .sorted(Comparator.comparingDouble(one -> -one.found.z()))
                    .limit(MOST_EXAMINED))
        .map(Tested::candidate)
        .toList();
  }

  private PermutationTest.Found test(Candidate<P> candidate, List<Sitting<P>> half, int draws) {
    return new PermutationTest(draws, seed)
        .find(
            half.stream().map(candidate.amount).toList(),
            half.stream().map(Sitting::own).toList(),
            candidate.sign);
  }

  private Finding<P> finding(
      Candidate<P> found,
      double p,
      List<Sitting<P>> sittings,
      List<List<Sitting<P>>> halves,
      List<Kind<P>> kinds) {
    List<Sitting<P>> second = halves.get(1);
    Contrast contrast =
        Contrast.of(
            Contrast.sum(second.stream().filter(Sitting::own).map(found.amount).toList()),
            Contrast.sum(
                second.stream().filter(sitting -> !sitting.own()).map(found.amount).toList()));
    int decisions =
        sittings.stream()
            .filter(Sitting::own)
            .mapToInt(sitting -> found.amount.apply(sitting).inCount())
            .sum();
    List<Finding.Shown<P>> shown = List.of();
    List<Finding.Steering> steering = List.of();
    if (found.subject instanceof Finding.Loses loses) {
      Predicate<Weighed<P>> holds =
          kinds.stream()
              .filter(kind -> kind.when().equals(loses.when()))
              .map(Kind::holds)
              .findFirst()
              .orElse(one -> true);
      shown = shown(sittings, holds);
      steering = loses.when().isEmpty() ? List.of() : steering(halves, holds);
    }
    return new Finding<>(found.subject, contrast, decisions, p, shown, steering);
  }

  /** Where it lost most, in different games where that is possible. */
  private static <P extends Position<P>> List<Finding.Shown<P>> shown(
      List<Sitting<P>> sittings, Predicate<Weighed<P>> holds) {
    List<Finding.Shown<P>> worst = new ArrayList<>();
    for (Sitting<P> sitting : sittings) {
      if (sitting.own()) {
        sitting.decisions().stream()
            .filter(holds.and(one -> one.loss > 0))
            .max(Comparator.comparingDouble(one -> one.loss))
            .ifPresent(one -> worst.add(new Finding.Shown<>(sitting.file(), sitting.game(), one)));
      }
    }
    worst.sort(
        Comparator.comparingDouble((Finding.Shown<P> one) -> one.decision().loss).reversed());
    return worst.subList(0, Math.min(SHOWN, worst.size()));
  }

  /** The opening that leads to such positions most surely, whoever plays; none where none does. */
  private List<Finding.Steering> steering(
      List<List<Sitting<P>>> halves, Predicate<Weighed<P>> holds) {
    Set<List<String>> openings = new LinkedHashSet<>();
    for (Sitting<P> sitting : halves.get(0)) {
      int most = Math.min(MOST_STEERING, sitting.opening().size());
      for (int plies = 1; plies <= most; plies++) {
        openings.add(sitting.opening().subList(0, plies));
      }
    }
    List<String> best = null;
    double least = PROMISING;
    for (List<String> moves : openings) {
      double p = steers(moves, halves.get(0), holds, FIRST_DRAWS);
      if (p < least) {
        best = moves;
        least = p;
      }
    }
    if (best == null || steers(best, halves.get(1), holds, DRAWS) > level) {
      return List.of();
    }
    Amount in = new Amount(0, 0, 0, 0);
    Amount out = in;
    for (Sitting<P> sitting : halves.get(1)) {
      if (sitting.beginsWith(best)) {
        in = Contrast.sum(List.of(in, occurrences(sitting, holds)));
      } else {
        out = Contrast.sum(List.of(out, occurrences(sitting, holds)));
      }
    }
    Contrast shares = Contrast.of(in, out);
    return List.of(new Finding.Steering(best, shares.own(), shares.others()));
  }

  /**
   * How probable it is by chance that so many such positions come of an opening; 1 for few games.
   */
  private double steers(
      List<String> moves, List<Sitting<P>> half, Predicate<Weighed<P>> holds, int draws) {
    List<Boolean> begins = half.stream().map(sitting -> sitting.beginsWith(moves)).toList();
    long games = begins.stream().filter(one -> one).count();
    if (games < LEAST_GAMES || half.size() - games < LEAST_GAMES) {
      return 1;
    }
    return new PermutationTest(draws, seed)
        .find(half.stream().map(sitting -> occurrences(sitting, holds)).toList(), begins, 1)
        .p();
  }

  private static <P extends Position<P>> Amount occurrences(
      Sitting<P> sitting, Predicate<Weighed<P>> holds) {
    long in = sitting.decisions().stream().filter(holds).count();
    return new Amount(in, sitting.decisions().size(), 0, 0);
  }

  /**
   * How often the player, on a side, went on with each move of an opening: games with it so far.
   */
  public static <P extends Position<P>> List<Integer> followed(
      List<Sitting<P>> sittings, Side side, List<String> moves) {
    List<Integer> followed = new ArrayList<>();
    for (int plies = 0; plies <= moves.size(); plies++) {
      List<String> so = moves.subList(0, plies);
      followed.add(
          sittings(
              sittings,
              sitting ->
                  sitting.own()
                      && sitting.side() == side
                      && !sitting.opening().isEmpty()
                      && sitting.beginsWith(so)));
    }
    return followed;
  }
}
