package olsy.lab.experiment;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * What times are measured with, in nanoseconds.
 *
 * @param wall goes on whatever happens
 * @param cpu goes on while this process computes, in all its threads together
 */
public record Clocks(LongSupplier wall, LongSupplier cpu) {

  /** Both stand still: the same seed gives the same rows. */
  public static Clocks stopped() {
    return new Clocks(() -> 0, () -> 0);
  }

  public static Clocks ofThisProcess() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    return new Clocks(System::nanoTime, system::getProcessCpuTime);
  }
}
