package olsy.cluster.work;

import java.util.List;

/** Where tasks are done. */
public interface TaskRunner extends AutoCloseable {

  /** Hears what becomes of a parcel, once, in any thread. */
  interface Customer {

    void answered(List<TaskAnswer> answers);

    /** Whoever did it died. */
    void lost(String reason);
  }

  /** A parcel that is on its way. */
  @FunctionalInterface
  interface Underway {

    /** Gives it up. What comes of it nobody waits for. */
    void cancel();
  }

  /** How many parcels are worked on at the same time, just now. */
  int places();

  /** Whether somebody is there who does parcels, just now. */
  boolean hasWorkers();

  /** Has the tasks of a parcel done, by and by. */
  Underway submit(Parcel parcel, Customer customer);

  /** Gives up what is not finished. */
  @Override
  void close();
}
