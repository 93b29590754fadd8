package olsy;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import olsy.core.search.Algorithms;
import olsy.play.session.store.ModelUse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents name exists, and what exists is named. */
class DocumentsTest {

  private static final Path HOME = Path.of(System.getProperty("olsy.home"));
  private static final String PAPERS = "docs/papers.md";
  private static final Pattern CLASS = Pattern.compile("`([A-Z][A-Za-z0-9]*)`");
  private static final Pattern FILE = Pattern.compile("`((?:olsy-\\w+|docs)/[^`\\s]*)`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

  @ParameterizedTest
  @ValueSource(strings = {"docs/papers.md", "docs/architecture.md", "CONTRIBUTING.md"})
  void everyClassNamedExists(String document) throws IOException {
    Set<String> missing = new TreeSet<>(namedClasses(document));
    for (String module :
        new String[] {"olsy-core", "olsy-learning", "olsy-play", "olsy-lab", "olsy-cluster"}) {
      missing.removeAll(classes(HOME.resolve(module).resolve("src")));
    }
    assertTrue(missing.isEmpty(), document + " names classes that are not there: " + missing);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "olsy-core/src/main/java/olsy/core/search",
        "olsy-learning/src/main/java/olsy/learning/depth",
        "olsy-learning/src/main/java/olsy/learning/strategy",
        "olsy-learning/src/main/java/olsy/learning/lp",
        "olsy-learning/src/main/java/olsy/learning/prediction"
      })
  void papersNamesEveryAlgorithm(String folder) throws IOException {
    Set<String> unnamed = new TreeSet<>(classes(HOME.resolve(folder)));
    unnamed.removeAll(namedClasses(PAPERS));
    assertTrue(unnamed.isEmpty(), "docs/papers.md does not name " + unnamed);
  }

  static List<String> algorithms() {
    return Algorithms.names();
  }

  static List<String> uses() {
    return ModelUse.names();
  }

  @ParameterizedTest
  @MethodSource("algorithms")
  void papersSaysWhereEveryAlgorithmIs(String algorithm) throws IOException {
    String papers = Files.readString(HOME.resolve("docs/papers.md"));
    assertTrue(papers.contains("| `" + algorithm + "` |"), "docs/papers.md has no " + algorithm);
  }

  @ParameterizedTest
  @MethodSource("uses")
  void theReadmeSaysWhatEveryUseOfAModelIs(String use) throws IOException {
    String readme = Files.readString(HOME.resolve("README.md"));
    assertTrue(readme.contains("| `" + use + "` |"), "README.md has no " + use);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "CONTRIBUTING.md",
        "docs/papers.md",
        "docs/formats.md",
        "docs/engines.md",
        "docs/cluster.md",
        "docs/architecture.md",
        "docs/results.md",
        "docs/decisions.md"
      })
  void linksLeadSomewhere(String document) throws IOException {
    Path file = HOME.resolve(document);
    LINK.matcher(Files.readString(file))
        .results()
        .forEach(
            link ->
                assertTrue(
                    Files.exists(file.resolveSibling(link.group(1))),
                    document + " links to " + link.group(1)));
  }

  @Test
  void contributingNamesFilesThatExist() throws IOException {
    Matcher file = FILE.matcher(Files.readString(HOME.resolve("CONTRIBUTING.md")));
    int files = 0;
    for (; file.find(); files++) {
      assertTrue(Files.exists(HOME.resolve(file.group(1))), "there is no " + file.group(1));
    }
    assertTrue(files >= 4, "found only " + files);
  }

  private static Set<String> namedClasses(String document) throws IOException {
    Set<String> names = new TreeSet<>();
    CLASS
        .matcher(Files.readString(HOME.resolve(document)))
        .results()
        .forEach(name -> names.add(name.group(1)));
    return names;
  }

  private static Set<String> classes(Path folder) throws IOException {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".java") && !name.equals("package-info.java"))
          .forEach(name -> names.add(name.substring(0, name.length() - ".java".length())));
    }
    return names;
  }
}
