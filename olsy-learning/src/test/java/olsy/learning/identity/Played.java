package olsy.learning.identity;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.learning.example.DecidedGame;

/** Games of tic-tac-toe to look at, and players who know nothing of it but what they like. */
final class Played {

  @SuppressWarnings("unchecked") // it is the game of these positions
  static final Game<TicTacToe> GAME = (Game<TicTacToe>) Games.named("tictactoe");

  private Played() {}

  /** Moves as a number says, always the same in the same position. */
  static UnaryOperator<TicTacToe> whim(long number) {
    return position -> RandomPlay.move(position, new SplittableRandom(number ^ position.key()));
  }

  /** Both sides of random players, or of one player. */
  static List<DecidedGame<TicTacToe>> games(int games, UnaryOperator<TicTacToe> player, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<DecidedGame<TicTacToe>> decided = new ArrayList<>();
    for (int number = 1; number <= games; number++) {
      List<TicTacToe> positions = new ArrayList<>(List.of(GAME.start()));
      Side side = random.nextBoolean() ? Side.FIRST : Side.SECOND;
      while (!positions.get(positions.size() - 1).isTerminal()) {
        TicTacToe position = positions.get(positions.size() - 1);
        positions.add(
            position.toMove() == side ? player.apply(position) : RandomPlay.move(position, random));
      }
      decided.add(DecidedGame.of(0, number, positions, EnumSet.of(side)));
    }
    return decided;
  }

  /** Players of whims 0, 1, 2 … */
  static List<KnownPlayer<TicTacToe>> known(int players) {
    List<KnownPlayer<TicTacToe>> known = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      known.add(KnownPlayer.moving("whim " + i, whim(i)));
    }
    return known;
  }
}
