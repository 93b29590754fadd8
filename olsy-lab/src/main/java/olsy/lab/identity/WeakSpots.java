package olsy.lab.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import olsy.core.game.checkers.Checkers;
import olsy.core.statistics.Interval;
import olsy.lab.engine.WeakSpot;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.Estimate;
import olsy.lab.output.TableName;
import olsy.lab.player.LabGame;
import olsy.learning.example.AllCores;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Shuffle;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.preparation.Finding;
import olsy.learning.preparation.Preparation;
import olsy.learning.preparation.Prepare;
import olsy.learning.preparation.Sitting;
import olsy.learning.preparation.Weigher;

/**
 * How often 'olsy prepare' tells something of players whose names were shuffled, of whom there is
 * nothing to tell; and how often it finds a weakness that was planted.
 *
 * @param archives for each weakness
 * @param rounds games of each of six players in an archive
 * @param pages of shuffled names for each archive
 */
public record WeakSpots(int archives, int rounds, int pages) implements Experiment {

  private static final int MEMBERS = 6;
  private static final double MISTAKES = 0.4;
  private static final int DEPTH = 6;
  private static final String OWN = "olsy";
  private static final int FEW_PIECES = 10;

  /** Sides of games of others that are looked at, for each of the player's. */
  private static final int OTHERS = 2;

  private static final List<Weakness> WEAKNESSES =
      List.of(
          new Weakness(
              "with a king", s -> (s.own() & s.kings()) != 0, told -> told.contains("king")),
          new Weakness(
              "with few pieces",
              s -> Long.bitCount(s.own() | s.other()) <= FEW_PIECES,
              told -> told.startsWith("late") || told.startsWith("with less than")),
          new Weakness("in captures", s -> !s.isQuiet(), told -> told.contains("captures")),
          new Weakness("none", s -> false, told -> false));

  /**
   * What is planted.
   *
   * @param isNamed whether words about positions mean it
   */
  private record Weakness(String name, Predicate<Checkers> where, Predicate<String> isNamed) {}

  /**
   * An archive.
   *
   * @param findings all that was told of the player
   * @param named whether the weakness was
   * @param placebo of how many shuffled pages something was told
   */
  @TableName("archive")
  public record Archive(
      String weakness, int archive, int findings, boolean named, int pages, int placebo) {}

  /**
   * All archives of a weakness.
   *
   * @param named of how many archives
   * @param placebo share of the shuffled pages on which something was told
   */
  public record Found(
      String weakness, int archives, double findings, int named, int pages, Estimate placebo) {

    private static Found of(List<Archive> rows) {
      int pages = rows.stream().mapToInt(Archive::pages).sum();
      double share = (double) rows.stream().mapToInt(Archive::placebo).sum() / pages;
      return new Found(
          rows.get(0).weakness,
          rows.size(),
          rows.stream().mapToInt(Archive::findings).average().orElseThrow(),
          (int) rows.stream().filter(Archive::named).count(),
          pages,
          Estimate.of(share, Interval.ofShare(share, pages)));
    }
  }

  public static WeakSpots full() {
    return new WeakSpots(6, 60, 200);
  }

  public static WeakSpots quick() {
    return new WeakSpots(1, 14, 20);
  }

  @Override
  public String name() {
    return "prepare";
  }

  @Override
  public String description() {
    return String.format(
        Locale.ROOT,
        "How often 'olsy prepare' tells something of shuffled names, and finds a weakness that was"
            + " planted, by %d games.",
        rounds);
  }

  @Override
  public void run(Laboratory laboratory) {
    Parts parts = new Parts();
    for (int kind = 0; kind < WEAKNESSES.size(); kind++) {
      Weakness weakness = WEAKNESSES.get(kind);
      List<Archive> rows = new ArrayList<>();
      for (int archive = 0; archive < archives; archive++) {
        int number = archive;
        long seed = laboratory.seed() + (long) MEMBERS * archives * kind + number;
        parts.add(Archive.class, () -> look(weakness, number, seed), rows::add);
      }
      parts.then(() -> laboratory.row(Found.of(rows)));
    }
    laboratory.measure(parts);
  }

  private Archive look(Weakness weakness, int number, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Sitting<Checkers>> sittings = sittings(weakness, random);
    List<String> pool = pool();
    List<String> told = new ArrayList<>();
    Preparation<Checkers> found = prepare(pool, seed).of(sittings);
    found
        .findings()
        .forEach(
            one -> {
              if (one.subject() instanceof Finding.Loses loses) {
                told.add(loses.when());
              }
            });
    int placebo = 0;
    for (int page = 0; page < pages; page++) {
      List<Boolean> names =
          Shuffle.shuffled(sittings.stream().map(Sitting::own).toList(), random.nextLong());
      List<Sitting<Checkers>> shuffled = new ArrayList<>();
      for (int i = 0; i < names.size(); i++) {
        shuffled.add(sittings.get(i).of(names.get(i)));
      }
      placebo += prepare(pool, random.nextLong()).of(shuffled).findings().isEmpty() ? 0 : 1;
    }
    return new Archive(
        weakness.name,
        number,
        found.findings().size(),
        told.stream().anyMatch(weakness.isNamed),
        pages,
        placebo);
  }

  private static List<String> pool() {
    return LabGame.CHECKERS.pools().values().iterator().next();
  }

  private static Prepare<Checkers> prepare(List<String> pool, long seed) {
    return new Prepare<>(LabGame.CHECKERS, pool, Prepare.LEVEL, seed);
  }

  /** The first member has the weakness. */
  private List<Sitting<Checkers>> sittings(Weakness weakness, SplittableRandom random) {
    List<Crowd.Member> members = new ArrayList<>();
    for (int i = 0; i < MEMBERS; i++) {
      Crowd.Member member = Crowd.habitual("random-" + i, random);
      members.add(
          i == 0
              ? member.playing(new WeakSpot(member.engine(), weakness.where, MISTAKES))
              : member);
    }
    CrowdGames played = CrowdGames.play(members, rounds, random.nextLong());
    List<DecidedGame<Checkers>> games = new ArrayList<>(played.of(0));
    List<DecidedGame<Checkers>> others = new ArrayList<>();
    for (int i = 1; i < MEMBERS; i++) {
      others.addAll(played.of(i));
    }
    games.addAll(Shuffle.shuffled(others, random.nextLong()).subList(0, OTHERS * rounds));
    PlayerFile own = ModelFolder.installed().player(OWN).withDepth(DEPTH);
    double man = own.strategy().weights().get(pool().get(0));
    Weigher<Checkers> weigher = new Weigher<>(LabGame.CHECKERS, own, DEPTH, pool(), man);
    List<Sitting<Checkers>> looked =
        AllCores.map(
            games,
            game ->
                new Sitting<>(
                    false,
                    0,
                    game.number(),
                    game.examples().get(0).position().toMove(),
                    OptionalInt.empty(),
                    List.of(),
                    weigher.weigh(game)));
    List<Sitting<Checkers>> sittings = new ArrayList<>();
    for (int i = 0; i < looked.size(); i++) {
      sittings.add(looked.get(i).of(i < rounds));
    }
    return sittings;
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    List<Archive> rows = findings.of(Archive.class);
    List<Archive> planted = rows.stream().filter(row -> !row.weakness.equals("none")).toList();
    int all = rows.stream().mapToInt(Archive::pages).sum();
    return planted.isEmpty()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "%d of %d planted weaknesses were named. Of %d pages about shuffled names %d were"
                    + " empty.",
                planted.stream().filter(Archive::named).count(),
                planted.size(),
                all,
                all - rows.stream().mapToInt(Archive::placebo).sum()));
  }
}
