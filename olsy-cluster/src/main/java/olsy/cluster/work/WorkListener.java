package olsy.cluster.work;

import java.time.Duration;

/** Hears how the tasks are going. */
public interface WorkListener {

  /** Hears nothing. */
  WorkListener DEAF =
      new WorkListener() {
        @Override
        public void begins(int before, int tasks) {}

        @Override
        public void goesOn(int finished, double share) {}

        @Override
        public void triesAgain(String key, String reason) {}

        @Override
        public void hasNoWorkers(Duration since) {}
      };

  /**
   * Tasks are begun.
   *
   * @param before that an earlier run has finished
   * @param tasks all, with those
   */
  void begins(int before, int tasks);

  /**
   * Something was finished, or a moment has passed.
   *
   * @param finished tasks, with those of earlier runs
   * @param share of what there was to do in this run, by what it costs
   */
  void goesOn(int finished, double share);

  /** A task was not finished where it was begun. */
  void triesAgain(String key, String reason);

  /**
   * Nobody has been there who does tasks, for so long in all since the last answer: they come and
   * go, or there are none. It is said once until something is answered.
   */
  void hasNoWorkers(Duration since);
}
