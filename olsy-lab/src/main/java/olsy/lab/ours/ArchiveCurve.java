package olsy.lab.ours;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import olsy.lab.experiment.Experiment;
import olsy.lab.experiment.Findings;
import olsy.lab.experiment.Laboratory;
import olsy.lab.experiment.Parts;
import olsy.lab.measure.ArchiveSubject;
import olsy.lab.measure.Course;
import olsy.lab.measure.LearningCurve;
import olsy.lab.measure.Refreshes;
import olsy.lab.picture.Picture;
import olsy.learning.players.Provenance;
import olsy.learning.text.InputException;
import olsy.learning.text.Sha256;

/**
 * How well a player of archives is learned.
 *
 * @param train archives to learn from
 * @param test archives to test with; none for half of the games of the others
 * @param tests unforced decisions to test with, at most
 * @param maxDepth the deepest search considered
 * @param refreshes whether models are learned again and again, too, as sessions do
 */
public record ArchiveCurve(
    String player,
    List<Provenance.Source> train,
    List<Provenance.Source> test,
    int tests,
    Course course,
    int maxDepth,
    boolean refreshes)
    implements Experiment {

  public ArchiveCurve {
    train = List.copyOf(train);
    test = List.copyOf(test);
  }

  /** Files with what they hold now: a run goes on with the same games only. */
  public static List<Provenance.Source> sources(List<Path> files) {
    return files.stream()
        .map(file -> new Provenance.Source(file.toString(), Sha256.of(file)))
        .toList();
  }

  @Override
  public String name() {
    return "learning";
  }

  @Override
  public String description() {
    return "Learns a player of archives from more and more decisions.";
  }

  @Override
  public void run(Laboratory laboratory) {
    ArchiveSubject subject =
        ArchiveSubject.read(paths(train), paths(test), player, tests, laboratory.seed());
    for (int decisions : course.decisions()) {
      if (decisions > subject.decisions()) {
        throw new InputException(
            "--decisions: expected at most "
                + subject.decisions()
                + ", which is all there are to learn from, found "
                + decisions);
      }
    }
    Parts parts = new Parts();
    LearningCurve.addBeside(parts, subject);
    new LearningCurve(course, maxDepth).add(parts, subject, laboratory);
    laboratory.measure(parts);
    if (refreshes) {
      int most = course.decisions().stream().mapToInt(n -> n).max().orElse(0);
      new Refreshes(course.procedure(), most, maxDepth).measure(subject, laboratory);
    }
  }

  private static List<Path> paths(List<Provenance.Source> sources) {
    return sources.stream().map(source -> Path.of(source.file())).toList();
  }

  @Override
  public Optional<String> verdict(Findings findings) {
    return LearningCurve.verdict(findings);
  }

  @Override
  public List<Picture> pictures(Findings findings) {
    return LearningCurve.pictures(findings);
  }
}
