package olsy.play.session.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import olsy.core.evaluation.FrontierRule;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.core.search.SearchResult;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.Doubts;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;
import olsy.play.session.store.Decision;
import olsy.play.session.store.ModelUse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchChoiceTest {

  private static final EnglishCheckers GAME = new EnglishCheckers();
  private static final PlayerFile OWN = player("olsy", 1.5, -0.04, 3);
  private static final PlayerFile MODEL = player("model", 1.4, 0.06, 3);

  private static PlayerFile player(String name, double kings, double pieces, int depth) {
    Map<String, Double> weights = new LinkedHashMap<>();
    weights.put("men", 1.0);
    weights.put("kings", kings);
    weights.put("pieces", pieces);
    return new PlayerFile(
        "checkers",
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(weights, depth),
        null,
        Map.of());
  }

  private static TrackRecord record(int right, int wrong) {
    TrackRecord record = new TrackRecord();
    for (int i = 0; i < right + wrong; i++) {
      String expected = i < right ? "11-15" : "11-16";
      record.add(
          new Decision(
              1,
              0,
              "",
              "11-15",
              false,
              false,
              new Decision.Expected(
                  10, new Decision.Foreseen(expected, 0.5, i < right ? 0 : 0.3), 0.1, true, null)));
    }
    return record;
  }

  private static Search<Checkers> with(ModelUse use, PlayerFile model, TrackRecord record) {
    SearchChoice<Checkers> choice = new SearchChoice<>(GAME, OWN, use, false);
    return choice.with(model, choice.taken(record));
  }

  /** Positions of random games. */
  private static List<Checkers> positions(int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return Stream.generate(
            () -> {
              Checkers position = GAME.start();
              for (int ply = random.nextInt(60); ply > 0 && !position.isTerminal(); ply--) {
                Checkers[] all = position.successors();
                position = all[random.nextInt(all.length)];
              }
              return position;
            })
        .filter(position -> !position.isTerminal())
        .limit(count)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(ModelUse.class)
  void everyUseOfAModelMoves(ModelUse use) {
    Search<Checkers> search = with(use, MODEL, record(90, 10));
    for (Checkers position : positions(40, 1)) {
      Checkers choice = search.search(position, 3).choice();
      assertTrue(Arrays.asList(position.successors()).contains(choice), use + ": " + position);
    }
  }

  /** As far as the record goes: where models were often wrong, no reply is counted on. */
  @Test
  void countsOnRepliesThatWereForeseen() {
    PlayerFile model = player("model", 1.4, 0.06, 1);
    int differ = 0;
    for (Checkers position : positions(60, 3)) {
      double expected = with(ModelUse.GUARDED, model, record(0, 100)).search(position, 6).value();
      assertEquals(
          expected, with(ModelUse.GUARDED, model, record(69, 31)).search(position, 6).value());
      differ +=
          with(ModelUse.GUARDED, model, record(95, 5)).search(position, 6).value() == expected
              ? 0
              : 1;
    }
    assertTrue(differ > 10, "foresight changes " + differ + " values");
  }

  /** αβ* finds what M*_1p finds, on another scale of the model's weights. */
  @Test
  void prunedMovesAreThoseOfTheOnePassSearch() {
    Search<Checkers> pruned = with(ModelUse.ALPHA_BETA_STAR, MODEL, record(90, 10));
    Search<Checkers> whole = with(ModelUse.M_STAR_1P, MODEL, record(90, 10));
    for (Checkers position : positions(300, 2)) {
      assertEquals(
          whole.search(position, 3).choice(),
          pruned.search(position, 3).choice(),
          "seed 2: " + GAME.text(position));
    }
  }

  /** Three men are worth two kings, here and when pruned. */
  @Test
  void theOwnFunctionTiesWhereItTiesWithoutPruning() {
    PlayerFile own = player("olsy", 1.5, 0, 4);
    PlayerFile model = player("model", 1.7619, -0.1, 4);
    for (String text :
        List.of(
            "B:W7,K11,17,29,31,32:B1,5,18,22,23",
            "B:WK10,11,29,31,32:B9,13,21,22,K30",
            "W:W7,20,24:B4,10,15,25,K32")) {
      Checkers position = GAME.position(text);
      assertEquals(
          new SearchChoice<>(GAME, own, ModelUse.M_STAR_1P, false)
              .with(model, 0)
              .search(position, 4)
              .choice(),
          new SearchChoice<>(GAME, own, ModelUse.ALPHA_BETA_STAR, false)
              .with(model, 0)
              .search(position, 4)
              .choice(),
          text);
    }
  }

  @Test
  void onlyPlainModelsThatLookAsFarCanBePrunedWith() {
    SearchChoice<Checkers> choice = new SearchChoice<>(GAME, OWN, ModelUse.ALPHA_BETA_STAR, false);
    assertTrue(choice.canPrune(MODEL));
    assertFalse(choice.canPrune(MODEL.withDepth(1)));
    assertFalse(choice.canPrune(searchingOn(MODEL)));
  }

  /** Whoever plays by the opponent's function moves as the opponent would. */
  @Test
  void adoptingIsPlayingByTheOpponentsFunction() {
    Search<Checkers> adopted = with(ModelUse.ADOPT, MODEL, record(90, 10));
    Search<Checkers> opponent = MODEL.search(GAME);
    for (Checkers position : positions(100, 3)) {
      assertEquals(
          opponent.search(position, 3).choice(), adopted.search(position, 3).choice(), "seed 3");
    }
  }

  /** As far, and as well: else the better search would pass for the better function. */
  @Test
  void whatIsAdoptedIsSearchedAsTheOwnFunctionIs() {
    PlayerFile own = searchingOn(OWN).withSearch(MinimaxSearches.PRINCIPAL_VARIATION);
    Search<Checkers> adopted =
        new SearchChoice<Checkers>(GAME, own, ModelUse.ADOPT, false).with(MODEL, 0);
    Search<Checkers> expected =
        searchingOn(MODEL).withSearch(MinimaxSearches.PRINCIPAL_VARIATION).search(GAME);
    for (Checkers position : positions(100, 3)) {
      assertEquals(expected.search(position, 5), adopted.search(position, 5), "seed 3");
    }
  }

  private static PlayerFile searchingOn(PlayerFile player) {
    WrittenStrategy s = player.strategy();
    return player.with(
        new WrittenStrategy(
            s.weights(),
            s.depth(),
            FrontierRule.CAPTURES,
            s.ties(),
            s.certainty(),
            s.doubts(),
            s.other()));
  }

  /** Who counts men and kings alone has many moves that are worth the same. */
  @Test
  void ofEqualMovesTheOneIsPlayedWhoseReplyTellsMost() {
    PlayerFile own = player("olsy", 1.5, 0, 3);
    WrittenStrategy other = player("model", 1.4, -0.1, 1).strategy();
    PlayerFile model =
        MODEL.with(
            MODEL
                .strategy()
                .with(new Doubts(Map.of(), List.of(new Doubts.Alternative(0.4, other)))));
    Search<Checkers> usual = new SearchChoice<>(GAME, own, ModelUse.REPLY, false).with(model, 0);
    SearchChoice<Checkers> telling = new SearchChoice<>(GAME, own, ModelUse.REPLY, true);
    int differ = 0;
    for (Checkers position : positions(60, 5)) {
      SearchResult<Checkers> expected = usual.search(position, 3);
      SearchResult<Checkers> found = telling.with(model, 0).search(position, 3);
      assertEquals(expected.value(), found.value());
      assertEquals(expected.choice(), telling.with(MODEL, 0).search(position, 3).choice());
      differ += found.choice().equals(expected.choice()) ? 0 : 1;
    }
    assertTrue(differ > 5, differ + " moves that tell more");
  }
}
