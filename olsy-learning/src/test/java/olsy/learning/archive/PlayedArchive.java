package olsy.learning.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import olsy.core.game.Side;
import olsy.core.game.checkers.Checkers;
import olsy.core.game.checkers.EnglishCheckers;
import olsy.core.search.Search;
import olsy.core.search.minimax.MinimaxSearches;
import olsy.learning.players.PlayerFile;
import olsy.learning.players.WrittenStrategy;

/** Games that two players play, for tests, in turns with either side, from random openings. */
public record PlayedArchive(PlayerFile a, PlayerFile b) {

  public static final EnglishCheckers GAME = new EnglishCheckers();

  public static final PlayerFile ANN =
      player("Ann", Map.of("men", 1.0, "kings", 1.4, "mobility", 0.1, "centre", 0.25), 2);
  public static final PlayerFile BOB =
      player("Bob", Map.of("men", 1.0, "kings", 1.8, "edge", 0.3, "back-row", 0.2), 1);

  private static final int OPENING = 6;
  private static final int PLIES = 40;

  private static PlayerFile player(String name, Map<String, Double> weights, int depth) {
    return new PlayerFile(
        "checkers",
        name,
        MinimaxSearches.ALPHA_BETA,
        new WrittenStrategy(weights, depth),
        null,
        Map.of());
  }

  public List<PdnGame> games(int games, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<PdnGame> played = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      boolean aFirst = i % 2 == 0;
      Map<String, String> tags = new LinkedHashMap<>();
      tags.put("Black", (aFirst ? a : b).name());
      tags.put("White", (aFirst ? b : a).name());
      played.add(PdnGame.of(GAME, tags, play(aFirst, random), Optional.empty()));
    }
    return played;
  }

  private List<Checkers> play(boolean aFirst, SplittableRandom random) {
    Checkers s = GAME.start();
    for (int i = 0; i < OPENING && !s.isTerminal(); i++) {
      s = s.successors()[random.nextInt(s.successors().length)];
    }
    Search<Checkers> first = (aFirst ? a : b).search(GAME);
    Search<Checkers> second = (aFirst ? b : a).search(GAME);
    int firstDepth = (aFirst ? a : b).strategy().depth();
    int secondDepth = (aFirst ? b : a).strategy().depth();
    List<Checkers> line = new ArrayList<>(List.of(s));
    for (int i = 0; i < PLIES && !s.isTerminal(); i++) {
      s =
          s.toMove() == Side.FIRST
              ? first.search(s, firstDepth).choice()
              : second.search(s, secondDepth).choice();
      line.add(s);
    }
    return line;
  }

  public static void write(Path file, List<PdnGame> games) throws IOException {
    StringBuilder text = new StringBuilder();
    PdnWriter writer = new PdnWriter(text);
    for (PdnGame game : games) {
      writer.write(game);
    }
    Files.writeString(file, text);
  }
}
