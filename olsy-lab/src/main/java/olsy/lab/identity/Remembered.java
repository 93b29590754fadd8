package olsy.lab.identity;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.Example;
import olsy.learning.identity.Foretold;
import olsy.learning.identity.KnownPlayer;

/** Players who are asked of the same decisions again and again, and think once. */
final class Remembered {

  private Remembered() {}

  static KnownPlayer<Checkers> of(KnownPlayer<Checkers> player) {
    Map<Example<Checkers>, Foretold> known = new ConcurrentHashMap<>();
    return new KnownPlayer<>(
        player.name(), decision -> known.computeIfAbsent(decision, player.foretells()));
  }
}
