package olsy.core.game.kalah;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import olsy.core.game.BoardShape;
import olsy.core.game.DrawRules;
import olsy.core.game.Features;
import olsy.core.game.Game;
import olsy.core.game.ListingOrder;
import olsy.core.game.Notation;
import olsy.core.game.ResultCount;
import olsy.core.game.Side;
import olsy.core.game.TieOrder;

/**
 * Kalah, as it is written.
 *
 * <pre>
 * position  the side to move, B or W, the houses of Black and its store, those of White: B:4,4,4,4,4,4,0/4,4,4,4,4,4,0
 * turn      the houses that are sown, A being the farthest from the store: CF; White's have small letters
 * </pre>
 *
 * @param seeds in each house at the start
 */
record KalahGame(KalahRules rules, int seeds) implements Game<Kalah> {

  private static final Pattern POSITION = Pattern.compile("([BW]):([\\d,]+)/([\\d,]+)");
  private static final Pattern MOVE = Pattern.compile("[A-G]+|[a-g]+");
  private static final int MOST_DIGITS = 3;

  private static final Count COUNT = new Count();

  /** The difference of seeds. */
  private static final class Count implements ResultCount<Kalah> {

    @Override
    public String what() {
      return "seeds";
    }

    @Override
    public int settled(Kalah position) {
      return Kalah.store(position.pits(Side.FIRST)) - Kalah.store(position.pits(Side.SECOND));
    }

    @Override
    public int open(Kalah position) {
      return Kalah.houses(position.own()) + Kalah.houses(position.other());
    }

    @Override
    public long rest(Kalah position) {
      return position.restKey();
    }
  }

  KalahGame {
    int most = Kalah.MOST_SEEDS / (2 * rules.houses());
    if (seeds < 1 || seeds > most) {
      throw new IllegalArgumentException(
          "expected 1 to "
              + most
              + " seeds in each of "
              + rules.houses()
              + " houses, found "
              + seeds);
    }
  }

  @Override
  public String name() {
    return equals(KalahFamily.USUAL) ? KalahFamily.NAME : KalahFamily.NAME + ":" + variant();
  }

  private String variant() {
    return rules.houses()
        + ","
        + seeds
        + (rules.emptyCaptures() ? "" : "," + KalahFamily.NO_EMPTY_CAPTURE);
  }

  @Override
  public Kalah start() {
    return Kalah.start(rules, seeds);
  }

  @Override
  public Optional<ResultCount<Kalah>> resultCount() {
    return Optional.of(COUNT);
  }

  @Override
  public boolean isMove(String word) {
    return MOVE.matcher(word).matches();
  }

  @Override
  public Notation<Kalah> protocol() {
    return this;
  }

  @Override
  public String protocolName() {
    return KalahFamily.NAME + "-" + variant().replace(',', '-');
  }

  @Override
  public String gameType() {
    return name();
  }

  /** White's houses from the left, Black's above them from the right; the stores at both ends. */
  @Override
  public BoardShape board() {
    int houses = rules.houses();
    List<BoardShape.Square> black =
        IntStream.range(0, houses)
            .mapToObj(house -> new BoardShape.Square(letter('A', house), 0, houses - house))
            .toList();
    List<BoardShape.Square> white =
        IntStream.range(0, houses)
            .mapToObj(house -> new BoardShape.Square(letter('a', house), 1, house + 1))
            .toList();
    return BoardShape.counted(
        2,
        houses + 2,
        Stream.of(
                black,
                List.of(new BoardShape.Square("S", 0, 0)),
                white,
                List.of(new BoardShape.Square("s", 1, houses + 1)))
            .flatMap(List::stream)
            .toList());
  }

  private static String letter(char first, int house) {
    return String.valueOf((char) (first + house));
  }

  @Override
  public String squares(Kalah position) {
    return Stream.of(Side.values())
        .flatMapToInt(side -> pits(position.pits(side)))
        .mapToObj(count -> String.valueOf(BoardShape.count(count)))
        .collect(Collectors.joining());
  }

  /** The houses, then the store. */
  private IntStream pits(long side) {
    return IntStream.concat(
        IntStream.range(0, rules.houses()).map(house -> Kalah.house(side, house)),
        IntStream.of(Kalah.store(side)));
  }

  @Override
  public Features<Kalah> features() {
    return KalahFeatures.ALL;
  }

  @Override
  public Map<String, List<String>> pools() {
    Map<String, List<String>> pools = new LinkedHashMap<>();
    pools.put("plain", List.of("store", "seeds", "empty", "capture", "again"));
    pools.put("whole", KalahFeatures.ALL.names());
    return pools;
  }

  @Override
  public Map<String, Double> material() {
    return Map.of("store", 1.0);
  }

  @Override
  public List<TieOrder<Kalah>> tieOrders() {
    return ListingOrder.all();
  }

  @Override
  public TieOrder<Kalah> tieOrder(String name) {
    return ListingOrder.named(name);
  }

  @Override
  public Kalah position(String text) {
    Matcher matcher = POSITION.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "expected B: or W:, the houses and the store of Black, / and those of White, such as "
              + text(start())
              + ", found \""
              + text
              + '"');
    }
    long black = pits(matcher.group(2), text);
    long white = pits(matcher.group(3), text);
    if ((Kalah.houses(black) == 0) != (Kalah.houses(white) == 0)) {
      throw new IllegalArgumentException(
          "expected seeds in houses of both sides or of none, found \"" + text + '"');
    }
    int all = pits(black).sum() + pits(white).sum();
    if (all > Kalah.MOST_SEEDS) {
      throw new IllegalArgumentException(
          "expected at most " + Kalah.MOST_SEEDS + " seeds, found " + all + " in \"" + text + '"');
    }
    return matcher.group(1).equals("B")
        ? new Kalah(rules, black, white, Side.FIRST)
        : new Kalah(rules, white, black, Side.SECOND);
  }

  private long pits(String side, String text) {
    String[] pits = side.split(",", -1);
    boolean areCounts =
        Arrays.stream(pits).allMatch(pit -> !pit.isEmpty() && pit.length() <= MOST_DIGITS);
    if (pits.length != rules.houses() + 1 || !areCounts) {
      throw new IllegalArgumentException(
          "expected the seeds in "
              + rules.houses()
              + " houses and a store on each side, found \""
              + text
              + '"');
    }
    long read = 0;
    for (int i = 0; i < pits.length; i++) {
      long seeds = Math.min(Integer.parseInt(pits[i]), Kalah.MOST_SEEDS);
      read |= i < rules.houses() ? seeds << (8 * i) : seeds << 56;
    }
    return read;
  }

  @Override
  public String text(Kalah position) {
    return Stream.of(Side.values())
        .map(
            side ->
                pits(position.pits(side))
                    .mapToObj(String::valueOf)
                    .collect(Collectors.joining(",")))
        .collect(Collectors.joining("/", position.toMove() == Side.FIRST ? "B:" : "W:", ""));
  }

  @Override
  public String move(Kalah from, Kalah successor) {
    String houses = turn(from, from.own(), from.other(), successor);
    if (houses == null) {
      throw new IllegalArgumentException(
          "no turn leads from " + text(from) + " to " + text(successor));
    }
    return from.toMove() == Side.FIRST ? houses : houses.toLowerCase(Locale.ROOT);
  }

  /** The first in the order of successors; null for none. */
  private String turn(Kalah from, long own, long other, Kalah successor) {
    Kalah.Sowing sowing = new Kalah.Sowing();
    for (int house = 0; house < rules.houses(); house++) {
      if (Kalah.house(own, house) > 0) {
        sowing.sow(rules, own, other, house);
        String rest = "";
        if (sowing.again()) {
          rest = turn(from, sowing.own(), sowing.other(), successor);
        } else if (!from.afterTurn(sowing).equals(successor)) {
          rest = null;
        }
        if (rest != null) {
          return letter('A', house) + rest;
        }
      }
    }
    return null;
  }

  /** Letters of either size are taken, and whatever way leads to a position. */
  @Override
  public Kalah successor(Kalah from, String move) {
    long own = from.own();
    long other = from.other();
    Kalah.Sowing sowing = new Kalah.Sowing();
    boolean goesOn = isMove(move) && !from.isTerminal();
    for (int i = 0; i < move.length() && goesOn; i++) {
      int house = Character.toUpperCase(move.charAt(i)) - 'A';
      if (house >= rules.houses() || Kalah.house(own, house) == 0) {
        throw illegal(from, move);
      }
      sowing.sow(rules, own, other, house);
      own = sowing.own();
      other = sowing.other();
      goesOn = sowing.again();
      if (!goesOn && i == move.length() - 1) {
        return from.afterTurn(sowing);
      }
    }
    throw illegal(from, move);
  }

  private IllegalArgumentException illegal(Kalah from, String move) {
    String legal =
        Arrays.stream(from.successors())
            .map(next -> move(from, next))
            .collect(Collectors.joining(" "));
    return new IllegalArgumentException(
        "illegal turn \""
            + move
            + "\" in "
            + text(from)
            + ", legal: "
            + (legal.isEmpty() ? "none" : legal));
  }

  @Override
  public boolean isAlwaysQuiet() {
    return true;
  }

  @Override
  public DrawRules drawRules() {
    return new DrawRules(DrawRules.NEVER, DrawRules.NEVER, DrawRules.NEVER);
  }
}
