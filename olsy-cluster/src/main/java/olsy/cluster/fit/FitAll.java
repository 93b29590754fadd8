package olsy.cluster.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.cluster.work.Dispatcher;
import olsy.cluster.work.Journal;
import olsy.cluster.work.Task;
import olsy.core.statistics.Interval;
import olsy.lab.output.Columns;
import olsy.lab.output.Table;
import olsy.learning.example.Shuffle;
import olsy.learning.players.PlayerFile;
import olsy.learning.prediction.MeasuredAccuracy;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/**
 * Learns every player of a plan, and tells how well each is foreseen.
 *
 * <pre>
 * fit       a task for each player, and one for all together; a model is written as soon as it is there
 * account   a task for each player: the model of all, and those of a few others drawn by lot,
 *           on the games of the player that nothing was learned from
 * table     a row for each player
 * </pre>
 */
public final class FitAll {

  /** Models of others that are held against a player's games. */
  public static final int OTHERS = 5;

  private static final String MODELS = "players";
  private static final String GENERIC = FitPlan.EVERYBODY + ".json";
  private static final String TABLE = "accounts.csv";
  private static final String LINES = "accounts.jsonl";
  private static final String UNTESTED = "one game alone: none was put aside";

  /** Of all players, about so much of a fit is not for decisions. */
  private static final double ANYHOW = 100;

  private final FitSettings settings;
  private final List<FitPlan.Learned> players;
  private final FitPlan.Learned everybody;
  private final Dispatcher dispatcher;
  private final Journal journal;

  /** The keys of the players' fits, in their order, and of everybody's. */
  private final List<String> fits;

  private final String fitOfAll;

  /** What could not be done. */
  private final Map<String, String> faults = new HashMap<>();

  /**
   * @param everybody all players as if they were one
   */
  public FitAll(
      FitSettings settings,
      List<FitPlan.Learned> players,
      FitPlan.Learned everybody,
      Dispatcher dispatcher) {
    this.settings = settings;
    this.players = List.copyOf(players);
    this.everybody = everybody;
    this.dispatcher = dispatcher;
    this.journal = dispatcher.journal();
    this.fits = this.players.stream().map(player -> Task.key("fit", player)).toList();
    this.fitOfAll = Task.key("fit-" + FitPlan.EVERYBODY, everybody);
  }

  /**
   * Does it.
   *
   * @param folder for the models and the table
   * @return the table
   */
  public List<Account> run(Path folder) throws InterruptedException {
    List<String> files =
        ModelFiles.of(players.stream().map(FitPlan.Learned::name).toList(), MODELS + "/");
    makeFolder(folder.resolve(MODELS));
    Map<String, Path> models = new HashMap<>();
    models.put(fitOfAll, folder.resolve(GENERIC));
    for (int i = 0; i < players.size(); i++) {
      models.put(fits.get(i), folder.resolve(files.get(i)));
    }
    faults.putAll(
        dispatcher.run(fits(), key -> TextFile.write(models.get(key), journal.answer(key))));
    List<List<String>> rivals = rivals();
    faults.putAll(dispatcher.run(accounts(rivals)));
    List<Account> table = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      table.add(row(i, files.get(i), rivals.get(i)));
    }
    writeTable(table, folder);
    return table;
  }

  private List<Task> fits() {
    List<Task> tasks = new ArrayList<>();
    tasks.add(
        new Task(
            fitOfAll,
            ANYHOW + everybody.decisions(),
            () -> new FitWork(settings, everybody, true)));
    for (int i = 0; i < players.size(); i++) {
      FitPlan.Learned player = players.get(i);
      tasks.add(
          new Task(
              fits.get(i),
              ANYHOW + player.decisions(),
              () -> new FitWork(settings, player, false)));
    }
    return tasks;
  }

  /**
   * The fits that each player's model is compared with, of those that could be done: that of
   * everybody first, then some of the others, by lot.
   */
  private List<List<String>> rivals() {
    List<String> generic = faults.containsKey(fitOfAll) ? List.of() : List.of(fitOfAll);
    List<String> done = fits.stream().filter(fit -> !faults.containsKey(fit)).toList();
    List<List<String>> rivals = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      String own = fits.get(i);
      List<String> others = done.stream().filter(fit -> !fit.equals(own)).toList();
      List<String> its = new ArrayList<>(generic);
      Shuffle.shuffled(others, settings.seed() + i).stream().limit(OTHERS).forEach(its::add);
      rivals.add(its);
    }
    return rivals;
  }

  /** Beside others it is another task. */
  private String account(int player, List<String> rivals) {
    return Task.key("account", players.get(player), rivals);
  }

  /** Of players that have a model and games to test it with. */
  private List<Task> accounts(List<List<String>> rivals) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      FitPlan.Learned player = players.get(i);
      String fit = fits.get(i);
      if (!faults.containsKey(fit) && accuracy(journal.answer(fit)).isPresent()) {
        List<String> its = rivals.get(i);
        tasks.add(
            new Task(
                account(i, its),
                player.decisions(),
                () ->
                    new AccountWork(
                        settings,
                        player,
                        journal.answer(fit),
                        its.stream().map(journal::answer).toList())));
      }
    }
    return tasks;
  }

  private static Optional<MeasuredAccuracy> accuracy(String model) {
    return MeasuredAccuracy.of(PlayerFile.of(Json.parse(model, "a model"), "a model"));
  }

  private Account row(int i, String file, List<String> others) {
    FitPlan.Learned player = players.get(i);
    String fit = fits.get(i);
    if (faults.containsKey(fit)) {
      return Account.of(
          player, Optional.empty(), Optional.empty(), Account.Rivals.NONE, faults.get(fit));
    }
    JsonValue json = Json.parse(journal.answer(fit), file);
    PlayerFile learned = PlayerFile.of(json, file);
    Optional<Account.Model> model =
        Optional.of(
            new Account.Model(
                json.get("provenance").get("fitted").whole(0), file, learned.strategy().depth()));
    Optional<Account.Trial> trial =
        MeasuredAccuracy.of(learned)
            .map(
                accuracy ->
                    new Account.Trial(
                        accuracy.decisions(),
                        accuracy.strict(),
                        Interval.ofShareAmong(
                            players.size(), accuracy.strict(), accuracy.decisions()),
                        accuracy.accuracy().uniform()));
    if (trial.isEmpty()) {
      return Account.of(player, model, trial, Account.Rivals.NONE, UNTESTED);
    }
    String account = account(i, others);
    String fault = faults.get(account);
    Account.Rivals rivals =
        fault == null
            ? rivals(journal.answer(account), others.contains(fitOfAll))
            : Account.Rivals.NONE;
    return Account.of(player, model, trial, rivals, fault);
  }

  private static Account.Rivals rivals(String answer, boolean isGeneric) {
    List<Double> strict =
        Json.parse(answer, "an account").get(AccountWork.STRICT).items().stream()
            .map(JsonValue::number)
            .toList();
    return isGeneric
        ? new Account.Rivals(Optional.of(strict.get(0)), strict.subList(1, strict.size()))
        : new Account.Rivals(Optional.empty(), strict);
  }

  private static void writeTable(List<Account> table, Path folder) {
    Table csv = new Table(Account.class);
    StringBuilder lines = new StringBuilder();
    for (Account row : table) {
      csv.add(row);
      lines.append(Json.line(Columns.of(row))).append('\n');
    }
    TextFile.write(folder.resolve(TABLE), csv.csv());
    TextFile.write(folder.resolve(LINES), lines.toString());
  }

  private static void makeFolder(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new InputException("cannot make the folder " + folder + ": " + TextFile.reason(e), e);
    }
  }
}
