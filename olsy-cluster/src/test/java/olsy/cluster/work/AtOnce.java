package olsy.cluster.work;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Does everything at once in the thread that asks, or what it is told to. */
public final class AtOnce implements TaskRunner {

  private final int places;
  private final BiConsumer<Parcel, Customer> does;
  private final List<List<String>> parcels = new ArrayList<>();

  AtOnce(int places) {
    this(places, AtOnce::answer);
  }

  AtOnce(int places, BiConsumer<Parcel, Customer> does) {
    this.places = places;
    this.does = does;
  }

  /** One place, where workers die of some work. */
  public static AtOnce dyingOf(Predicate<Work> work) {
    return new AtOnce(
        1,
        (parcel, customer) -> {
          if (parcel.pieces().stream().anyMatch(piece -> work.test(piece.work()))) {
            customer.lost("they died");
          } else {
            answer(parcel, customer);
          }
        });
  }

  static void answer(Parcel parcel, Customer customer) {
    try {
      customer.answered(parcel.answers());
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The keys of what was sent together, in the order of sending. */
  public List<List<String>> parcels() {
    return parcels;
  }

  @Override
  public int places() {
    return places;
  }

  @Override
  public boolean hasWorkers() {
    return true;
  }

  @Override
  public Underway submit(Parcel parcel, Customer customer) {
    parcels.add(parcel.pieces().stream().map(Parcel.Piece::key).toList());
    does.accept(parcel, customer);
    return () -> {};
  }

  @Override
  public void close() {}
}
