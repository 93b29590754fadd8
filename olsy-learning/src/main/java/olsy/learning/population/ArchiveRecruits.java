package olsy.learning.population;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.core.game.Spelling;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerNames;
import olsy.learning.archive.Players;
import olsy.learning.archive.Replay;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.GameSample;
import olsy.learning.players.Provenance;

/**
 * The players of archives who decided often enough to be learned. Those who are not known by name
 * are one of them together: the people of the archives.
 *
 * @param sources the files of the archives
 * @param enough decisions of each player; their games are drawn by lot
 */
public record ArchiveRecruits<P extends Position<P>>(
    GameLog<P> log, List<Provenance.Source> sources, PlayerNames names, int enough, long seed) {

  /** Fewer decisions tell little of a player. */
  public static final int LEAST = 300;

  /** Each takes its time, and its place in the file. */
  public static final int MOST_PLAYERS = 40;

  public ArchiveRecruits {
    sources = List.copyOf(sources);
  }

  /**
   * Reads the archives twice: who is there, then their games.
   *
   * @param asked players to be taken, however little they decided; empty for those who decided most
   * @param excluded players to be left out
   * @throws IllegalArgumentException when a player that is asked for is not there, naming the
   *     nearest
   */
  public List<Recruit<P>> read(List<String> asked, List<String> excluded) {
    Map<String, GameSample<DecidedGame<P>>> samples = new LinkedHashMap<>();
    chosen(asked)
        .filter(name -> excluded.stream().noneMatch(recruit(name, List.of())::isCalled))
        .limit(MOST_PLAYERS)
        .forEach(name -> samples.put(name, new GameSample<>(enough, seed)));
    new GameLog<>(log.game(), log.files(), fault -> {})
        .read((file, replay) -> samples.forEach((name, sample) -> add(name, file, replay, sample)));
    return samples.entrySet().stream()
        .map(one -> recruit(one.getKey(), one.getValue().games()))
        .toList();
  }

  /** By name, those with the most decisions first. */
  private Stream<String> chosen(List<String> asked) {
    Players players = new Players(names);
    log.read((file, replay) -> players.add(replay));
    if (players.games() == 0) {
      throw GameLog.empty(log.files());
    }
    List<String> known = players.list().stream().map(Players.Entry::name).toList();
    for (String name : asked) {
      if (known.stream().noneMatch(other -> names.same(name, other))) {
        throw new IllegalArgumentException(Spelling.unknown("player", name, known));
      }
    }
    return players.list().stream()
        .filter(
            entry ->
                asked.isEmpty()
                    ? entry.decisions() >= LEAST
                    : asked.stream().anyMatch(name -> names.same(name, entry.name())))
        .map(Players.Entry::name);
  }

  private void add(String name, int file, Replay<P> replay, GameSample<DecidedGame<P>> sample) {
    Set<Side> sides = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (names.same(names.of(replay.entry().game(), side), name)) {
        sides.add(side);
      }
    }
    sample.add(DecidedGame.of(file, replay.entry().number(), replay.positions(), sides));
  }

  private Recruit<P> recruit(String name, List<DecidedGame<P>> games) {
    boolean unknown = name.equals(PlayerNames.UNKNOWN);
    String files = sources.stream().map(Provenance.Source::file).collect(Collectors.joining(", "));
    return new Recruit<>(
        unknown ? "people of " + files : name,
        Member.family(name),
        () -> new Recruit.Games<>(sources, games));
  }
}
