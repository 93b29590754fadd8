package olsy.cluster.who;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.cluster.archive.Archives;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.identity.Prior;
import olsy.learning.identity.Slips;
import olsy.learning.identity.WhoMoved;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.Sha256;
import olsy.play.cli.KnownPlayers;

/**
 * Among whom somebody is looked for, as it is sent to whoever does it.
 *
 * @param archives in which it moved
 * @param models the folder of the known players, the same one for everybody who reads it
 * @param hash of the known players
 * @param generic a player who is nobody in particular, as JSON; null for none
 * @param unknown how probable it is, before any game is seen, that it is none of them
 */
public record Lookup(Archives archives, String models, String hash, String generic, double unknown)
    implements Serializable {

  /** Among the players of a folder. */
  public static Lookup of(
      Archives archives, Path models, Optional<PlayerFile> generic, double unknown) {
    return new Lookup(
        archives,
        models.toAbsolutePath().normalize().toString(),
        hash(KnownPlayers.read(models, archives.rules())),
        generic.map(one -> Json.line(one.json())).orElse(null),
        unknown);
  }

  private static String hash(Map<String, PlayerFile> players) {
    StringBuilder all = new StringBuilder();
    players.forEach(
        (name, one) -> all.append(name).append(' ').append(Json.line(one.json())).append('\n'));
    return Sha256.of(all.toString());
  }

  /** Reads the players, and is ready to look. */
  <P extends Position<P>> WhoMoved<P> among(Game<P> rules) {
    Map<String, PlayerFile> players = KnownPlayers.read(Path.of(models), rules);
    if (!hash(players).equals(hash)) {
      throw new InputException(models + " has other players where this is done");
    }
    List<KnownPlayer<P>> known = new ArrayList<>();
    players.forEach((name, file) -> known.add(KnownPlayer.of(file.withName(name), rules)));
    List<KnownPlayer<P>> others =
        generic == null
            ? List.of()
            : List.of(
                KnownPlayer.of(PlayerFile.of(Json.parse(generic, "generic"), "generic"), rules));
    return new WhoMoved<>(
        known,
        others,
        new Prior(unknown, Prior.USUAL.change()),
        Slips.USUAL,
        WhoMoved.BOUND,
        (asked, most) -> {});
  }
}
