package olsy.learning.archive;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import olsy.core.game.Outcome;
import olsy.core.game.RandomPlay;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;

/** Checkers as nobody plays it. */
final class RandomGames {

  static final EnglishCheckers GAME = new EnglishCheckers();

  private RandomGames() {}

  static List<Checkers> line(Random random, Checkers start, int plies) {
    List<Checkers> line = new ArrayList<>(List.of(start));
    Checkers s = start;
    while (line.size() <= plies && !s.isTerminal()) {
      s = RandomPlay.move(s, random);
      line.add(s);
    }
    return line;
  }

  /** Every third from a position set up, often with White to move. */
  static PdnGame game(Random random, String event, int plies) {
    List<Checkers> played = line(random, GAME.start(), plies);
    if (random.nextInt(3) == 0) {
      played = line(random, played.get(played.size() - 1), plies);
    }
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", event);
    tags.put("Black", "\"Quoted\" \\ " + random.nextInt(100));
    tags.put("White", "Ångström [" + random.nextInt(100) + "] {x}");
    tags.put("GameType", "21");
    Outcome[] outcomes = {Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW};
    int outcome = random.nextInt(4);
    return PdnGame.of(
        GAME, tags, played, outcome == 3 ? Optional.empty() : Optional.of(outcomes[outcome]));
  }
}
