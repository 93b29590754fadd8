package olsy.core.game.backgammon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A legal play of a roll: its hops, and where they lead.
 *
 * @param hops none for a pass
 */
record Play(Backgammon successor, List<Hop> hops) {

  static final String PASS = "pass";
  static final String BAR = "bar";
  static final String OFF = "off";

  Play {
    hops = List.copyOf(hops);
  }

  /** What one checker does. Points on its way are told where it hits on them. */
  private record Way(List<Hop> hops) {

    int from() {
      return hops.get(0).from();
    }

    int to() {
      return hops.get(hops.size() - 1).to();
    }

    Way and(Hop hop) {
      List<Hop> longer = new ArrayList<>(hops);
      longer.add(hop);
      return new Way(longer);
    }

    String text() {
      StringBuilder text = new StringBuilder(name(from()));
      for (Hop hop : hops) {
        if (hop.hits() || hop.to() == to()) {
          text.append('/').append(name(hop.to()));
        }
      }
      return text.toString();
    }
  }

  private static String name(int point) {
    return point == Points.BAR ? BAR : point == 0 ? OFF : String.valueOf(point);
  }

  /** {@code 24/18-13/8}, the highest points first. */
  String text() {
    if (hops.isEmpty()) {
      return PASS;
    }
    List<Way> ways = new ArrayList<>();
    for (Hop hop : hops) {
      Way before = ways.stream().filter(way -> way.to() == hop.from()).findFirst().orElse(null);
      ways.remove(before);
      ways.add(before == null ? new Way(List.of(hop)) : before.and(hop));
    }
    return ways.stream()
        .sorted(Comparator.comparingInt(Way::from).thenComparing(Way::to).reversed())
        .map(Way::text)
        .collect(Collectors.joining("-"));
  }
}
