package olsy.core.game.reversi;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import olsy.core.game.RandomPlay;

/** Random games to their ends. */
final class RandomGames {

  private RandomGames() {}

  static List<Othello> game(ReversiBoard board, SplittableRandom random) {
    List<Othello> game = new ArrayList<>();
    Othello position = Othello.start(board);
    game.add(position);
    while (!position.isTerminal()) {
      position = RandomPlay.move(position, random);
      game.add(position);
    }
    return game;
  }

  static List<Othello> positions(ReversiBoard board, int games, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Othello> positions = new ArrayList<>();
    for (int n = 0; n < games; n++) {
      positions.addAll(game(board, random));
    }
    return positions;
  }
}
