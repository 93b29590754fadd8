package olsy.play.cli;

import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Position;
import olsy.learning.model.PlayerFile;
import olsy.play.match.Contestant;
import olsy.play.opponent.Opponent;
import olsy.play.session.SessionFolder;

/** TEMPORARY until engines are merged. */
final class SessionOpponent {

  private SessionOpponent() {}

  static <P extends Position<P>> Opponent<P> of(SessionFolder folder, Game<P> game) {
    PlayerFile file = PlayerFile.read(folder.opponentFile());
    Contestant<P> contestant = Contestant.of(file, game);
    return new Opponent<>() {
      @Override
      public String name() {
        return file.name();
      }

      @Override
      public P move(Line<P> play) {
        return contestant.search().search(play.position(), contestant.depth()).choice();
      }
    };
  }
}
