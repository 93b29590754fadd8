package olsy.core.search.reply;

import olsy.core.game.Position;
import olsy.core.search.Search;
import olsy.core.search.SearchBudget;

/**
 * The moves of a model, each found once by a search to the model's own depth. Its memory is
 * bounded.
 *
 * <p>A move is as good in later searches as in the one that found it. So that no search depends on
 * those before it, what is remembered from before {@link #forget} is paid for again.
 */
final class ModelReplies<P extends Position<P>> {

  private static final int BITS = 15;

  /** What a search that was too dear counts in the mean. */
  private static final int TOO_DEAR = 2;

  /** What is known of one position; made once for every slot and used again. */
  private static final class Entry {
    private Object position;

    /** Null where it was too dear. */
    private Object reply;

    /** What its search has counted. */
    private SearchBudget cost;

    private int age;
  }

  private final Search<P> model;
  private final int depth;
  private final Entry[] entries = new Entry[1 << BITS];
  private int age;
  private long searches;
  private long evaluations;

  ModelReplies(Search<P> model, int depth) {
    this.model = model;
    this.depth = depth;
  }

  void forget() {
    age++;
    searches = 0;
    evaluations = 0;
  }

  /** Evaluations of a search, in the mean since the last {@link #forget}; 0 before the first. */
  double meanCost() {
    return searches == 0 ? 0 : (double) evaluations / searches;
  }

  /**
   * The model's reply; null where it takes more evaluations than are allowed, or has taken more in
   * the mean, or where there is none.
   *
   * @param most evaluations that a search may take
   * @param budget pays for it
   */
  P of(P s, long most, SearchBudget budget) {
    P[] successors = s.successors();
    if (successors.length == 1) {
      return successors[0];
    }
    Entry entry = entry(s);
    boolean known = s.equals(entry.position);
    if (!known || entry.age != age) {
      if (meanCost() > most) {
        return null;
      }
      if (known && entry.reply != null && entry.cost.evaluations() <= allowed(most, budget)) {
        budget.add(entry.cost);
      } else {
        find(s, entry, most, budget);
      }
      entry.age = age;
      searches++;
      evaluations += (entry.reply == null ? TOO_DEAR : 1) * entry.cost.evaluations();
    }
    return reply(entry);
  }

  private static long allowed(long most, SearchBudget budget) {
    return Math.min(most, budget.evaluationsLeft());
  }

  private void find(P s, Entry entry, long most, SearchBudget budget) {
    SearchBudget part = budget.part(most);
    P reply;
    try {
      reply = model.search(s, depth, part).choice();
    } catch (SearchBudget.Stopped stopped) {
      if (part.evaluations() < most) { // all of the budget has ended
        throw stopped;
      }
      reply = null;
    } finally {
      budget.add(part);
    }
    entry.position = s;
    entry.reply = reply;
    entry.cost = part;
  }

  private Entry entry(P s) {
    int hash = s.hashCode();
    int slot = (hash ^ (hash >>> 16)) & (entries.length - 1);
    if (entries[slot] == null) {
      entries[slot] = new Entry();
    }
    return entries[slot];
  }

  @SuppressWarnings("unchecked")
  private P reply(Entry entry) {
    return (P) entry.reply;
  }
}
