package olsy.play.web;

import java.nio.file.Path;

/**
 * A room of the page that another module brings. {@code olsy serve} finds it with {@link
 * java.util.ServiceLoader}, and goes without it where the module is not on the class path.
 */
public interface ModuleRoom {

  /** A room that is open. */
  interface Open extends AutoCloseable {

    /** What is asked of it; the path begins behind {@code /api}. */
    Answer answer(Request request);

    @Override
    void close();
  }

  /** The first part of the path behind {@code /api}. */
  String name();

  /**
   * Opens it.
   *
   * @param data the user's folder, in which it has one of its own by its name
   */
  Open open(Path data);
}
