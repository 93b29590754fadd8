package olsy.lab.experiment;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;

/**
 * What times are measured with, in nanoseconds.
 *
 * @param wall goes on whatever happens
 * @param cpu goes on while this process computes, in all its threads together
 * @param thread goes on while the thread that asks computes
 */
public record Clocks(LongSupplier wall, LongSupplier cpu, LongSupplier thread) {

  private static final double NANOS = 1e9;

  /** All stand still: the same seed gives the same rows. */
  public static Clocks stopped() {
    return new Clocks(() -> 0, () -> 0, () -> 0);
  }

  public static Clocks ofThisProcess() {
    OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return new Clocks(
        System::nanoTime, system::getProcessCpuTime, threads::getCurrentThreadCpuTime);
  }

  /** Of the clock on the wall. */
  double seconds() {
    return wall.getAsLong() / NANOS;
  }

  /** Of the processors. */
  double cpuSeconds() {
    return cpu.getAsLong() / NANOS;
  }
}
