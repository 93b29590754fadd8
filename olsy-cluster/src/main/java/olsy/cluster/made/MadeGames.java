package olsy.cluster.made;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.cluster.work.Work;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.identity.Crowd;
import olsy.lab.player.LabGame;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PdnWriter;

/**
 * Plays some games of a made archive and answers them as PDN.
 *
 * <pre>
 * players   drawn from the seed: weights, depth, order of ties, rule of the frontier, how often they slip
 * game n    has random numbers of its own, from the seed and n: who plays, an opening of random moves, slips
 * </pre>
 *
 * @param from the number of the first game, from 0
 * @param to the number behind that of the last one
 */
record MadeGames(MadeArchive archive, int from, int to) implements Work {

  private static final int OPENING = 6;
  private static final int MOST_PLIES = 160;

  /** So that the random numbers of one game are not those of the next, one later. */
  private static final long GAMES_APART = 0xD1B54A32D192ED03L;

  @Override
  public String answer() throws InterruptedException {
    List<Crowd.Member> players = archive.drawn();
    StringBuilder text = new StringBuilder();
    PdnWriter writer = new PdnWriter(text);
    for (int number = from; number < to; number++) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      try {
        writer.write(played(number, players));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return text.toString();
  }

  private PdnGame played(int number, List<Crowd.Member> players) {
    SplittableRandom random = new SplittableRandom(archive.seed() ^ (number + 1) * GAMES_APART);
    int first = random.nextInt(players.size());
    int second = (first + 1 + random.nextInt(players.size() - 1)) % players.size();
    DrawRules rules = LabGame.CHECKERS.drawRules().withPlies(MOST_PLIES);
    Checkers opening = LabGame.CHECKERS.start();
    for (int ply = 0; ply < OPENING; ply++) {
      opening = RandomPlay.move(opening, random);
    }
    Line<Checkers> line = Line.startingAt(opening, rules);
    List<Checkers> positions = new ArrayList<>(List.of(opening));
    while (!line.isTerminal()) {
      int mover = line.toMove() == Side.FIRST ? first : second;
      line = line.followedBy(players.get(mover).engine().move(line.position(), random));
      positions.add(line.position());
    }
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "made from seed " + archive.seed());
    tags.put("Round", String.valueOf(number + 1));
    tags.put("Black", players.get(first).name());
    tags.put("White", players.get(second).name());
    return PdnGame.of(LabGame.CHECKERS, tags, positions, Optional.of(line.outcome()));
  }
}
