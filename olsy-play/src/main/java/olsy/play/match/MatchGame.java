package olsy.play.match;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import olsy.core.game.ChancePosition;
import olsy.core.game.DrawRules;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.play.opponent.AssessedMove;
import olsy.play.opponent.Assessment;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.MoveTimer;
import olsy.play.opponent.Opponent;
import olsy.play.opponent.TakeBack;

/** A game of a match while it is played. */
final class MatchGame<P extends Position<P>> {

  private final Match<P> match;
  private final int number;
  private final Side sideOfA;
  private final Seats<P> seats;
  private final List<P> positions = new ArrayList<>();
  private final List<Optional<Assessment>> assessments = new ArrayList<>();
  private final List<MoveComment> comments = new ArrayList<>();
  private final RandomGenerator dice;
  private final MoveTimer timerOfA;
  private final MoveTimer timerOfB;

  MatchGame(Match<P> match, int number, Seats<P> seats, LongSupplier nanoClock) {
    this.match = match;
    this.number = number;
    this.sideOfA = sideOfA(number);
    this.seats = seats;
    this.dice = match.dice(number);
    Duration margin = match.adjudication().margin();
    this.timerOfA = new MoveTimer(match.a().limits(), margin, nanoClock);
    this.timerOfB = new MoveTimer(match.b().limits(), margin, nanoClock);
  }

  /** The side that the first contestant has in a game. */
  static Side sideOfA(int number) {
    return number % 2 == 0 ? Side.FIRST : Side.SECOND;
  }

  PlayedGame<P> play() throws InterruptedException {
    DrawRules rules = match.game().drawRules().withPlies(mostPlies());
    Line<P> line = Line.startingAt(match.openings().get(number / 2), rules);
    seats.a().begin(line);
    seats.b().begin(line);
    positions.add(line.position());
    while (!line.isTerminal()) {
      if (ChancePosition.isChance(line.position())) {
        line = line.followedBy(RandomPlay.move(line.position(), dice));
        positions.add(line.position());
        comments.add(MoveComment.NONE);
        continue;
      }
      Side mover = line.toMove();
      try {
        line = line.followedBy(move(line, mover));
        positions.add(line.position());
      } catch (Forfeit forfeit) {
        return ended(Outcome.winOf(mover.other()), Termination.forfeit(forfeit.getMessage()));
      } catch (TakeBack wanted) {
        throw new IllegalStateException("programs take nothing back", wanted);
      }
      P reached = line.position();
      Optional<Adjudication.Verdict> verdict =
          match
              .adjudication()
              .verdict(assessments, mover)
              .or(() -> match.adjudication().verdict(reached));
      if (verdict.isPresent() && !line.isTerminal()) {
        return ended(verdict.get().outcome(), verdict.get().termination());
      }
    }
    return ended(line.outcome(), Termination.byRules(line));
  }

  /** Where dice are rolled before every move, rolls are plies, too. */
  private int mostPlies() {
    return (match.game().kind().chance() ? 4 : 2) * match.moveLimit();
  }

  private P move(Line<P> line, Side mover) throws Forfeit, TakeBack, InterruptedException {
    Opponent<P> player = mover == sideOfA ? seats.a() : seats.b();
    MoveTimer timer = mover == sideOfA ? timerOfA : timerOfB;
    timer.timeLeft().ifPresent(player::sees);
    timer.start();
    AssessedMove<P> move = player.assessedMove(line);
    Optional<Duration> used = timer.stop();
    assessments.add(move.assessment());
    comments.add(new MoveComment(move.assessment(), used));
    return move.successor();
  }

  private PlayedGame<P> ended(Outcome outcome, Termination termination) {
    return new PlayedGame<>(number, sideOfA, positions, comments, outcome, termination);
  }
}
