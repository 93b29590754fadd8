package olsy.learning.population;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.core.player.Strategy;
import olsy.learning.example.DecidedGame;
import olsy.learning.players.Doubts;
import olsy.learning.players.WrittenStrategy;
import olsy.learning.players.WrittenTies;
import olsy.learning.text.InputException;
import olsy.learning.text.Json;
import olsy.learning.text.JsonValue;
import olsy.learning.text.TextFile;

/**
 * Learns the members of a population, one after the other. Each is in a file beside the output as
 * soon as it is learned, so that a run that was interrupted goes on from there.
 */
public final class Census<P extends Position<P>> {

  /** Hears how the work is going. */
  public interface Listener {

    /**
     * @param before members that are learned already
     * @param all that there will be
     */
    void begins(String name, int before, int all);

    /**
     * @param now and not in an earlier run
     */
    void learned(Member member, boolean now);
  }

  /** A member that is learned, and how much features differ in its decisions. */
  private record Counted(Member member, Map<String, Double> spreads) {}

  /** More would only make the file longer. */
  private static final MathContext DIGITS = new MathContext(4);

  private final Game<P> game;
  private final Making making;
  private final Path file;
  private final List<Counted> finished = new ArrayList<>();

  private Census(Game<P> game, Making making, Path file) {
    this.game = game;
    this.making = making;
    this.file = file;
  }

  /** Where members are kept until the population is written. */
  public static Path beside(Path out) {
    return out.resolveSibling(out.getFileName() + ".checkpoint");
  }

  /**
   * Makes a population and writes it.
   *
   * @param before whose members are taken over as they are
   * @param recruits of different names, none of them a member already
   */
  public static <P extends Position<P>> Population take(
      Game<P> game,
      Making making,
      Optional<Population> before,
      List<Recruit<P>> recruits,
      MemberFit<P> fit,
      Path out,
      Listener listener) {
    if (recruits.stream().map(Recruit::name).distinct().count() < recruits.size()) {
      throw new IllegalArgumentException("two players of one name");
    }
    Census<P> census = new Census<>(game, making, beside(out));
    census.read();
    Population population = census.take(before, recruits, fit, listener);
    population.write(out);
    census.remove();
    return population;
  }

  private Population take(
      Optional<Population> before, List<Recruit<P>> recruits, MemberFit<P> fit, Listener listener) {
    List<Counted> all = new ArrayList<>();
    for (Recruit<P> recruit : recruits) {
      listener.begins(recruit.name(), all.size(), recruits.size());
      Optional<Counted> known = find(recruit.name());
      Counted counted = known.orElseGet(() -> learn(recruit, fit));
      listener.learned(counted.member, known.isEmpty());
      all.add(counted);
    }
    before.ifPresent(known -> all.addAll(0, counted(known)));
    List<Member> members = all.stream().map(Counted::member).toList();
    return new Population(game.name(), members, spreads(all), making);
  }

  /** Whatever each one's own spreads were: together they have those of the population. */
  private static List<Counted> counted(Population population) {
    return population.members().stream()
        .map(member -> new Counted(member, population.spreads()))
        .toList();
  }

  private Optional<Counted> find(String name) {
    return finished.stream().filter(one -> one.member.name().equals(name)).findFirst();
  }

  private Counted learn(Recruit<P> recruit, MemberFit<P> fit) {
    Recruit.Games<P> of = recruit.games().get();
    MemberFit.Fitted fitted = fit.fit(of.games());
    Member member =
        new Member(
            recruit.name(),
            recruit.family(),
            of.sources(),
            DecidedGame.decisions(of.games()),
            strategy(fitted));
    Counted counted = new Counted(member, rounded(fitted.spreads()));
    finished.add(counted);
    write();
    return counted;
  }

  private static WrittenStrategy strategy(MemberFit.Fitted fitted) {
    return new WrittenStrategy(
        rounded(fitted.weights()),
        fitted.depth(),
        fitted.frontier(),
        WrittenTies.GAMES_ORDER,
        new WrittenStrategy.Certainty(1, 0, Strategy.COMMON_TRUST),
        new Doubts(rounded(fitted.deviations()), List.of()),
        Map.of());
  }

  /** Root of the mean square over the members; a family counts as much as one of them. */
  private Map<String, Double> spreads(List<Counted> all) {
    Population alone =
        new Population(game.name(), all.stream().map(Counted::member).toList(), Map.of(), making);
    Map<String, Double> squares = new LinkedHashMap<>();
    Map<String, Double> players = new LinkedHashMap<>();
    for (Counted one : all) {
      double share = alone.share(one.member);
      one.spreads.forEach(
          (feature, spread) -> {
            squares.merge(feature, share * spread * spread, Double::sum);
            players.merge(feature, share, Double::sum);
          });
    }
    squares.replaceAll((feature, sum) -> Math.sqrt(sum / players.get(feature)));
    return rounded(squares);
  }

  private static Map<String, Double> rounded(Map<String, Double> numbers) {
    Map<String, Double> rounded = new LinkedHashMap<>(numbers);
    rounded.replaceAll((name, number) -> BigDecimal.valueOf(number).round(DIGITS).doubleValue());
    return rounded;
  }

  private void read() {
    if (Files.exists(file)) {
      JsonValue json = Json.read(file);
      if (!json.get("task").text().equals(making.hash())) {
        throw new InputException(
            file
                + " belongs to another population, of other players or with other settings:"
                + " delete it, or write to another file");
      }
      json.get("finished").items().stream().map(this::counted).forEach(finished::add);
    }
  }

  private Counted counted(JsonValue json) {
    return new Counted(Member.of(json, game), Population.spreads(json));
  }

  private void write() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("task", making.hash());
    json.put("finished", finished.stream().map(Census::json).toList());
    Json.write(file, json);
  }

  private static Map<String, Object> json(Counted counted) {
    Map<String, Object> json = counted.member.json();
    json.put("spreads", counted.spreads);
    return json;
  }

  /** The work is done. */
  private void remove() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new InputException("cannot delete " + file + ": " + TextFile.reason(e), e);
    }
  }
}
