package olsy.play.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.game.ChancePosition;
import olsy.core.game.Game;
import olsy.core.game.Line;
import olsy.core.game.Outcome;
import olsy.core.game.Position;
import olsy.core.game.RandomPlay;
import olsy.core.game.Side;
import olsy.learning.archive.PdnGame;
import olsy.learning.archive.PdnReader;
import olsy.learning.archive.PdnWriter;
import olsy.learning.archive.Replay;
import olsy.learning.players.PlayerFile;
import olsy.learning.text.InputException;
import olsy.learning.text.ProcessLock;
import olsy.learning.text.TextFile;
import olsy.play.board.Board;
import olsy.play.opponent.Forfeit;
import olsy.play.opponent.TakeBack;
import olsy.play.opponent.person.Person;
import olsy.play.opponent.player.SearchingOpponent;

/**
 * The games of a person with a player where dice decide, too. They are kept in a file, rolls and
 * all, and go on there; nothing is learned of them.
 *
 * @param folder where {@code games.pdn} is
 * @param seed of the dice of games that begin
 */
public record DiceGames<P extends Position<P>>(
    Game<P> game, PlayerFile player, Path folder, long seed) {

  private static final String GAMES = "games.pdn";
  private static final String SEED = "DiceSeed";
  private static final String PERSON = "person";

  /**
   * One game.
   *
   * @param number from 1
   * @param side the person's
   * @param seed of its dice
   */
  private record Begun<P extends Position<P>>(int number, Side side, long seed, Line<P> line) {

    Begun<P> at(Line<P> now) {
      return new Begun<>(number, side, seed, now);
    }

    /** What the next dice show: the k-th roll of a seed is always the same. */
    P rolled() {
      long rolls = 0;
      for (Line<P> at = line.before(); at != null; at = at.before()) {
        rolls += ChancePosition.isChance(at.position()) ? 1 : 0;
      }
      double number =
          new SplittableRandom(seed).doubles(rolls + 1).skip(rolls).findFirst().orElseThrow();
      return RandomPlay.rolled(line.position(), number);
    }

    /** Where the person decided before; empty where it did not. */
    Optional<Line<P>> decisionBefore() {
      for (Line<P> at = line.before(); at != null; at = at.before()) {
        if (at.toMove() == side && !ChancePosition.isChance(at.position())) {
          return Optional.of(at);
        }
      }
      return Optional.empty();
    }
  }

  /** What the file has. */
  private record Kept<P extends Position<P>>(String text, int games, Optional<Begun<P>> open) {}

  /**
   * Plays until the person leaves.
   *
   * @param wanted the side that the person plays; null for each in turn
   */
  public void play(Side wanted, Screen screen) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw TextFile.unwritable(folder, e);
    }
    ProcessLock lock =
        ProcessLock.of(folder.resolve("lock"), folder + ": somebody plays here already");
    try (lock) {
      String user = System.getProperty("user.name", PERSON);
      String name = user.equals(player.name()) ? PERSON : user;
      Person<P> person =
          new Person<>(name, game, player, wanted, screen.in(), screen.out(), screen.board());
      new Play(person, screen.out()).all(wanted);
    }
  }

  private Kept<P> kept() {
    Path file = folder.resolve(GAMES);
    if (!Files.exists(file)) {
      return new Kept<>("", 0, Optional.empty());
    }
    int games = 0;
    Optional<Begun<P>> open = Optional.empty();
    StringBuilder finished = new StringBuilder();
    try (PdnReader reader = new PdnReader(Files.newInputStream(file), game::isMove)) {
      while (reader.hasNext()) {
        Replay<P> replay = Replay.of(game, reader.next());
        PdnGame entry = replay.entry().game();
        if (replay.fault().isPresent()) {
          throw new InputException(file + ": " + replay.fault().get());
        }
        games++;
        if (entry.outcome().isPresent()) {
          finished.append(sheet(entry));
        } else {
          open = Optional.of(begun(file, games, entry, replay));
        }
      }
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
    return new Kept<>(finished.toString(), open.isPresent() ? games - 1 : games, open);
  }

  private Begun<P> begun(Path file, int number, PdnGame entry, Replay<P> replay) {
    String written = entry.tags().getOrDefault(SEED, "");
    if (!written.matches("-?\\d{1,19}")) {
      throw new InputException(
          file
              + ": game "
              + number
              + ": expected a number in the tag "
              + SEED
              + ", found \""
              + written
              + '"');
    }
    Line<P> line = Line.startingAt(replay.positions().get(0), game.drawRules());
    for (P next : replay.positions().subList(1, replay.positions().size())) {
      line = line.followedBy(next);
    }
    boolean isBlack = !player.name().equals(entry.tags().get("Black"));
    return new Begun<>(number, isBlack ? Side.FIRST : Side.SECOND, Long.parseLong(written), line);
  }

  private static String sheet(PdnGame entry) {
    StringBuilder sheet = new StringBuilder();
    try {
      new PdnWriter(sheet).write(entry);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sheet.toString();
  }

  /** From the first move to the last. */
  private final class Play {
    private final Person<P> person;
    private final PrintWriter out;
    private final SearchingOpponent<P> rival = SearchingOpponent.of(player, game);
    private String finished = "";

    Play(Person<P> person, PrintWriter out) {
      this.person = person;
      this.out = out;
    }

    void all(Side wanted) {
      Kept<P> kept = kept();
      finished = kept.text();
      say(
          "You play %s; your games are kept in %s. Nothing is learned from games with dice."
              .formatted(player.name(), folder));
      try {
        kept.open().ifPresent(this::announce);
        int number = kept.games() + 1;
        if (kept.open().isPresent()) {
          one(kept.open().get());
          number++;
        }
        for (; ; number++) {
          Side side = wanted != null ? wanted : number % 2 == 1 ? Side.SECOND : Side.FIRST;
          Line<P> start = Line.startingAt(game.start(), game.drawRules());
          one(new Begun<>(number, side, seed + number - 1, start));
        }
      } catch (InterruptedException e) {
        say("The game goes on next time.");
      }
    }

    private void announce(Begun<P> open) {
      say("Game " + open.number() + ".");
    }

    private void one(Begun<P> from) throws InterruptedException {
      Begun<P> now = from;
      person.begin(now.line());
      rival.begin(now.line());
      Optional<Outcome> forfeited = Optional.empty();
      while (!now.line().isTerminal() && forfeited.isEmpty()) {
        try {
          now = now.at(next(now));
        } catch (Forfeit resigned) {
          forfeited = Optional.of(Outcome.winOf(now.side().other()));
        } catch (TakeBack wanted) {
          now = takenBack(now);
        }
        keep(now, forfeited);
      }
      Outcome outcome = forfeited.orElse(now.line().outcome());
      keep(now, Optional.of(outcome));
      finished += sheet(now, Optional.of(outcome));
      person.seesTheEnd();
      say(outcome.isWinOf(now.side()) ? "You win." : player.name() + " wins.");
    }

    private Line<P> next(Begun<P> now) throws Forfeit, TakeBack, InterruptedException {
      Line<P> line = now.line();
      P position = line.position();
      boolean isPersons = line.toMove() == now.side();
      if (ChancePosition.isChance(position)) {
        P rolled = now.rolled();
        String roll = game.move(position, rolled);
        say(isPersons ? "You roll " + roll + "." : player.name() + " rolls " + roll + ".");
        return line.followedBy(rolled);
      }
      if (isPersons) {
        return line.followedBy(person.move(line));
      }
      P answer = rival.move(line);
      person.sees(
          Board.of(game, answer),
          List.of(game.move(position, answer)),
          "it chose by what it values itself");
      return line.followedBy(answer);
    }

    private Begun<P> takenBack(Begun<P> now) {
      if (now.decisionBefore().isEmpty()) {
        say("There was none.");
      }
      return now.at(now.decisionBefore().orElse(now.line()));
    }

    private void keep(Begun<P> now, Optional<Outcome> outcome) {
      TextFile.write(folder.resolve(GAMES), finished + sheet(now, outcome));
    }

    private String sheet(Begun<P> now, Optional<Outcome> outcome) {
      List<P> positions = new ArrayList<>();
      for (Line<P> at = now.line(); at != null; at = at.before()) {
        positions.add(0, at.position());
      }
      boolean isBlack = now.side() == Side.FIRST;
      Map<String, String> tags = new LinkedHashMap<>();
      tags.put("Event", "OLSY play");
      tags.put("Round", String.valueOf(now.number()));
      tags.put("Black", isBlack ? person.name() : player.name());
      tags.put("White", isBlack ? player.name() : person.name());
      tags.put("GameType", game.gameType());
      tags.put(SEED, String.valueOf(now.seed()));
      return DiceGames.sheet(PdnGame.of(game, tags, positions, outcome));
    }

    private void say(String sentence) {
      out.print(sentence + "\n");
      out.flush();
    }
  }
}
