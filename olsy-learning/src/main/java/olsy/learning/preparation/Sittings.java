package olsy.learning.preparation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.NoDecisionsException;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Replay;
import olsy.learning.example.AllCores;
import olsy.learning.example.DecidedGame;

/**
 * The sittings of archives, those of one player and of everybody else; of many, some drawn by lot.
 */
public final class Sittings<P extends Position<P>> {

  /** Plies that are kept of an opening. */
  private static final int OPENING = 8;

  /** A sitting that is not weighed yet. */
  private record Taken<P extends Position<P>>(
      boolean own,
      DecidedGame<P> game,
      Side side,
      OptionalInt points,
      List<String> opening,
      long lot) {

    Sitting<P> weighed(Weigher<P> weigher) {
      return new Sitting<>(
          own, game.file(), game.number(), side, points, opening, weigher.weigh(game));
    }
  }

  private final List<Taken<P>> taken;
  private final String player;
  private final int played;

  private Sittings(List<Taken<P>> taken, String player, int played) {
    this.taken = taken;
    this.player = player;
    this.played = played;
  }

  /**
   * Reads archives.
   *
   * @param most sittings of the player, and of others, that are kept
   * @throws NoDecisionsException when the player is not there or decided nothing
   */
  public static <P extends Position<P>> Sittings<P> read(
      GameLog<P> log, PlayerNames names, String player, int most, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, String> known = new LinkedHashMap<>();
    List<Taken<P>> own = new ArrayList<>();
    List<Taken<P>> others = new ArrayList<>();
    AtomicInteger played = new AtomicInteger();
    log.read(
        (file, replay) -> {
          List<String> opening = opening(log.game(), replay);
          for (Side side : Side.values()) {
            String name = names.of(replay.entry().game(), side);
            known.putIfAbsent(name.toLowerCase(Locale.ROOT), name);
            boolean isOwn = names.same(name, player);
            DecidedGame<P> decided =
                DecidedGame.of(file, replay.entry().number(), replay.positions(), EnumSet.of(side));
            if (decided.decisions() > 0) {
              played.addAndGet(isOwn ? 1 : 0);
              List<Taken<P>> list = isOwn ? own : others;
              list.add(
                  new Taken<>(
                      isOwn, decided, side, points(replay, side), opening, random.nextLong()));
              keep(list, 2 * most, most);
            }
          }
        });
    if (known.isEmpty()) {
      throw GameLog.empty(log.files());
    }
    if (own.isEmpty()) {
      boolean isThere = known.values().stream().anyMatch(name -> names.same(name, player));
      throw isThere
          ? NoDecisionsException.of(player, null)
          : new NoDecisionsException(Spelling.unknown("player", player, known.values()));
    }
    keep(own, most, most);
    keep(others, most, most);
    own.addAll(others);
    return new Sittings<>(own, player, played.get());
  }

  /** Those whose lot is least, when there are too many. */
  private static <P extends Position<P>> void keep(List<Taken<P>> list, int tooMany, int most) {
    if (list.size() > tooMany) {
      list.sort(Comparator.comparingLong(Taken::lot));
      list.subList(most, list.size()).clear();
      list.sort(
          Comparator.<Taken<P>>comparingInt(one -> one.game.file())
              .thenComparingInt(one -> one.game.number()));
    }
  }

  private static <P extends Position<P>> OptionalInt points(Replay<P> replay, Side side) {
    return replay
        .entry()
        .game()
        .outcome()
        .map(outcome -> OptionalInt.of(outcome.points(side)))
        .orElse(OptionalInt.empty());
  }

  private static <P extends Position<P>> List<String> opening(Game<P> game, Replay<P> replay) {
    List<P> positions = replay.positions();
    List<String> opening = new ArrayList<>();
    if (!positions.isEmpty() && positions.get(0).equals(game.start())) {
      for (int i = 1; i < positions.size() && i <= OPENING; i++) {
        opening.add(game.move(positions.get(i - 1), positions.get(i)));
      }
    }
    return opening;
  }

  /** As it was asked after. */
  public String player() {
    return player;
  }

  /** Sittings of the player in the archives, also those that are not kept. */
  public int played() {
    return played;
  }

  /** Sittings that are kept. */
  public int size() {
    return taken.size();
  }

  /**
   * Weighs all decisions, on all cores.
   *
   * @param done hears how many sittings are
   */
  public List<Sitting<P>> weighed(Weigher<P> weigher, IntConsumer done) {
    AtomicInteger ready = new AtomicInteger();
    return AllCores.map(
        taken,
        one -> {
          Sitting<P> sitting = one.weighed(weigher);
          done.accept(ready.incrementAndGet());
          return sitting;
        });
  }
}
