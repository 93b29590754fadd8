package olsy.cluster.spark;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How to reach Spark.
 *
 * @param master {@code local[2]} or {@code spark://host:7077}
 * @param name of the work on Spark's page
 * @param page whether Spark's own page is served
 * @param lost a worker that is not heard of for so long is given up
 * @param jars to be sent to workers
 * @param home where workers find models and archives of the program
 * @param further settings of Spark, by their names
 */
public record SparkSettings(
    String master,
    String name,
    boolean page,
    Duration lost,
    List<Path> jars,
    Path home,
    Map<String, String> further) {

  public SparkSettings {
    jars = List.copyOf(jars);
    further = Collections.unmodifiableMap(new LinkedHashMap<>(further));
  }
}
