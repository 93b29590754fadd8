package olsy.cluster.fit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
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
 *
 * @param everybody all players as if they were one
 */
public record FitAll(
    FitSettings settings, List<FitPlan.Learned> players, FitPlan.Learned everybody) {

  /** Models of others that are held against a player's games. */
  public static final int OTHERS = 5;

  private static final String MODELS = "players";
  private static final String GENERIC = FitPlan.EVERYBODY + ".json";
  private static final String TABLE = "accounts.csv";
  private static final String LINES = "accounts.jsonl";
  private static final String UNTESTED = "one game alone: none was put aside";

  /** Of all players, about so much of a fit is not for decisions. */
  private static final double ANYHOW = 100;

  public FitAll {
    players = List.copyOf(players);
  }

  private static String fit(int player) {
    return "fit-" + player;
  }

  private static String account(int player) {
    return "account-" + player;
  }

  private static final String FIT_EVERYBODY = "fit-" + FitPlan.EVERYBODY;

  /**
   * Does it.
   *
   * @param folder for the models and the table
   * @return the table
   */
  public List<Account> run(Dispatcher dispatcher, Journal journal, Path folder)
      throws InterruptedException {
    List<String> files =
        ModelFiles.of(players.stream().map(FitPlan.Learned::name).toList(), MODELS + "/");
    makeFolder(folder.resolve(MODELS));
    Map<String, String> faults = new LinkedHashMap<>();
    faults.putAll(dispatcher.run(fits(), key -> write(key, journal, files, folder)));
    faults.putAll(dispatcher.run(accounts(journal, faults)));
    List<Account> table = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      table.add(row(i, files.get(i), journal, faults));
    }
    writeTable(table, folder);
    return table;
  }

  private List<Task> fits() {
    List<Task> tasks = new ArrayList<>();
    tasks.add(
        new Task(
            FIT_EVERYBODY,
            ANYHOW + everybody.decisions(),
            () -> new FitWork(settings, everybody, true)));
    for (int i = 0; i < players.size(); i++) {
      FitPlan.Learned player = players.get(i);
      tasks.add(
          new Task(
              fit(i), ANYHOW + player.decisions(), () -> new FitWork(settings, player, false)));
    }
    return tasks;
  }

  private void write(String key, Journal journal, List<String> files, Path folder) {
    Path file =
        key.equals(FIT_EVERYBODY)
            ? folder.resolve(GENERIC)
            : folder.resolve(files.get(Integer.parseInt(key.substring(fit(0).length() - 1))));
    TextFile.write(file, journal.answer(key));
  }

  /** Of players that have a model and games to test it with. */
  private List<Task> accounts(Journal journal, Map<String, String> faults) {
    List<Integer> fitted =
        IntStream.range(0, players.size())
            .filter(i -> !faults.containsKey(fit(i)))
            .boxed()
            .toList();
    boolean isGeneric = !faults.containsKey(FIT_EVERYBODY);
    List<Task> tasks = new ArrayList<>();
    for (int i : fitted) {
      if (accuracy(journal.answer(fit(i))).isPresent()) {
        List<String> keys = new ArrayList<>();
        if (isGeneric) {
          keys.add(FIT_EVERYBODY);
        }
        others(i, fitted).forEach(other -> keys.add(fit(other)));
        tasks.add(
            new Task(
                account(i),
                players.get(i).decisions(),
                () ->
                    new AccountWork(
                        settings,
                        players.get(i),
                        journal.answer(fit(i)),
                        keys.stream().map(journal::answer).toList())));
      }
    }
    return tasks;
  }

  /** Some of the others, by lot. */
  private List<Integer> others(int player, List<Integer> fitted) {
    List<Integer> others = fitted.stream().filter(other -> other != player).toList();
    return Shuffle.shuffled(others, settings.seed() + player).stream().limit(OTHERS).toList();
  }

  private static Optional<MeasuredAccuracy> accuracy(String model) {
    return MeasuredAccuracy.of(PlayerFile.of(Json.parse(model, "a model"), "a model"));
  }

  private Account row(int i, String file, Journal journal, Map<String, String> faults) {
    FitPlan.Learned player = players.get(i);
    if (faults.containsKey(fit(i))) {
      return Account.of(
          player, Optional.empty(), Optional.empty(), Account.Rivals.NONE, faults.get(fit(i)));
    }
    JsonValue json = Json.parse(journal.answer(fit(i)), file);
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
    String fault = faults.get(account(i));
    Account.Rivals rivals =
        fault == null
            ? rivals(journal.answer(account(i)), !faults.containsKey(FIT_EVERYBODY))
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
