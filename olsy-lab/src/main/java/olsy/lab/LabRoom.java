package olsy.lab;

import java.nio.file.Path;
import olsy.play.web.ModuleRoom;

/** The experiments on the page; see {@link OpenLab}. */
public final class LabRoom implements ModuleRoom {

  @Override
  public String name() {
    return "lab";
  }

  @Override
  public Open open(Path data) {
    return new OpenLab(data.resolve(name()), Experiments.quick());
  }
}
