package olsy.play.cli;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import olsy.core.game.Game;
import olsy.core.game.Games;
import olsy.core.game.Position;
import olsy.learning.archive.GameLog;
import olsy.learning.archive.PlayerGames;
import olsy.learning.example.Example;
import olsy.learning.players.ModelFolder;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.Provenance;
import olsy.learning.prediction.Accuracy;
import olsy.learning.prediction.Calibration;
import olsy.learning.prediction.Evaluated;
import olsy.learning.prediction.Evaluator;
import olsy.learning.prediction.ForeseenDecision;
import olsy.learning.prediction.Hits;
import olsy.learning.prediction.JudgedDecision;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code olsy evaluate} */
@Command(
    name = "evaluate",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Tells how well a player predicts somebody's moves.",
    description = {
      "Strict: its move was played. Tied: the move played is among its best. Expected: its move"
          + " would be played if it took any of its best at random. Log-likelihood: ln of the"
          + " probability of the move played. A player with a model of its own is asked for its"
          + " move only.",
      ""
    },
    footer = {
      "",
      "Example:",
      "  olsy evaluate tinsley.json more-games.pdn --player \"MF Tinsley\""
    })
final class EvaluateCommand implements Runnable {

  @Parameters(
      index = "0",
      paramLabel = "PLAYER",
      description = "A file, or the name of a player in models/; @6 behind it sets the depth.")
  private String player;

  @Mixin private Output output;
  @Mixin private ArchiveOption archives;
  @Mixin private WhoseMoves whose;
  @Mixin private VariantOption variant;

  @Option(
      names = "--each",
      description = "Also write every decision, with the probabilities of its moves.")
  private boolean each;

  private record Each(
      String file,
      int game,
      int ply,
      String position,
      String move,
      String expected,
      Map<String, Double> probabilities) {}

  @Override
  public void run() {
    PlayerFile file = variant.of(ModelFolder.installed().player(player));
    Game<?> game = Games.named(file.game());
    Arguments.requireNoChance(game, "evaluate");
    evaluate(game, file);
  }

  private <P extends Position<P>> void evaluate(Game<P> game, PlayerFile player) {
    ArchiveOption.Faults faults = new ArchiveOption.Faults(output.err());
    GameLog<P> log = new GameLog<>(game, archives.files(), faults);
    if (each && player.model() != null) {
      throw new InputException(
          "--each: expected a player without a model, whose moves all have a probability");
    }
    Evaluator<P> evaluator =
        each
            ? new Evaluator<>(player, game, decision -> answer(log, decision))
            : new Evaluator<>(player, game);
    whose.read(
        () ->
            PlayerGames.readDecisions(
                log, archives.names(), whose.player(), whose.sides(), evaluator::add));
    faults.end();
    player.provenance().ifPresent(provenance -> tellWhatIsKnown(player, provenance));
    Evaluated found = evaluator.evaluated();
    Optional<Accuracy> accuracy = found.accuracy();
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("decisions", found.hits().decisions());
    answer.put("forced", found.forced());
    answer.put("strict", found.hits().strict());
    answer.put("tied", accuracy.map(Accuracy::tied).orElse(null));
    answer.put("expected", accuracy.map(Accuracy::expected).orElse(null));
    answer.put("top3", accuracy.map(Accuracy::top3).orElse(null));
    answer.put("interval", found.hits().interval().list());
    answer.put("uniform", found.hits().uniform());
    answer.put("calibration", found.calibration().map(Calibration::json).orElse(null));
    output.answer(answer, text(found));
  }

  private <P extends Position<P>> void answer(GameLog<P> log, JudgedDecision<P> decision) {
    Game<P> game = log.game();
    Example<P> example = decision.example();
    List<String> moves =
        example.successors().stream().map(next -> game.move(example.position(), next)).toList();
    ForeseenDecision foreseen = decision.foreseen();
    Map<String, Double> probabilities = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      probabilities.put(moves.get(i), foreseen.probabilities[i]);
    }
    String played = moves.get(foreseen.chosen);
    String expected = moves.get(foreseen.expected);
    output.answer(
        new Each(
            log.files().get(decision.file()).getFileName().toString(),
            decision.game(),
            decision.ply(),
            game.text(example.position()),
            played,
            expected,
            probabilities),
        Output.format(
            "game %d, ply %d: %s, %.1f %%; expected %s, %.1f %%",
            decision.game(),
            decision.ply(),
            played,
            100 * foreseen.probabilities[foreseen.chosen],
            expected,
            100 * foreseen.probabilities[foreseen.expected]));
  }

  /** Nobody learns from an archive how well a player predicts that was learned from it. */
  private void tellWhatIsKnown(PlayerFile player, Provenance provenance) {
    Set<String> known =
        provenance.origin().sources().stream()
            .map(Provenance.Source::sha256)
            .collect(Collectors.toSet());
    archives.files().stream()
        .distinct()
        .filter(file -> Files.isRegularFile(file) && known.contains(Sha256.of(file)))
        .map(
            file ->
                "olsy: "
                    + player.name()
                    + " was learned from games of "
                    + file
                    + ": it may predict others less well")
        .forEach(output.err()::println);
  }

  private static String[] text(Evaluated found) {
    Hits hits = found.hits();
    List<String> lines = new ArrayList<>();
    lines.add(
        Output.format(
            "predicts %.3f of %s, with 95 %% confidence %.3f to %.3f; a uniform guess %.3f; %s",
            hits.strict(),
            Output.count(hits.decisions(), "decision"),
            hits.interval().low(),
            hits.interval().high(),
            hits.uniform(),
            Output.count(found.forced(), "forced move")));
    found
        .accuracy()
        .ifPresent(
            all ->
                lines.add(
                    Output.format(
                        "tied with its best %.3f, ties at random %.3f, among its first three %.3f",
                        all.tied(), all.expected(), all.top3())));
    found
        .calibration()
        .ifPresent(
            calibration -> {
              lines.add(AccountText.line(calibration));
              lines.add(AccountText.missing(calibration));
            });
    return lines.toArray(String[]::new);
  }
}
