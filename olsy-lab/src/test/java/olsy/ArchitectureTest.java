package olsy;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("olsy");

  @Test
  void coreDependsOnTheJdkAlone() {
    classes()
        .that()
        .resideInAPackage("olsy.core..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("olsy.core..", "java..")
        .check(CLASSES);
  }

  @Test
  void playersNeedNoLearner() {
    noClasses()
        .that()
        .resideInAPackage("olsy.learning.players..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("olsy.learning..")
                .and(
                    resideOutsideOfPackages(
                        "olsy.learning.players..",
                        "olsy.learning.endgame..",
                        "olsy.learning.text..")))
        .check(CLASSES);
  }

  /** What is read, and what is predicted, does not depend on how it is learned. */
  @Test
  void onlyTrainingKnowsLearners() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "olsy.learning.archive..", "olsy.learning.example..", "olsy.learning.prediction..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "olsy.learning.strategy..", "olsy.learning.lp..", "olsy.learning.training..")
        .check(CLASSES);
  }

  /** It takes decisions, wherever they stand: in archives, in sessions, on other machines. */
  @Test
  void trainingReadsNoArchives() {
    noClasses()
        .that()
        .resideInAnyPackage("olsy.learning.training..", "olsy.learning.strategy..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("olsy.learning.archive..")
        .check(CLASSES);
  }

  @Test
  void searchKnowsNoParticularGame() {
    noClasses()
        .that()
        .resideInAPackage("olsy.core.search..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("olsy.core.game.*..")
        .check(CLASSES);
  }

  /** The papers' experiments were made with checkers, and its endgames are solved. */
  @Test
  void onlyTheLabAndEndgamesKnowCheckers() {
    noClasses()
        .that()
        .resideOutsideOfPackages("olsy.core.game.checkers..", "olsy.core.endgame", "olsy.lab..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("olsy.core.game.checkers..")
        .check(CLASSES);
  }

  @Test
  void onlyLpUsesOjAlgo() {
    noClasses()
        .that()
        .resideOutsideOfPackage("olsy.learning.lp..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.ojalgo..")
        .check(CLASSES);
  }

  @Test
  void oneClassUsesTheJsonMapper() {
    noClasses()
        .that()
        .haveNameNotMatching("olsy\\.learning\\.text\\.Json(\\$.*)?")
        .should()
        .dependOnClassesThat()
        .haveNameMatching("com\\.fasterxml\\.jackson\\.databind\\..*Mapper")
        .check(CLASSES);
  }

  @Test
  void onlyTheCommandLineUsesPicocli() {
    noClasses()
        .that()
        .resideOutsideOfPackages("olsy.play.cli..", "olsy.lab")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLASSES);
  }

  @Test
  void oneClassUsesJLine() {
    noClasses()
        .that()
        .haveNameNotMatching("olsy[.]play[.]terminal[.]EditedLines(Test)?")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.jline..")
        .check(CLASSES);
  }

  @Test
  void oneClassUsesXChart() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("olsy.lab.picture.Svg")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.knowm..")
        .check(CLASSES);
  }

  @Test
  void statisticsDependOnTheJdkAlone() {
    classes()
        .that()
        .resideInAPackage("olsy.core.statistics")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("olsy.core.statistics", "java..")
        .check(CLASSES);
  }

  /** Predictions are the learner's measure of itself, so it stands on them. */
  @Test
  void predictionsNeedNoLearner() {
    noClasses()
        .that()
        .resideInAPackage("olsy.learning.prediction")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "olsy.learning.strategy..",
            "olsy.learning.depth..",
            "olsy.learning.lp..",
            "olsy.learning.training..")
        .check(CLASSES);
  }

  /** Searches weigh replies and the learner fits temperatures; nobody else knows probabilities. */
  @Test
  void howProbableMovesAreIsAskedOfPredictions() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "olsy.core..", "olsy.learning.prediction", "olsy.learning.strategy")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("olsy.core.player.Temperature")
        .check(CLASSES);
  }

  @Test
  void noTwoTypesHaveTheSameName() {
    Map<String, List<String>> packages =
        CLASSES.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName,
                    TreeMap::new,
                    Collectors.mapping(JavaClass::getPackageName, Collectors.toList())));
    packages.values().removeIf(those -> those.size() == 1);
    assertEquals(Map.of(), packages);
  }

  @ParameterizedTest
  @ValueSource(strings = {"core", "learning", "play", "lab"})
  void packagesHaveNoCycles(String module) {
    slices().matching("olsy." + module + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
