package olsy.play.cli;

import java.nio.file.Path;
import java.util.function.Supplier;
import olsy.learning.population.Census;
import olsy.learning.population.Member;

/** How the making of a population is going: a line for every member that is learned. */
final class PopulationProgress implements Census.Listener {

  private final StatusLine line;
  private final Path out;
  private int before;
  private int all;
  private int learnedNow;

  PopulationProgress(StatusLine line, Path out) {
    this.line = line;
    this.out = out;
  }

  /** Does the work; when Ctrl-C ends it, says how to go on. */
  <T> T during(Supplier<T> work) {
    Thread hook =
        new Thread(
            () -> line.say("interrupted; the same command goes on from " + Census.beside(out)));
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      return work.get();
    } finally {
      Interruption.remove(hook);
      line.end();
    }
  }

  @Override
  public void begins(String name, int learned, int members) {
    before = learned;
    all = members;
    line.begin(Output.format("%s, %,d of %,d", name, before + 1, all));
  }

  /** Somebody has made so many decisions. */
  void played(String name, int made, int enough) {
    if (line.isDue()) {
      line.show(
          Output.format(
              "%s, %,d of %,d, has played %,d of %,d decisions",
              name, before + 1, all, Math.min(made, enough), enough));
    }
  }

  @Override
  public void learned(Member member, boolean now) {
    learnedNow += now ? 1 : 0;
    int left = all - before - 1;
    line.say(
        Output.format(
            "%s, %,d of %,d: looks %s ahead, by %s%s",
            member.name(),
            before + 1,
            all,
            Output.count(member.strategy().depth(), "ply"),
            Output.count(member.fitted(), "decision"),
            !now
                ? "; learned in an earlier run"
                : left == 0
                    ? ""
                    : "; about " + Output.duration(line.seconds() / learnedNow * left) + " left"));
  }
}
