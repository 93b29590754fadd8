package olsy.play.roster;

import java.util.List;
import olsy.play.opponent.Entrant;

/**
 * Engines that another module brings. {@link Roster} finds them with {@link
 * java.util.ServiceLoader}, each by its name; {@code {"engine": NAME}} means it in a file. They
 * play in this process.
 */
public interface ModuleEngines {

  /** Of different names, none that of a player in {@code models/}. */
  List<Entrant> all();
}
