package olsy.lab.identity;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.TieOrder;
import olsy.core.game.checkers.Checkers;
import olsy.lab.engine.Engine;
import olsy.lab.engine.Engines;
import olsy.lab.engine.SearchingEngine;
import olsy.lab.player.LabGame;
import olsy.lab.player.Stranger;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;

/**
 * Players of checkers of many kinds: random ones with habits of their own, near twins of some of
 * them, and the installed players and the laboratory's engines at several depths.
 */
public record Crowd(List<Member> members) {

  private static final List<Integer> DEPTHS = List.of(2, 3, 4);
  private static final List<FrontierRule> FRONTIERS = List.of(FrontierRule.values());
  private static final List<Double> SLIPS = List.of(0.0, 0.0, 0.02, 0.05);
  private static final List<String> INSTALLED =
      List.of("samuel-1", "samuel-2", "material", "exchange-lover");

  /** How far a twin's weights are from its twin's, as a share of each. */
  private static final List<Double> TWINS = List.of(0.05, 0.1, 0.2);

  /** Features whose weights twins share: what pieces are worth says little of a player. */
  private static final List<String> PIECES = List.of("men", "kings");

  /**
   * One of them.
   *
   * @param engine how it plays
   * @param known as it is known exactly, but for its slips
   * @param player as a file has it; null of an engine
   * @param twin the name of the player that it is near to; empty for none
   */
  public record Member(Engine engine, KnownPlayer<Checkers> known, PlayerFile player, String twin) {

    public String name() {
      return engine.name();
    }

    private static Member of(PlayerFile player, double slips, String twin) {
      return new Member(
          Habitual.of(player, slips), KnownPlayer.of(player, LabGame.CHECKERS), player, twin);
    }

    private static Member of(Engine engine) {
      return new Member(
          engine,
          KnownPlayer.moving(
              engine.name(), position -> engine.move(position, new SplittableRandom(0))),
          null,
          "");
    }

    private Member withTwin(String name) {
      return new Member(engine, known, player, name);
    }

    /** Under the same name. */
    Member playing(Engine other) {
      return new Member(other, known, player, twin);
    }

    /** The same, but what the one likes it likes more or less by a share. */
    Member twin(String name, double share, SplittableRandom random) {
      Habitual habitual = (Habitual) engine;
      return of(nearTo(player, name, share, random), habitual.slips(), name());
    }
  }

  public Crowd {
    members = List.copyOf(members);
  }

  /**
   * Draws a crowd.
   *
   * @param size how many there are
   * @param twins how many of them are twins of random ones
   */
  static Crowd draw(int size, int twins, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Member> others = new ArrayList<>(installed());
    others.addAll(engines());
    int room = Math.max(0, size - 2 * twins) / 2;
    others = others.subList(0, Math.min(others.size(), room));
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < size - twins - others.size(); i++) {
      members.add(habitual("random-" + i, random));
    }
    for (int i = 0; i < twins; i++) {
      String name = "twin-" + i;
      Member twin = members.get(i).twin(name, TWINS.get(i % TWINS.size()), random);
      members.set(i, members.get(i).withTwin(name));
      members.add(twin);
    }
    members.addAll(others);
    return new Crowd(members);
  }

  /** A random player with habits of its own. */
  static Member habitual(String name, SplittableRandom random) {
    return habitual(name, DEPTHS, random);
  }

  /**
   * The same.
   *
   * @param depths that it may look ahead
   */
  public static Member habitual(String name, List<Integer> depths, SplittableRandom random) {
    int depth = depths.get(random.nextInt(depths.size()));
    PlayerFile player = Stranger.player(name, depth, random);
    List<TieOrder<Checkers>> orders = LabGame.CHECKERS.tieOrders();
    String order = random.nextBoolean() ? orders.get(random.nextInt(orders.size())).name() : null;
    FrontierRule frontier = FRONTIERS.get(random.nextInt(FRONTIERS.size()));
    WrittenStrategy bare = player.strategy();
    WrittenStrategy habits =
        new WrittenStrategy(
            bare.weights(),
            depth,
            frontier,
            order == null ? WrittenTies.GAMES_ORDER : new WrittenTies(0, 0, order, order),
            bare.certainty(),
            bare.doubts(),
            Map.of());
    return Member.of(player.with(habits), SLIPS.get(random.nextInt(SLIPS.size())), "");
  }

  private static PlayerFile nearTo(
      PlayerFile player, String name, double share, SplittableRandom random) {
    WrittenStrategy its = player.strategy();
    Map<String, Double> weights = new LinkedHashMap<>(its.weights());
    weights.replaceAll(
        (feature, weight) ->
            PIECES.contains(feature)
                ? weight
                : weight * (1 + (random.nextBoolean() ? share : -share)));
    return player
        .withName(name)
        .with(
            new WrittenStrategy(
                weights,
                its.depth(),
                its.frontier(),
                its.ties(),
                its.certainty(),
                its.doubts(),
                its.other()));
  }

  private static List<Member> installed() {
    List<Member> members = new ArrayList<>();
    for (String name : INSTALLED) {
      for (int depth : DEPTHS) {
        PlayerFile player = ModelFolder.installed().player(name).withDepth(depth);
        members.add(Member.of(player.withName(name + "@" + depth), 0, ""));
      }
    }
    return members;
  }

  /** Those that search to a depth, at several; the others as they are. */
  private static List<Member> engines() {
    List<Member> members = new ArrayList<>();
    for (Engine engine : Engines.all()) {
      if (engine instanceof SearchingEngine searching) {
        for (int depth : DEPTHS) {
          String name = engine.name() + "@" + depth;
          members.add(Member.of(new SearchingEngine(name, searching.search(), depth)));
        }
      }
    }
    return members;
  }
}
