package olsy.play.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong input gets one sentence on standard error, exit code 2, and nothing else. */
class WrongInputTest {

  @TempDir static Path folder;

  @BeforeAll
  static void files() throws IOException {
    write("broken.json", "{\"game\": \"checkers\",\n \"strategy\": }");
    write("unknown-feature.json", player("\"weights\":{\"mne\":1},\"depth\":2", ""));
    write("no-weight.json", player("\"weights\":{},\"depth\":2", ""));
    write("text-weight.json", player("\"weights\":{\"men\":\"one\"},\"depth\":2", ""));
    write("infinite-weight.json", player("\"weights\":{\"men\":1e999},\"depth\":2", ""));
    write("depth-0.json", player("\"weights\":{\"men\":1},\"depth\":0", ""));
    write("no-depth.json", player("\"weights\":{\"men\":1}", ""));
    write("error.json", player("\"weights\":{\"men\":1},\"depth\":2,\"error\":-0.5", ""));
    write("search.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"search\":\"mstar\""));
    write("version.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"version\":7"));
    write("model.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"model\":[]"));
    write(
        "short-model.json",
        player(
            "\"weights\":{\"men\":1},\"depth\":5",
            ",\"search\":\"alpha-beta-star\",\"model\":"
                + player("\"weights\":{\"men\":1},\"depth\":1", "")));
    write("endgames.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"endgames\":7"));
    write("chess.json", "{\"game\":\"chess\",\"strategy\":{}}");
    write("empty.json", "");
    write("population.json", "{\"game\":\"checkers\",\"spreads\":{},\"members\":[]}");
    write(
        "engine.json",
        "{\"game\":\"checkers\",\"name\":\"ghost\",\"command\":[\"no-such-program\"]}");
    write("engine-root.json", "{\"game\":\"checkers\",\"command\":[\"run\"],\"folder\":\"/\"}");
    write("engine-command.json", "{\"game\":\"checkers\",\"command\":\"node\"}");
    write("provenance.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"provenance\":{}"));
    write("accuracy.json", player("\"weights\":{\"men\":1},\"depth\":2", ",\"accuracy\":[]"));
    write("games.pdn", "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-15 22-18 *\n");
    write("book.txt", "# two openings\nB:W21-32:B1-12\nB:W21:B40\n");
    write("over.txt", "B:W32:B\n");
    write("illegal.pdn", "[Black \"Ann\"]\n[White \"Bob\"]\n1. 11-14 22-18 *\n");
    write(
        "modelling.json",
        player(
            "\"weights\":{\"men\":1},\"depth\":2",
            ",\"model\":" + player("\"weights\":{\"men\":1},\"depth\":1", "")));
    write("frontier.json", player("\"weights\":{\"men\":1},\"depth\":2,\"frontier\":\"nine\"", ""));
    write(
        "ties.json",
        player("\"weights\":{\"men\":1},\"depth\":2,\"ties\":{\"first\":\"rows\"}", ""));
    write("temperature.json", player("\"weights\":{\"men\":1},\"depth\":2,\"temperature\":-1", ""));
    write("trust.json", player("\"weights\":{\"men\":1},\"depth\":2,\"trust\":2", ""));
    String model = ",\"model\":" + player("\"weights\":{\"men\":1},\"depth\":1", "");
    write(
        "models.json",
        player(
            "\"weights\":{\"men\":1},\"depth\":2",
            ",\"search\":\"soft\",\"model\":"
                + player("\"weights\":{\"men\":1},\"depth\":1", model)));
    write(
        "tree.jsonl",
        "{\"values\":[\"f\"],\"tree\":[[1],[2]]}\n{\"values\":[\"f\"],\"tree\":[[1],[2,3]]}");
    write("broken.jsonl", "{\"values\":[\"f\"],\"tree\":[[1],[2]}");
    write("twice.jsonl", "{\"values\":[\"f\"],\"tree\":{\"a\":[1],\"a\":[2]}}");
    write(
        "bounds.jsonl",
        "{\"values\":[\"f1\",\"f0\"],\"tree\":{\"b\":{\"d\":[3,3]}},\"bounds\":[1]}");
    write(
        "chess.pgn",
        "[White \"Spassky\"]\n[Black \"Fischer\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n");
    write(
        "international.pdn",
        "[White \"Ann\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n[White \"Bob\"]\n[GameType"
            + " \"20\"]\n\n1. 33-28 *\n");
    Files.write(folder.resolve("binary.json"), new byte[] {(byte) 0xfe, (byte) 0xff, 0});
    Files.createDirectories(folder.resolve("no-players"));
    Files.createDirectories(folder.resolve("kalah"));
    write(
        "kalah/collector.json",
        "{\"game\":\"kalah\",\"strategy\":{\"weights\":{\"store\":1},\"depth\":2}}");
  }

  private static String player(String strategy, String others) {
    return "{\"game\":\"checkers\",\"strategy\":{" + strategy + "}" + others + "}";
  }

  private static void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      value = {
        "gamse # unknown command \"gamse\", nearest: games",
        "gamse --help # unknown command \"gamse\", nearest: games",
        "features chekers # GAME: unknown game \"chekers\"",
        "games --jsno # unknown option \"--jsno\", nearest: --json",
        "match material --gmaes 2 # unknown option \"--gmaes\", nearest: --games",
        "help mtach # unknown command \"mtach\", nearest: ",
        "features # Missing required parameter: 'GAME'",
        "features chess # unknown game \"chess\", nearest: ",
        "perft # Missing required parameter: 'DEPTH'",
        "perft six # expected a whole number of at most 2147483647, found six",
        "run --games 99999999999 # expected a whole number of at most 2147483647, found"
            + " 99999999999",
        "run --seed 1.5 # expected a whole number of at most 9223372036854775807, found" + " 1.5",
        "perft -1 # DEPTH: expected 0 to 99, found -1",
        "perft 99999 # DEPTH: expected 0 to 99, found 99999",
        "serve --port 99999 # --port: expected 0 to 65535, found 99999",
        "perft 3 --game go # unknown game \"go\"",
        "perft 3 --game many-reversi:3 # many-reversi:3 is a game for many players; 'olsy many'"
            + " searches its positions",
        "many checkers # unknown game for many players \"checkers\"",
        "players DIR/games.pdn --game go # unknown game \"go\"",
        "fit DIR/games.pdn --player Ann --levels 3 # --levels: expected 0 to 2, found 3",
        "fit DIR/games.pdn --player Ann --levels 2 --max-depth 2 # --max-depth: expected at least 3"
            + " with --levels 2, found 2",
        "fit DIR/games.pdn --player Ann --rival material # --rival: expected with --levels 1 or 2",
        "fit DIR/games.pdn --player Ann --levels 1 --rival materiel # unknown player \"materiel\"",
        "fit DIR/games.pdn --player Ann --game go # unknown game \"go\"",
        "perft 3 --position B:W21 # --position: ",
        "perft 3 --position B:W21-40:B1 # --position: ",
        "perft 3 --position B:W1:B1 # --position: ",
        "perft 3 --position X:W21:B1 # --position: ",
        "endgames build --pieces 7 # --pieces: expected 1 to 6, found 7",
        "endgames count --pieces 0 # --pieces: expected 1 to 6, found 0",
        "endgames probe # Missing required option: '--position=FEN'",
        "endgames probe --position B:W40:B1 # --position: ",
        "endgames proeb # unknown command \"proeb\", nearest: probe",
        "match material material --endgames 9 # --endgames: expected 1 to 6, found 9",
        "run --opponent material --endgames 7 # --endgames: expected 0 to 6, found 7",
        "search --player DIR/endgames.json # endgames.json: endgames: expected 1 to 6 pieces of"
            + " checkers, found 7",
        "search # expected --player PLAYER or --trees FILE, found neither",
        "search --player DIR/none.json # there is no file",
        "search --player materiel # unknown player \"materiel\", nearest: material",
        "search --player material@0 # material@0: expected depth from 1 to 99, found 0",
        "run --opponent samuel-1@999 # samuel-1@999: expected depth from 1 to 99, found 999",
        "search --player DIR # cannot read",
        "inspect / # cannot read /: ",
        "hub / # cannot read /: ",
        "match DIR/engine-root.json material --games 2 # engine-root.json: expected the field"
            + " \"name\", found none",
        "search --player DIR/empty.json # empty.json: expected a player, found an empty file",
        "search --player DIR/binary.json # binary.json: expected a player, found bytes that are no"
            + " text",
        "inspect DIR/games.pdn # games.pdn: expected a player, found games in PDN",
        "inspect DIR/engine.json # engine.json: expected a player, found an engine",
        "match DIR/games.pdn material --games 2 # games.pdn: expected a player or an engine, found"
            + " games in PDN",
        "players DIR/model.json # model.json: expected games in PDN, found a player",
        "players DIR/engine.json # engine.json: expected games in PDN, found an engine",
        "players DIR/binary.json # binary.json: expected games in PDN, found bytes that are no"
            + " text",
        "players DIR/chess.pgn # expected games of checkers, found none with a legal move:"
            + " DIR/chess.pgn game 1 (line 1), ply 1: expected a move between squares 1 to 32",
        "fit DIR/chess.pgn --player Fischer # expected games of checkers, found none with a legal"
            + " move: ",
        "players DIR/international.pdn # game 1 (line 1): expected GameType 21, found 20",
        "search --player DIR/broken.json # broken.json line 2, column 14: broken JSON",
        "search --player DIR/chess.json # chess.json: game: unknown game \"chess\"",
        "search --player DIR/unknown-feature.json # unknown-feature.json: strategy.weights: unknown"
            + " feature of checkers \"mne\", nearest: men",
        "search --player DIR/no-weight.json # strategy.weights: expected at least one weight",
        "search --player DIR/text-weight.json # strategy.weights.men: expected a number, found"
            + " \"one\"",
        "search --player DIR/infinite-weight.json # strategy.weights.men: expected a number",
        "search --player DIR/depth-0.json # strategy.depth: expected a whole number, at least 1,"
            + " found 0",
        "search --player DIR/no-depth.json # strategy: expected the field \"depth\", found none",
        "search --player DIR/error.json # strategy.error: expected a number, at least 0",
        "search --player DIR/search.json # search: unknown algorithm \"mstar\", nearest: m-star",
        "search --player DIR/version.json # version: written by a newer program: format 7",
        "search --player DIR/model.json # model: expected an object, found []",
        "search --player DIR/short-model.json # alpha-beta-star needs models that look as far as"
            + " the search",
        "search --player DIR/trust.json # strategy.trust: expected a number from 0 to 1, found 2",
        "search --player DIR/models.json # its model has a model of its own, which guarded,"
            + " safe and m-star-1p can use",
        "search --player material --position nonsense # --position: ",
        "search --player material --algorithm minmax # unknown algorithm \"minmax\", nearest:"
            + " minimax",
        "search --player material --nodes 0 # --nodes: expected nodes at least 1, found 0",
        "search --player material --nodes x # --nodes: expected nodes at least 1, found x",
        "search --player material --depth 100 # --depth: expected depth from 1 to 99, found 100",
        "search --player material --move-time 0 # --move-time: expected more than 0 seconds, found"
            + " 0",
        "search --player material@1+1n # material@1+1n: expected seconds for a game",
        "match material material --games 2 --clock 60 # --clock: expected seconds for a game and"
            + " after a move, such as 60+0.6, or 40/60+0 for 40 moves, found 60",
        "match material material --games 2 --clock 0+1 # --clock: expected more than 0 seconds for"
            + " a game, found 0",
        "match material material --games 2 --margin -1 # --margin: expected a time in seconds,"
            + " found -1",
        "search --trees DIR/tree.jsonl # --trees needs --algorithm NAME",
        "search --trees DIR/tree.jsonl --algorithm m-star --player material # expected either"
            + " --trees or --player, found both",
        "search --trees DIR/tree.jsonl --algorithm m-star --nodes 1 # expected either --trees or"
            + " limits of time, found both",
        "search --trees DIR/tree.jsonl --algorithm soft # soft searches positions of games, not"
            + " explicit trees",
        "search --trees DIR/none.jsonl --algorithm m-star # no such file",
        "search --trees DIR/broken.jsonl --algorithm m-star # broken.jsonl line 1, column ",
        "search --trees DIR/twice.jsonl --algorithm m-star # broken JSON: the field \"a\" stands"
            + " there twice",
        "search --trees DIR/bounds.jsonl --algorithm alpha-beta-star # bounds.jsonl line 1:"
            + " tree.b.d: |f1 + f0| is 6, above the bound 1",
        "match material # expected PLAYER_A and PLAYER_B, or --resume GAMES.pdn",
        "match --resume DIR/none.pdn # none.pdn: expected the games of a match that is not"
            + " finished, found no",
        "match material --resume DIR/none.pdn --seed 3 # expected --threads and --json at most"
            + " beside --resume, found PLAYER_A, --seed",
        "match material samuel-1 # expected --games N, or openings by --book, --start or --ballots",
        "match material samuel-1 --ballots --openings 3 # expected one of --openings, --book,"
            + " --start and --ballots, found --openings and --ballots",
        "match material samuel-1 --games 2 --shuffle # --shuffle needs --book FILE, --start NAME or"
            + " --ballots",
        "match material samuel-1 --games 2 --repeat # --repeat needs --book FILE",
        "match material samuel-1 --start balots # --start: unknown openings of checkers"
            + " \"balots\", nearest: ballots",
        "match material samuel-1 --start go-as-you-please --games 4 # the games need 2 different"
            + " openings, found 1: ask for fewer games, or for --repeat",
        "match material samuel-1 --book DIR/none.pdn # there is no file",
        "match material samuel-1 --book DIR/model.json # model.json: expected games in PDN or a"
            + " position on each line, found a player",
        "match material samuel-1 --book DIR/book.txt # book.txt line 3: position \"B:W21:B40\":"
            + " expected a square from 1 to 32",
        "match material samuel-1 --book DIR/over.txt # over.txt line 1: expected a position with a"
            + " move, found B:W32:B",
        "match material samuel-1 --book DIR/illegal.pdn # illegal.pdn game 1 (line 1), ply 1:"
            + " illegal move 11-14",
        "match material samuel-1 --book DIR/games.pdn --out DIR/games.pdn # games.pdn is read by"
            + " this command",
        "tournament # expected PLAYER…, or --resume GAMES.pdn",
        "tournament material --games 2 # PLAYER: number of players: expected 2 to 100, found 1",
        "tournament material@2 samuel-1 material@2 --games 2 # PLAYER: expected players with"
            + " different names, found material@2 twice",
        "tournament material samuel-1 --games 3 # --games: expected an even number, found 3",
        "tournament material samuel-1 --games 0 # --games: expected 1 to 1000000, found 0",
        "tournament material samuel-1 # expected --games N, or openings by --book, --start or",
        "tournament material nobody --games 2 # unknown player \"nobody\"",
        "tournament material samuel-1 --games 2 --sprt # unknown option \"--sprt\"",
        "tournament material --resume DIR/none.pdn --gauntlet # expected --threads and --json at"
            + " most beside --resume, found PLAYER, --gauntlet",
        "match material nobody --games 2 # unknown player \"nobody\"",
        "match material nowhere@3 --games 2 # there is no file nowhere; unknown player \"nowhere\"",
        "match material rapid-draught@3 --games 2 # nearest: rapid-draughts",
        "match material DIR/engine.json --games 2 # engine ghost: cannot run no-such-program in ",
        "match material DIR/engine.json@3 --games 2 --threads 2 # cannot run no-such-program",
        "match DIR/engine-command.json material --games 2 # engine-command.json: command: expected"
            + " an array, found \"node\"",
        "hub nobody # unknown player \"nobody\"",
        "hub --learn # --learn: expected --session DIR beside it, found none",
        "hub --session DIR/new # --session: expected --learn beside it, found none",
        "hub --learn --session DIR/games.pdn # games.pdn: not a folder",
        "hub --learn --session DIR # expected an empty folder for the session, found ",
        "match material material --games 0 # --games: expected 1 to 1000000, found 0",
        "match material material --games 2147483647 # --games: expected 1 to 1000000, found"
            + " 2147483647",
        "run --games 1000001 --session DIR/new # --games: expected 1 to 1000000, found 1000001",
        "resume DIR --games 1000001 # --games: expected 1 to 1000000, found 1000001",
        "run --move-limit 1100000000 --session DIR/new # --move-limit: expected 1 to 10000, found"
            + " 1100000000",
        "run --max-depth 100 --session DIR/new # --max-depth: expected 1 to 99, found 100",
        "play --max-depth 100 --session DIR/new # --max-depth: expected 1 to 99, found 100",
        "match material material --games 2 --resign score=0 # --resign: expected a score above 0,"
            + " found 0.0",
        "match material material --games 2 --resign moves=1.5 # --resign: expected moves from 1 to"
            + " 10000, found 1.5",
        "match material material --games 2 --draw form=3 # --draw: unknown value \"form\","
            + " nearest: from",
        "match material material --games 2 --draw score=-1 # --draw: expected a score of at least"
            + " 0, found -1.0",
        "match material material --games 2 --pdn long # --pdn: expected plain or full, found long",
        "match material material --games 2 --date 2026.11.19 # --date needs --pdn full",
        "match material material --games 2 --pdn full --date today # --date: expected a date like"
            + " 2026.11.19, found today",
        "match material material --games 2 --sprt # --sprt",
        "match material material --games 2 --sprt elo=3 # --sprt: unknown value \"elo\", nearest:"
            + " elo0, elo1",
        "match material material --games 2 --sprt elo0=x # --sprt: expected a number as elo0, found"
            + " x",
        "match material material --games 2 --sprt elo0=5 # --sprt: expected elo1 above elo0, found"
            + " elo0=5 elo1=5",
        "match material material --games 2 --sprt elo1=1e9 # --sprt: expected elo0 and elo1 from"
            + " -1000 to 1000, found 0 and 1000000000",
        "match material material --games 2 --sprt alpha=0 # --sprt: expected alpha above 0 and"
            + " below 0.5, found alpha=0.0",
        "match material material --games 2 --sprt beta=0.5 # --sprt: expected beta above 0 and"
            + " below 0.5, found beta=0.5",
        "match material material --games 2 --sprt model=elo # --sprt: model: expected logistic or"
            + " normalised, found elo",
        "match material material --games 2 --openings -1 # --openings: expected 0 to 100, found -1",
        "match material material --games 2 --move-limit 0 # --move-limit: expected 1 to 10000,"
            + " found 0",
        "match material material --games 2 --move-limit 1100000000 # --move-limit: expected 1 to"
            + " 10000, found 1100000000",
        "match material material --games 2 --threads 0 # --threads: expected at least 1, found 0",
        "match material material --games 2 --seed x # expected a whole number of at most"
            + " 9223372036854775807, found x",
        "match material material --games 20 --openings 1 # the games need 10 different openings,"
            + " found 7 of 1 ply: ask for more plies or fewer games",
        "match material material --games 2 --out DIR # it is a folder",
        "match material material --games 2 --out DIR/no/games.pdn # no such folder",
        "population # Missing required option: '--out=FILE'",
        "population --out DIR/new.json # expected archives or --with PLAYER, found neither",
        "population --with material --player Ann --out DIR/new.json # --player needs an archive",
        "population DIR/games.pdn --player Anne --out DIR/new.json # --player: unknown player"
            + " \"Anne\", nearest: Ann",
        "population DIR/games.pdn --out DIR/new.json # nobody is left who decided often enough: 300"
            + " times, or less where --player names somebody",
        "population --with material@3 --from DIR/games.pdn --out DIR/new.json # games.pdn",
        "population DIR/games.pdn --out DIR/games.pdn # games.pdn is read by this command",
        "population DIR/games.pdn --out DIR/trust.json # trust.json holds a player, not a"
            + " population; --force replaces it",
        "population --with materiel --out DIR/new.json # unknown player \"materiel\", nearest:"
            + " material",
        "population --with material,material@4 --out DIR/new.json # --with: expected different"
            + " players, found material@4 twice",
        "population --with material --opponents nobody --out DIR/new.json # unknown player"
            + " \"nobody\"",
        "population --with material --decisions 0 --out DIR/new.json # --decisions: expected at"
            + " least 1, found 0",
        "population DIR/chess.pgn --out DIR/new.json # expected games of checkers, found none",
        "search --player DIR/population.json # population.json: expected a player, found a"
            + " population",
        "inspect DIR/population.json # population.json: members: expected at least 1 items, found"
            + " []",
        "who # Missing required parameter: 'LOG'",
        "who DIR/games.pdn --models DIR/nowhere # nowhere",
        "who DIR/games.pdn --models DIR/no-players # --models: expected players of checkers, found"
            + " none in",
        "who DIR/games.pdn --models DIR # binary.json",
        "who DIR/games.pdn --models DIR/kalah # --models: expected players of checkers, found"
            + " only players of other games in",
        "who DIR/games.pdn --player Anne # --player: unknown player \"Anne\", nearest: Ann",
        "who DIR/games.pdn --player Ann --side white # --player: Ann made no decision in these"
            + " games as white",
        "who DIR/illegal.pdn # expected games of checkers, found none with a legal move",
        "who DIR/games.pdn --unknown 1 # --unknown: expected between 0 and 1, found 1.0",
        "who DIR/games.pdn --population DIR/trust.json # trust.json",
        "prepare DIR/games.pdn # Missing required option: '--player=NAME'",
        "prepare DIR/games.pdn --player Anne # --player: unknown player \"Anne\", nearest: Ann",
        "prepare DIR/games.pdn --player Ann --depth 2 # --depth: expected 3 to 30, found 2",
        "prepare DIR/games.pdn --player Ann --own materiel # unknown player \"materiel\"",
        "prepare DIR/games.pdn --player Ann --out DIR/games.pdn # games.pdn is read by this"
            + " command",
        "report # Missing required parameter: 'DIR'",
        "report DIR # expected the folder of a session, found no session.json in",
        "play --side green # unknown side \"green\"",
        "play --player materiel --session DIR/new # unknown player \"materiel\", nearest: material",
        "play --model DIR/chess.json --session DIR/new # chess.json: game: unknown game",
      })
  void getsASentence(String line, String part) {
    String[] args = line.replace("DIR", folder.toString()).split(" ", -1);
    Run run = Run.of(args);
    assertAll(
        () -> assertEquals(2, run.code(), run.err()),
        () -> assertEquals("", run.out()),
        () -> assertTrue(run.err().contains(part.replace("DIR/", folder + "/")), run.err()),
        () -> assertTrue(run.err().startsWith("olsy: "), run.err()),
        () -> assertEquals(1, run.err().lines().count(), run.err()),
        () -> assertFalse(run.err().contains("Exception"), run.err()));
  }

  @Test
  void nothingIsBegunWithIt() {
    assertFalse(Files.exists(folder.resolve("new")));
  }

  @Test
  void linesBeforeTheWrongOneAreAnswered() {
    Path file = folder.resolve("tree.jsonl");
    Run run = Run.of("search", "--json", "--algorithm", "minimax", "--trees", file.toString());
    assertEquals(2, run.code());
    assertEquals(1, run.objects().size());
    assertEquals(
        "olsy: " + file + " line 2: tree.1: expected 1 number (value f), found 2\n", run.err());
  }
}
