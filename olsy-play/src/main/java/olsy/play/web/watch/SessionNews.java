package olsy.play.web.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import olsy.learning.text.Json;
import olsy.learning.text.TextFile;
import olsy.play.session.store.SessionFolder;
import olsy.play.web.News;

/** That a session has gone on: its files have grown, in this process or in another one. */
record SessionNews(SessionFolder folder, Duration pause) implements News {

  /** What has grown, in the fields of its JSON. */
  private record Grown(long games, long decisions, int models) {

    long version() {
      return games + decisions + models;
    }
  }

  @Override
  public Optional<Item> after(long seen, Duration most) throws InterruptedException {
    Grown grown = grown();
    for (Duration waited = Duration.ZERO;
        grown.version() == seen && waited.compareTo(most) < 0;
        waited = waited.plus(pause)) {
      Thread.sleep(pause.toMillis());
      grown = grown();
    }
    return grown.version() == seen
        ? Optional.empty()
        : Optional.of(new Item(grown.version(), Json.line(grown)));
  }

  /** In bytes. */
  private Grown grown() {
    return new Grown(size(folder.games()), size(folder.examples()), folder.modelNumbers().size());
  }

  private static long size(Path file) {
    try {
      return Files.exists(file) ? Files.size(file) : 0;
    } catch (IOException e) {
      throw TextFile.unreadable(file, e);
    }
  }
}
