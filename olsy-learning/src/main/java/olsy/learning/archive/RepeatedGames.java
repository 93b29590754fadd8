package olsy.learning.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import olsy.learning.text.Sha256;

/**
 * Tells which games of an archive stood in archives before it. A game is the same where players,
 * date, beginning, moves and result are. Within one archive equal games are different ones:
 * programs play the same game again and again. Where one archive has a game twice and the next
 * three times, the third one is new.
 */
final class RepeatedGames {

  /** How often the archive before that has it most often has a game, by its hash. */
  private final Map<String, Integer> before = new HashMap<>();

  private final Map<String, Integer> here = new HashMap<>();

  /**
   * One more game of an archive; answers whether it is repeated.
   *
   * @param hash its {@link #hash}
   */
  boolean add(String hash) {
    return here.merge(hash, 1, Integer::sum) <= before.getOrDefault(hash, 0);
  }

  void endArchive() {
    here.forEach((hash, times) -> before.merge(hash, times, Math::max));
    here.clear();
  }

  /** The same for games that are the same. */
  static String hash(PdnGame game) {
    List<String> moves =
        game.moves().stream().map(move -> move.toLowerCase(Locale.ROOT).replace('x', '-')).toList();
    return Sha256.of(
        List.of(tag("Black", game), tag("White", game), tag("Date", game), game.fen(), moves)
            + game.result());
  }

  private static String tag(String name, PdnGame game) {
    return PlayerNames.key(game.tags().getOrDefault(name, ""));
  }
}
