package olsy.play.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import olsy.core.game.BoardShape;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.Version;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.Calibration;
import olsy.learning.training.Caveats;
import olsy.learning.training.LearnedModel;
import olsy.play.explain.Valuation;
import olsy.play.opponent.player.PlayerEntrant;
import olsy.play.session.state.LookAhead;
import olsy.play.session.state.SessionResults;
import olsy.play.session.state.SessionResults.Result;
import olsy.play.session.store.Decision;
import olsy.play.session.store.SessionFolder;
import olsy.play.session.store.SessionGame;
import olsy.play.session.store.SessionRecords;
import olsy.play.session.store.SessionSettings;

/**
 * What a page about a session shows, in the fields of its data. However long the session is, this
 * stays small: curves have at most a hundred points, and of the games the last ones are there and a
 * sample of those before.
 *
 * @param notes sentences about what was left out, or could not be read
 * @param values of the last model, the most important first; empty without a model
 */
public record SessionReport(
    About about,
    List<String> notes,
    Results results,
    Expectations expectations,
    List<ReportedModel> models,
    Valuation values,
    Replay replay) {

  /**
   * Who played, and how.
   *
   * @param limits of our moves, with a model and without
   * @param settings as session.json has them
   */
  public record About(
      String us, String opponent, String limits, String program, Map<String, Object> settings) {}

  /**
   * See {@link SessionResults}; null for what there is nothing of.
   *
   * @param all without an interval: games with a model and without are no games of one kind
   * @param lookAhead of our moves
   * @param runs of the games after the baseline
   */
  public record Results(
      Result all,
      Result without,
      Result with,
      Result gain,
      Result remembered,
      LookAhead.Plies lookAhead,
      List<PointsRun> runs) {}

  /**
   * What was seen of the opponent, and what had been expected.
   *
   * @param seen unforced decisions after the baseline
   * @param takenBack how often it took something back
   * @param count of all expectations
   * @param right of them
   * @param runs of the decisions after the baseline
   * @param calibration how much their probabilities could be believed
   */
  public record Expectations(
      int seen,
      int takenBack,
      int count,
      int right,
      List<DecisionRun> runs,
      Calibration calibration) {}

  /**
   * Games to step through, and the board that they are played on.
   *
   * @param telling which to look at first
   * @param inMen whether {@link ReportedGame.Move#value} counts men
   */
  public record Replay(
      BoardShape board, List<TellingGame> telling, boolean inMen, List<ReportedGame> games) {}

  static final int LAST_GAMES = 200;
  static final int SAMPLED_GAMES = 100;
  private static final int MOST_MODELS = 100;

  public static SessionReport of(SessionFolder folder) {
    return of(folder, Games.named(folder.settings().game()));
  }

  private static <P extends Position<P>> SessionReport of(SessionFolder folder, Game<P> game) {
    SessionSettings settings = folder.settings();
    List<String> notes = new ArrayList<>();
    List<SessionGame> played = new ArrayList<>();
    SessionResults results = new SessionResults(settings.games());
    long torn =
        SessionRecords.games(
            folder,
            (one, entry) -> {
              played.add(one);
              results.add(one);
            });
    noteTorn("games.pdn", torn, notes);
    SeenDecisions seen = new SeenDecisions(shown(played.size()), played.size());
    noteTorn("examples.jsonl", SessionRecords.examples(folder, seen::add, seen::takeBack), notes);
    seen.whoseExpectations().ifPresent(notes::add);
    folder
        .current()
        .flatMap(seen.record()::evidence)
        .map(Caveats::of)
        .ifPresent(caveats -> caveats.forEach(caveat -> notes.add(caveat.sentence())));
    List<ReportedGame> games = games(folder, game, seen.shown(), notes);
    if (games.size() < played.size()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "Of %,d games the last %d are here to step through, and %d of those before, evenly"
                  + " chosen. All figures are of all games.",
              played.size(),
              LAST_GAMES,
              games.size() - LAST_GAMES));
    }
    boolean inMen = Valuation.isInMen(folder.player());
    List<ReportedModel> models = models(folder, seen.tallies(), notes);
    return new SessionReport(
        new About(
            folder.player().name(),
            settings.opponent(),
            folder.player().limitsOfMove().toString(),
            Version.CURRENT,
            settings.json()),
        notes,
        results(settings.games().baseline(), played, results, seen),
        seen.expectations(),
        models,
        folder
            .current()
            .map(last -> valuation(last, folder, game))
            .orElse(new Valuation(List.of(), false)),
        new Replay(game.board(), TellingGame.among(games, inMen), inMen, games));
  }

  private static Results results(
      int baseline, List<SessionGame> played, SessionResults standing, SeenDecisions seen) {
    return new Results(
        played.isEmpty() ? null : new Result(played.size(), standing.points(), null),
        standing.without().orElse(null),
        standing.with().orElse(null),
        standing.gain().orElse(null),
        standing.remembered().orElse(null),
        seen.lookAhead().orElse(null),
        PointsRun.of(
            played.subList(Math.min(baseline, played.size()), played.size()), seen.after()));
  }

  private static void noteTorn(String file, long bytes, List<String> notes) {
    if (bytes > 0) {
      notes.add(
          file
              + " ends within an entry, of which "
              + bytes
              + " bytes are there: it was being written, or a session broke off. It is left out.");
    }
  }

  /** The games whose decisions were kept. */
  private static <P extends Position<P>> List<ReportedGame> games(
      SessionFolder folder,
      Game<P> game,
      Map<Integer, Map<Integer, Decision>> decisions,
      List<String> notes) {
    int baseline = folder.settings().games().baseline();
    Advantage<P> advantage = Advantage.of(folder.player(), game);
    List<ReportedGame> games = new ArrayList<>();
    SessionRecords.games(
        folder,
        (one, entry) -> {
          if (decisions.containsKey(one.number())) {
            games.add(
                ReportedGame.of(
                    game,
                    advantage,
                    one,
                    one.number() <= baseline,
                    entry,
                    decisions.get(one.number()),
                    fault -> notes.add("games.pdn: " + fault)));
          }
        });
    return games;
  }

  /** Beside the opponent's own weights, where its file tells them. */
  private static <P extends Position<P>> Valuation valuation(
      LearnedModel last, SessionFolder folder, Game<P> game) {
    PlayerFile opponent = folder.opponent() instanceof PlayerEntrant one ? one.file() : null;
    return Valuation.of(last.player(), opponent, game);
  }

  private static List<ReportedModel> models(
      SessionFolder folder, Map<Integer, ReportedModel.Tally> tallies, List<String> notes) {
    List<Integer> numbers = folder.modelNumbers();
    List<ReportedModel> models = new ArrayList<>();
    for (int index : chosen(numbers.size(), MOST_MODELS)) {
      int number = numbers.get(index);
      models.add(
          ReportedModel.of(
              number,
              LearnedModel.read(folder.model(number)),
              tallies.getOrDefault(number, new ReportedModel.Tally())));
    }
    if (models.size() < numbers.size()) {
      notes.add("Of " + numbers.size() + " models " + models.size() + " are shown, evenly chosen.");
    }
    return models;
  }

  /** The numbers of the games to step through. */
  private static SortedSet<Integer> shown(int games) {
    SortedSet<Integer> numbers = new TreeSet<>();
    int before = Math.max(0, games - LAST_GAMES);
    chosen(before, SAMPLED_GAMES).forEach(index -> numbers.add(index + 1));
    for (int number = before + 1; number <= games; number++) {
      numbers.add(number);
    }
    return numbers;
  }

  /** At most so many of the indices below a size, evenly, with the first and the last. */
  private static List<Integer> chosen(int size, int most) {
    int count = Math.min(size, most);
    List<Integer> indices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      indices.add(count == 1 ? 0 : (int) ((long) i * (size - 1) / (count - 1)));
    }
    return indices;
  }
}
