package olsy.lab.identity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.lab.player.LabGame;
import olsy.lab.player.PlayedDecisions;
import olsy.learning.example.AllCores;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Shuffle;

/**
 * Games of a crowd among itself, from random openings: in every round each member plays one.
 *
 * @param games of each member, in its order, a game for each round
 */
record CrowdGames(List<List<DecidedGame<Checkers>>> games) {

  private static final int MOST_PLIES = 160;

  /** Who plays whom, with random numbers of their own. */
  private record Table(int first, int second, SplittableRandom random) {}

  /** Plays the rounds. */
  static CrowdGames play(List<Crowd.Member> members, int rounds, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<List<DecidedGame<Checkers>>> games = new ArrayList<>();
    members.forEach(member -> games.add(new ArrayList<>()));
    for (int round = 1; round <= rounds; round++) {
      List<Integer> seats =
          Shuffle.shuffled(IntStream.range(0, members.size()).boxed().toList(), random.nextLong());
      List<Table> tables = new ArrayList<>();
      for (int i = 0; i < seats.size(); i += 2) {
        // who is left over plays whoever sits first; that game is of no use to the other
        tables.add(new Table(seats.get(i), seats.get((i + 1) % seats.size()), random.split()));
      }
      int number = round;
      List<List<Checkers>> played = AllCores.map(tables, table -> play(members, table));
      for (int i = 0; i < tables.size(); i++) {
        Table table = tables.get(i);
        games.get(table.first).add(decided(number, played.get(i), Side.FIRST));
        if (games.get(table.second).size() < number) {
          games.get(table.second).add(decided(number, played.get(i), Side.SECOND));
        }
      }
    }
    return new CrowdGames(games.stream().map(Collections::unmodifiableList).toList());
  }

  private static DecidedGame<Checkers> decided(int number, List<Checkers> positions, Side side) {
    return DecidedGame.of(0, number, positions, EnumSet.of(side));
  }

  /** From where the opening ends. */
  private static List<Checkers> play(List<Crowd.Member> members, Table table) {
    DrawRules rules = LabGame.CHECKERS.drawRules().withPlies(MOST_PLIES);
    Line<Checkers> line = Line.startingAt(LabGame.CHECKERS.start(), rules);
    List<Checkers> positions = new ArrayList<>();
    for (int ply = 0; !line.isTerminal(); ply++) {
      Checkers position = line.position();
      if (ply >= PlayedDecisions.OPENING) {
        positions.add(position);
      }
      int mover = position.toMove() == Side.FIRST ? table.first : table.second;
      line =
          line.followedBy(
              ply < PlayedDecisions.OPENING
                  ? RandomPlay.move(position, table.random)
                  : members.get(mover).engine().move(position, table.random));
    }
    positions.add(line.position());
    return positions;
  }

  /** The games of a member. */
  List<DecidedGame<Checkers>> of(int member) {
    return games.get(member);
  }
}
