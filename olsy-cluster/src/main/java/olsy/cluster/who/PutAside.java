package olsy.cluster.who;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import olsy.cluster.archive.GameReference;
import olsy.core.game.Side;
import olsy.learning.archive.GameCount;
import olsy.learning.archive.PlayerNames;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.MeasuredAccuracy;

/** Games of known players that nothing was learned from, as an index is read. */
public final class PutAside {
  private final List<String> files;
  private final Map<String, Set<String>> places = new LinkedHashMap<>();
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, List<GameReference>> games = new LinkedHashMap<>();

  /**
   * @param files of the archives, without their folders
   */
  public PutAside(List<String> files, Map<String, PlayerFile> known) {
    this.files = List.copyOf(files);
    known.forEach(
        (name, player) -> {
          Optional<MeasuredAccuracy> measured = MeasuredAccuracy.of(player);
          measured.ifPresent(
              accuracy -> {
                Set<String> its = new TreeSet<>();
                accuracy
                    .on()
                    .forEach(
                        part -> part.games().forEach(game -> its.add(part.file() + " " + game)));
                places.put(PlayerNames.key(player.name()), its);
                names.put(PlayerNames.key(player.name()), name);
              });
        });
  }

  /** One more game of the archives. */
  public void add(GameReference reference, GameCount game) {
    String place = files.get(reference.file()) + " " + reference.number();
    Set<String> players = new TreeSet<>();
    for (Side side : Side.values()) {
      players.add(PlayerNames.key(game.player(side)));
    }
    for (String key : players) {
      if (places.getOrDefault(key, Set.of()).contains(place)) {
        games.computeIfAbsent(key, any -> new ArrayList<>()).add(reference);
      }
    }
  }

  /** Of whom there are some, by the keys of their names. */
  List<String> players() {
    return List.copyOf(games.keySet());
  }

  /** As the known player of a key is called. */
  String name(String key) {
    return names.get(key);
  }

  List<GameReference> games(String key) {
    return games.get(key);
  }
}
