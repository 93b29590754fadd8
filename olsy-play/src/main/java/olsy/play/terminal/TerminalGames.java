package olsy.play.terminal;

import java.time.Clock;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.core.game.Side;
import olsy.play.opponent.person.Person;
import olsy.play.personal.LearnedAcquaintance;
import olsy.play.personal.PersonalSession;
import olsy.play.session.Session;
import olsy.play.session.store.SessionFolder;

/** Plays the games of a person at a terminal. */
public record TerminalGames(Screen screen) {

  /**
   * Plays until the person leaves.
   *
   * @param side that the person plays; null for each in turn
   */
  public void play(PersonalSession session, Side side) {
    SessionFolder folder = session.folder();
    play(folder, Games.named(folder.settings().game()), side);
  }

  private <P extends Position<P>> void play(SessionFolder folder, Game<P> game, Side side) {
    String name = folder.settings().opponent();
    Person<P> person =
        new Person<>(name, game, folder.player(), side, screen.in(), screen.out(), screen.board());
    Commentary commentary = new Commentary(screen.out(), folder.player().name(), person);
    try (Session<P> session = Session.open(folder, game, person, Clock.systemUTC(), commentary)) {
      person.isKnownBy(
          new LearnedAcquaintance(
              folder.player(), session.state().learning(), folder.settings().learning().every()));
      commentary.begin(folder, session.state().results());
      session.play();
      session.learnTheRest();
    } catch (InterruptedException e) {
      screen.out().print("The game goes on next time.\n");
      screen.out().flush();
    }
  }
}
