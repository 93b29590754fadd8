package olsy.play.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import olsy.learning.players.ModelFolder;
import olsy.learning.text.UserFolders;
import olsy.play.web.Answer;
import olsy.play.web.House;
import olsy.play.web.LinkKey;
import olsy.play.web.ModuleRoom;
import olsy.play.web.Request;
import olsy.play.web.WebServer;
import olsy.play.web.learn.Comparisons;
import olsy.play.web.learn.Workshop;
import olsy.play.web.table.TableRoom;
import olsy.play.web.watch.Shelf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code olsy serve} */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    header = "Opens a page to play on, to watch sessions, and to learn from archives.",
    description = {
      "The page is for this machine alone. Open the link that is printed: its key lets you play;"
          + " without it the page can only be looked at. Games are kept in your data folder. The"
          + " server may be killed at any time, and what was played goes on when it is started"
          + " again: the key stays the same. Ctrl-C ends it.",
      ""
    },
    footer = {"", "Example:", "  olsy serve --open"})
final class ServeCommand implements Runnable {

  private static final int MOST_PORTS = 65_535;

  @Mixin private Output output;

  @Option(
      names = "--port",
      paramLabel = "PORT",
      defaultValue = "7270",
      description = "Default: ${DEFAULT-VALUE}; 0 takes any that is free.")
  private int port;

  @Option(
      names = "--session",
      paramLabel = "DIR",
      description = "A session that stands elsewhere, to watch; several times for several.")
  private List<Path> sessions = List.of();

  @Option(names = "--open", description = "Open the page in your browser.")
  private boolean browser;

  @Override
  public void run() {
    Arguments.require(port >= 0 && port <= MOST_PORTS, "--port", "0 to " + MOST_PORTS, port);
    Path data = UserFolders.ofUser().data();
    Shelf shelf = new Shelf(List.of(data.resolve("sessions"), data.resolve("play")), sessions);
    String key = LinkKey.in(data, new SecureRandom());
    Workshop workshop = Workshop.open();
    TableRoom tables =
        new TableRoom(
            data.resolve("play"), ModelFolder.installed(), workshop::model, Clock.systemUTC());
    Comparisons comparisons =
        new Comparisons(
            Map.of(
                "player", tables::rival,
                "fit", workshop::model,
                "table", tables::person));
    Map<String, Function<Request, Answer>> rooms = new LinkedHashMap<>();
    rooms.put("tables", tables::answer);
    rooms.put("players", request -> tables.players());
    rooms.put("sessions", shelf::answer);
    rooms.put("archives", workshop::archives);
    rooms.put("fits", workshop::fits);
    rooms.put("comparisons", comparisons::answer);
    List<ModuleRoom.Open> others = new ArrayList<>();
    for (ModuleRoom room : ServiceLoader.load(ModuleRoom.class)) {
      ModuleRoom.Open open = room.open(data);
      others.add(open);
      rooms.put(room.name(), open::answer);
    }
    try (workshop;
        tables;
        WebServer server = WebServer.open(port, key, new House(rooms)::answer)) {
      output.answer(
          Map.of("link", server.link().toString()),
          "The page is at " + server.link() + " until Ctrl-C.");
      if (browser) {
        open(server.link().toString());
      }
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      others.forEach(ModuleRoom.Open::close);
    }
  }

  private void open(String link) {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String[] command =
        system.startsWith("windows")
            ? new String[] {"rundll32", "url.dll,FileProtocolHandler", link}
            : new String[] {system.startsWith("mac") ? "open" : "xdg-open", link};
    try {
      new ProcessBuilder(command).start();
    } catch (IOException e) {
      output.line("No browser could be started: open the link yourself.");
    }
  }
}
