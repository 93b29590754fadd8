package olsy.cluster.who;

import olsy.cluster.work.Work;
import olsy.core.game.Game;
import olsy.core.game.Position;
import olsy.learning.archive.Movers;
import olsy.learning.text.Json;
import olsy.play.cli.WhoText;

/** Looks who somebody is and answers what {@code olsy who} tells: as JSON, then for people. */
record WhoWork(Lookup lookup, MoverPlan.Moving mover) implements Work {

  @Override
  public String answer() throws InterruptedException {
    return told(lookup.archives().rules());
  }

  private <P extends Position<P>> String told(Game<P> game) throws InterruptedException {
    Movers.Mover<P> found =
        new Movers.Mover<>(
            mover.name(),
            mover.side(),
            mover.seen().games(),
            mover.seen().decisions(),
            mover.seen().forced(),
            lookup.archives().read(game, mover.games(), mover.whose()));
    WhoText<P> text = new WhoText<>(lookup.archives().files());
    WhoText.Told<P> told = new WhoText.Told<>(found, lookup.<P>among(game).in(found.games()));
    return Json.line(text.row(told)) + "\n" + String.join("\n", text.lines(told)) + "\n";
  }
}
