package olsy.lab.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.checkers.Checkers;
import olsy.core.statistics.Interval;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.output.TableName;
import olsy.lab.player.LabGame;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Decisions;
import olsy.learning.identity.Identification;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.identity.Prior;
import olsy.learning.identity.Slips;
import olsy.learning.identity.WhoMoved;
import olsy.learning.players.Provenance;
import olsy.learning.population.Population;
import olsy.learning.training.Training;
import olsy.learning.training.TrainingSettings;

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
  private static final int MAX_DEPTH = 5;

  /** Games by which each is told alone. */
  private static final int SINGLE = 2;

  private static final int BINS = 5;

  /** As often known as not. */
  private static final Prior EVEN = new Prior(0.5, 0.1);

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

  /** Whether somebody who is nearly the same is in the crowd, too. */
  private enum Kin {
    TWIN("with a twin"),
    LEVEL("at several depths"),
    NONE("alone");

    private final String text;

    Kin(String text) {
      this.text = text;
    }

    static Kin of(Crowd.Member member) {
      return !member.twin().isEmpty() ? TWIN : member.name().contains("@") ? LEVEL : NONE;
    }
  }

  /** An answer about somebody. */
  private record Answer(int member, boolean isKnown, Identification found, String name) {

    boolean isRight() {
      return isKnown ? said().equals(name) : said().isEmpty();
    }

    String said() {
      return found.best().map(Identification.Likely::name).orElse("");
    }

    /** Of what was said. */
    double probability() {
      return found.best().map(Identification.Likely::probability).orElse(found.none());
    }

    /** Of what is true. */
    double ofTruth() {
      return isKnown
          ? found.players().stream()
              .filter(one -> one.name().equals(name))
              .mapToDouble(Identification.Likely::probability)
              .findFirst()
              .orElseThrow()
          : found.none();
    }

    double asked(int among) {
      return (double) found.seen().asked() / found.seen().decisions() / among;
    }
  }

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
    List<Double> exponent = List.of(Slips.USUAL.exponent());
    tell("exactly", crowd.members(), known, played, exponent, rows);
    changes(crowd.members(), known, played, rows);
  }

  /** All that is told of players who are known in one way. */
  private void tell(
      String how,
      List<Crowd.Member> members,
      List<KnownPlayer<Checkers>> known,
      CrowdGames played,
      List<Double> exponents,
      Consumer<Record> rows) {
    int most = played.of(0).size() - 1;
    for (int from : new int[] {1, most}) {
      List<Answer> closed = answers(members, known, played, from, true, WhoMoved.among(known));
      List<Answer> open = answers(members, known, played, from, false, WhoMoved.among(known));
      rows.accept(told(how, from, known.size(), "all", closed, answer -> true));
      for (Kin kin : Kin.values()) {
        Predicate<Answer> isMeant = answer -> Kin.of(members.get(answer.member)) == kin;
        if (closed.stream().anyMatch(isMeant)) {
          rows.accept(told(how, from, known.size(), kin.text, closed, isMeant));
          rows.accept(told(how, from, known.size() - 1, kin.text + ", unknown", open, isMeant));
        }
      }
    }
    for (int from : new int[] {1, most}) {
      for (double exponent : exponents) {
        WhoMoved<Checkers> who =
            WhoMoved.among(known).with(EVEN).with(new Slips(Slips.USUAL.rates(), exponent));
        List<Answer> both =
            Stream.concat(
                    answers(members, known, played, from, true, who).stream(),
                    answers(members, known, played, from, false, who).stream())
                .toList();
        List<Answer> others =
            both.stream().filter(one -> Kin.of(members.get(one.member)) == Kin.NONE).toList();
        rows.accept(sureness(how, from, "all", exponent, both));
        if (!others.isEmpty()) {
          rows.accept(sureness(how, from, Kin.NONE.text, exponent, others));
        }
        if (exponent == Slips.USUAL.exponent()) {
          bins(how, from, others).forEach(rows);
        }
      }
    }
  }

  /**
   * Of every member, by one game after the other, or by its first games together.
   *
   * @param isKnown whether the member is among those known
   */
  private static List<Answer> answers(
      List<Crowd.Member> members,
      List<KnownPlayer<Checkers>> known,
      CrowdGames played,
      int from,
      boolean isKnown,
      WhoMoved<Checkers> who) {
    List<Answer> answers = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      List<KnownPlayer<Checkers>> asked = new ArrayList<>(known);
      if (!isKnown) {
        asked.remove(i);
      }
      WhoMoved<Checkers> asking =
          new WhoMoved<>(
              asked, who.generic(), who.prior(), who.slips(), who.bound(), who.listener());
      List<DecidedGame<Checkers>> games = played.of(i);
      int last = from == 1 ? SINGLE : from;
      for (int end = from; end <= last; end++) {
        answers.add(
            new Answer(
                i, isKnown, asking.in(games.subList(end - from, end)), members.get(i).name()));
      }
    }
    return answers;
  }

  private static Told told(
      String how,
      int from,
      int among,
      String who,
      List<Answer> answers,
      Predicate<Answer> isMeant) {
    List<Answer> meant = answers.stream().filter(isMeant).toList();
    int n = meant.size();
    double right = share(meant, Answer::isRight);
    return new Told(
        how,
        from,
        among,
        who,
        n,
        Estimate.of(right, Interval.ofShare(right, Math.max(1, n))),
        share(meant, one -> one.said().isEmpty()),
        meant.stream().mapToDouble(one -> one.asked(among)).average().orElse(0));
  }

  private static <T> double share(List<T> all, Predicate<T> isSo) {
    return all.isEmpty() ? 0 : (double) all.stream().filter(isSo).count() / all.size();
  }

  private static Sureness sureness(
      String how, int from, String who, double exponent, List<Answer> answers) {
    double error =
        bins(how, from, answers).stream()
                .mapToDouble(bin -> bin.answers * Math.abs(bin.probability - bin.right))
                .sum()
            / answers.size();
    return new Sureness(
        how,
        from,
        who,
        exponent,
        answers.size(),
        share(answers, Answer::isRight),
        answers.stream()
            .mapToDouble(one -> Math.log(Math.max(WhoMoved.BOUND, one.ofTruth())))
            .average()
            .orElseThrow(),
        error);
  }

  private static List<Bin> bins(String how, int from, List<Answer> answers) {
    List<Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      int bin = i;
      List<Answer> in =
          answers.stream()
              .filter(one -> Math.min(BINS - 1, (int) (BINS * one.probability())) == bin)
              .toList();
      if (!in.isEmpty()) {
        bins.add(
            new Bin(
                how,
                from,
                in.size(),
                in.stream().mapToDouble(Answer::probability).average().orElseThrow(),
                share(in, Answer::isRight)));
      }
    }
    return bins;
  }

  /** Half of a session is one member's, half is the next one's; or all of it one's. */
  private static void changes(
      List<Crowd.Member> members,
      List<KnownPlayer<Checkers>> known,
      CrowdGames played,
      Consumer<Record> rows) {
    int half = played.of(0).size() / 2;
    WhoMoved<Checkers> who = WhoMoved.among(known);
    List<Identification> same = new ArrayList<>();
    List<Identification> changed = new ArrayList<>();
    int placed = 0;
    for (int i = 0; i < members.size(); i++) {
      int next = (i + 1) % members.size();
      same.add(who.in(played.of(i).subList(0, 2 * half)));
      List<DecidedGame<Checkers>> games = new ArrayList<>(played.of(i).subList(0, half));
      games.addAll(played.of(next).subList(half, 2 * half));
      Identification found = who.in(games);
      changed.add(found);
      boolean isPlaced =
          found.isChange()
              && found.stretches().size() == 2
              && found.stretches().get(0).last() == half - 1
              && found.stretches().get(0).player().equals(Optional.of(members.get(i).name()))
              && found.stretches().get(1).player().equals(Optional.of(members.get(next).name()));
      placed += isPlaced ? 1 : 0;
    }
    rows.accept(new Changes("one player", same.size(), share(same, Identification::isChange), 0));
    rows.accept(
        new Changes(
            "two players",
            changed.size(),
            share(changed, Identification::isChange),
            (double) placed / changed.size()));
  }

  private void twins(double likeness, long seed, Consumer<Record> rows) {
    SplittableRandom random = new SplittableRandom(seed);
    int most = rounds - 1;
    List<Answer> one = new ArrayList<>();
    List<Answer> several = new ArrayList<>();
    int differ = 0;
    int decisions = 0;
    for (int i = 0; i < pairs; i++) {
      Crowd.Member member = Crowd.habitual("one", random);
      List<Crowd.Member> both = List.of(member, member.twin("twin", likeness, random));
      CrowdGames played = CrowdGames.play(both, rounds, random.nextLong());
      List<KnownPlayer<Checkers>> known =
          both.stream().map(its -> Remembered.of(its.known())).toList();
      WhoMoved<Checkers> who = WhoMoved.among(known);
      one.addAll(answers(both, known, played, 1, true, who));
      several.addAll(answers(both, known, played, most, true, who));
      for (int k = 0; k < both.size(); k++) {
        Identification all = who.within(0).in(played.of(k));
        String name = both.get(k).name();
        decisions += all.seen().decisions();
        differ += hits(all, name::equals) - hits(all, other -> !other.equals(name));
      }
    }
    double apart = (double) differ / decisions;
    rows.accept(new Likeness(likeness, 1, one.size(), share(one, Answer::isRight), apart));
    rows.accept(
        new Likeness(likeness, most, several.size(), share(several, Answer::isRight), apart));
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
            .mapToObj(i -> model(members.get(i).name(), studied.of(i), seed))
            .map(Remembered::of)
            .toList();
    tell("from " + from + " games", members, known, played, EXPONENTS, rows);
  }

  /** Of all kinds. */
  private List<Crowd.Member> some(List<Crowd.Member> all) {
    return IntStream.range(0, learned)
        .mapToObj(i -> all.get((int) ((long) i * all.size() / learned)))
        .toList();
  }

  private static KnownPlayer<Checkers> model(
      String name, List<DecidedGame<Checkers>> games, long seed) {
    int decisions = DecidedGame.decisions(games);
    int all = games.stream().mapToInt(game -> game.examples().size()).sum();
    Decisions<Checkers> seen =
        new Decisions<>(
            new Provenance.Origin(List.of(), name, null, 0, List.of()),
            new Provenance.Seen(games.size(), decisions, all - decisions),
            games,
            List.of());
    return KnownPlayer.of(
        Training.again(
                LabGame.CHECKERS,
                TrainingSettings.of(MAX_DEPTH, seed).withPopulation(others(name)),
                seen,
                null)
            .learn()
            .model()
            .player()
            .withName(name),
        LabGame.CHECKERS);
  }

  /** As 'olsy fit' does: what other players have in common is expected first. */
  private static Optional<Population> others(String name) {
    return Population.installed(LabGame.CHECKERS)
        .map(all -> all.without(Set.of(name), Set.of()))
        .filter(all -> !all.isEmpty());
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
