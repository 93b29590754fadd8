package olsy.lab.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import olsy.core.game.checkers.Checkers;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.output.TableName;
import olsy.learning.identity.Identification;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.identity.Slips;
import olsy.learning.identity.WhoMoved;

/**
 * How well players are told from each other: who of a crowd it is, by games; when it is nobody
 * known; how sure that can be; how like two may be; and whether a change is seen.
 *
 * @param players of the crowd
 * @param twins that it has among them
 * @param rounds games of each
 * @param pairs of twins that are told from each other, for each likeness
 * @param learned players that are known by models
 * @param games that models are learned from
 */
public record WhoIsIt(
    int players, int twins, int rounds, int pairs, int learned, List<Integer> games)
    implements Experiment {

  private static final List<Double> LIKENESSES = List.of(0.02, 0.05, 0.1, 0.2, 0.5, 1.0);
  private static final List<Double> EXPONENTS = List.of(0.25, 0.5, 0.75, 1.0);

  /**
   * How often the right one was named.
   *
   * @param known how the players are known
   * @param from games
   * @param among how many are known
   * @param who of whom it is told
   * @param right share, with its interval
   * @param none share that was said to be nobody known
   * @param asked of all decisions and players, the share that was asked of
   */
  @TableName("told")
  public record Told(
      String known,
      int from,
      int among,
      String who,
      int cases,
      Estimate right,
      double none,
      double asked) {}

  /**
   * How sure it was, and how often right. Half of the players are known and half are not.
   *
   * @param exponent see {@link Slips}
   * @param logScore ln of the probability of what is true, in the mean
   * @param error expected calibration error of the answer
   */
  @TableName("sureness")
  public record Sureness(
      String known,
      int from,
      String who,
      double exponent,
      int cases,
      double right,
      double logScore,
      double error) {}

  /**
   * Answers that were about as sure as each other, of players of whom there is nobody nearly the
   * same.
   */
  @TableName("bins")
  public record Bin(String known, int from, int answers, double probability, double right) {}

  /**
   * Twins told from each other.
   *
   * @param likeness by how much of itself each weight differs
   * @param differ share of a twin's decisions that it foretells, and the other one does not
   */
  @TableName("likeness")
  public record Likeness(double likeness, int from, int cases, double right, double differ) {}

  /**
   * Changes of player.
   *
   * @param seen share in which a change was seen
   * @param placed share in which it was seen where it was, with both players named
   */
  @TableName("changes")
  public record Changes(String session, int cases, double seen, double placed) {}

  public WhoIsIt {
    games = List.copyOf(games);
  }

  public static WhoIsIt full() {
    return new WhoIsIt(100, 15, 6, 20, 12, List.of(5, 20));
  }

  public static WhoIsIt quick() {
    return new WhoIsIt(10, 2, 3, 1, 2, List.of(2));
  }

  @Override
  public String name() {
    return "who";
  }

  @Override
  public String description() {
    return String.format(
        Locale.ROOT,
        "Who of %d players it is, by one game and more; nobody known; twins; changes.",
        players);
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    parts.add(
        List.of(Told.class, Sureness.class, Bin.class, Changes.class),
        rows -> exactly(laboratory.seed(), rows));
    for (double likeness : LIKENESSES) {
      parts.add(List.of(Likeness.class), rows -> twins(likeness, laboratory.seed(), rows));
    }
    for (int from : games) {
      parts.add(
          List.of(Told.class, Sureness.class, Bin.class),
          rows -> byModels(from, laboratory.seed(), rows));
    }
    laboratory.measure(parts);
  }

  private void exactly(long seed, Consumer<Record> rows) {
    Crowd crowd = Crowd.draw(players, twins, seed);
    CrowdGames played = CrowdGames.play(crowd.members(), rounds, seed);
    List<KnownPlayer<Checkers>> known =
        crowd.members().stream().map(member -> Remembered.of(member.known())).toList();
    KnownCrowd all = new KnownCrowd("exactly", crowd.members(), known, played);
    all.tell(List.of(Slips.USUAL.exponent()), rows);
    all.changes(rows);
  }

  private void twins(double likeness, long seed, Consumer<Record> rows) {
    SplittableRandom random = new SplittableRandom(seed);
    int most = rounds - 1;
    List<CrowdAnswer> one = new ArrayList<>();
    List<CrowdAnswer> several = new ArrayList<>();
    int differ = 0;
    int decisions = 0;
    for (int i = 0; i < pairs; i++) {
      Crowd.Member member = Crowd.habitual("one", random);
      List<Crowd.Member> both = List.of(member, member.twin("twin", likeness, random));
      CrowdGames played = CrowdGames.play(both, rounds, random.nextLong());
      List<KnownPlayer<Checkers>> known =
          both.stream().map(its -> Remembered.of(its.known())).toList();
      WhoMoved<Checkers> who = WhoMoved.among(known);
      KnownCrowd pair = new KnownCrowd("exactly", both, known, played);
      one.addAll(pair.answers(1, true, who).answers());
      several.addAll(pair.answers(most, true, who).answers());
      for (int k = 0; k < both.size(); k++) {
        Identification all = who.within(0).in(played.of(k));
        String name = both.get(k).name();
        decisions += all.seen().decisions();
        differ += hits(all, name::equals) - hits(all, other -> !other.equals(name));
      }
    }
    double apart = (double) differ / decisions;
    rows.accept(likeness(likeness, new CrowdAnswers("exactly", 1, one), apart));
    rows.accept(likeness(likeness, new CrowdAnswers("exactly", most, several), apart));
  }

  private static Likeness likeness(double likeness, CrowdAnswers answers, double apart) {
    return new Likeness(likeness, answers.from(), answers.answers().size(), answers.right(), apart);
  }

  private static int hits(Identification found, Predicate<String> isMeant) {
    return found.players().stream()
        .filter(one -> isMeant.test(one.name()))
        .mapToInt(Identification.Likely::hits)
        .sum();
  }

  /** Models are learned from games against another crowd. */
  private void byModels(int from, long seed, Consumer<Record> rows) {
    List<Crowd.Member> members = some(Crowd.draw(players, twins, seed).members());
    CrowdGames studied = CrowdGames.play(members, from, ~seed);
    CrowdGames played = CrowdGames.play(members, rounds, seed);
    List<KnownPlayer<Checkers>> known =
        IntStream.range(0, members.size())
            .mapToObj(i -> Studied.player(members.get(i).name(), studied.of(i), seed))
            .map(Remembered::of)
            .toList();
    new KnownCrowd("from " + from + " games", members, known, played).tell(EXPONENTS, rows);
  }

  /** Of all kinds. */
  private List<Crowd.Member> some(List<Crowd.Member> all) {
    return IntStream.range(0, learned)
        .mapToObj(i -> all.get((int) ((long) i * all.size() / learned)))
        .toList();
  }

  /** Of those who are known exactly. */
  @Override
  public Optional<String> verdict(Findings findings) {
    List<Told> all =
        findings.of(Told.class).stream()
            .filter(row -> row.known.equals("exactly") && row.who.equals("all"))
            .toList();
    return all.size() < 2
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "Of %d players the right one was named by one game in %.3f of the cases, by %d"
                    + " games in %.3f.",
                all.get(0).among,
                all.get(0).right.mean(),
                all.get(1).from,
                all.get(1).right.mean()));
  }
}
