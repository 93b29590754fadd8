package olsy.cluster;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ClusterArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("olsy");

  @Test
  void oneClassUsesSpark() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName("olsy.cluster.spark.OnSpark")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache..", "scala..")
        .check(CLASSES);
  }

  @Test
  void noOtherModuleKnowsTheCluster() {
    noClasses()
        .that()
        .resideOutsideOfPackage("olsy.cluster..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("olsy.cluster..")
        .check(CLASSES);
  }

  @Test
  void workKnowsNeitherGamesNorSpark() {
    classes()
        .that()
        .resideInAPackage("olsy.cluster.work")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("olsy.cluster.work", "olsy.learning.text", "java..")
        .check(CLASSES);
  }

  @Test
  void onlyCommandsUsePicocliAndChooseWhereWorkIsDone() {
    noClasses()
        .that()
        .resideInAPackage("olsy.cluster.*..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideInAPackage("olsy.cluster.*..")
        .and()
        .resideOutsideOfPackage("olsy.cluster.spark")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("olsy.cluster.spark")
        .check(CLASSES);
  }

  @Test
  void packagesHaveNoCycles() {
    slices().matching("olsy.cluster.(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void noTwoTypesHaveTheSameName() {
    Map<String, Long> names =
        CLASSES.stream()
            .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
            .collect(
                Collectors.groupingBy(
                    JavaClass::getSimpleName, TreeMap::new, Collectors.counting()));
    names.values().removeIf(times -> times == 1);
    assertEquals(Map.of(), names);
  }
}
