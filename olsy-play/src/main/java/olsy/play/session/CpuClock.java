package olsy.play.session;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/** Nanoseconds that this process has computed. */
final class CpuClock {

  private CpuClock() {}

  /** In all its threads together. */
  static LongSupplier ofAll() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class)::getProcessCpuTime;
  }

  /** In all its threads but the one that asks for this clock. */
  static LongSupplier ofOthers() {
    LongSupplier all = ofAll();
    long here = Thread.currentThread().getId();
    return () -> all.getAsLong() - ManagementFactory.getThreadMXBean().getThreadCpuTime(here);
  }
}
