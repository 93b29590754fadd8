package olsy.core.game;

import java.util.List;

/** The games for many players that one package provides, one for each number of players. */
public interface ManyGameFamily {

  List<ManyGame<?>> games();
}
