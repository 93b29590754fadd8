package olsy.lab.engine;

import java.util.List;
import olsy.play.opponent.Entrant;
import olsy.play.roster.ModuleEngines;

/** The engines that draw no lots, for whoever asks for one by its name. */
public final class LabEngines implements ModuleEngines {

  @Override
  public List<Entrant> all() {
    return Engines.all().stream()
        .filter(SearchingEngine.class::isInstance)
        .map(SearchingEngine.class::cast)
        .<Entrant>map(EngineEntrant::new)
        .toList();
  }
}
