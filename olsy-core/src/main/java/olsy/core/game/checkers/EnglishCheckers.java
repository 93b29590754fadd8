package olsy.core.game.checkers;

import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import olsy.core.eval.Features;
import olsy.core.game.DrawRules;
import olsy.core.game.Game;
import olsy.core.game.Side;

/** English checkers, written as PDN writes it: {@code B:W18,24,K10:B12,16-20}. */
public final class EnglishCheckers implements Game<Checkers> {

  private static final Pattern FEN =
      Pattern.compile("([WB]):([WB])([K0-9,-]*):([WB])([K0-9,-]*)\\.?");
  private static final Pattern MOVE = Pattern.compile("\\d{1,2}([-x]\\d{1,2})+");
  private static final Pattern PIECES = Pattern.compile("(K?)(\\d{1,2})(?:-(\\d{1,2}))?");

  @Override
  public String name() {
    return "checkers";
  }

  @Override
  public Checkers start() {
    return Checkers.START;
  }

  @Override
  public Features<Checkers> features() {
    return GeneralFeatures.ALL;
  }

  @Override
  public Checkers position(String text) {
    Matcher fen = FEN.matcher(text.replace(" ", ""));
    if (!fen.matches() || fen.group(2).equals(fen.group(4))) {
      throw new IllegalArgumentException("expected B:W…:B…, found " + text);
    }
    boolean whiteFirst = fen.group(2).equals("W");
    long[] white = pieces(fen.group(whiteFirst ? 3 : 5));
    long[] black = pieces(fen.group(whiteFirst ? 5 : 3));
    if ((white[0] & black[0]) != 0) {
      throw new IllegalArgumentException("two pieces on one square: " + text);
    }
    long kings = white[1] | black[1];
    return fen.group(1).equals("B")
        ? new Checkers(black[0], white[0], kings, Side.FIRST)
        : new Checkers(white[0], black[0], kings, Side.SECOND);
  }

  /** All pieces, and the kings among them. */
  private static long[] pieces(String list) {
    long[] pieces = new long[2];
    for (String item : list.isEmpty() ? new String[0] : list.split(",")) {
      Matcher piece = PIECES.matcher(item);
      int from = piece.matches() ? Integer.parseInt(piece.group(2)) : 0;
      int to = from == 0 || piece.group(3) == null ? from : Integer.parseInt(piece.group(3));
      if (from < 1 || to > 32) {
        throw new IllegalArgumentException("expected squares 1 to 32, found " + item);
      }
      for (int square = from; square <= to; square++) {
        pieces[0] |= Checkers.square(square);
        pieces[1] |= piece.group(1).isEmpty() ? 0 : Checkers.square(square);
      }
    }
    return pieces;
  }

  @Override
  public String text(Checkers s) {
    boolean black = s.toMove() == Side.FIRST;
    long blacks = black ? s.own() : s.other();
    long whites = black ? s.other() : s.own();
    return (black ? "B" : "W") + ":W" + list(whites, s.kings()) + ":B" + list(blacks, s.kings());
  }

  @Override
  public String move(Checkers from, Checkers successor) {
    List<WrittenMove> legal = WrittenMove.all(from);
    return legal.stream()
        .filter(move -> move.successor().equals(successor))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no move leads from " + text(from) + " to " + text(successor)))
        .text(legal);
  }

  @Override
  public Checkers successor(Checkers from, String move) {
    if (!MOVE.matcher(move).matches()) {
      throw new IllegalArgumentException("expected a move like 11-15 or 22x15, found " + move);
    }
    List<Integer> squares =
        Pattern.compile("[-x]").splitAsStream(move).map(Integer::valueOf).toList();
    List<WrittenMove> legal = WrittenMove.all(from);
    List<Checkers> meant =
        legal.stream()
            .filter(one -> one.isWritten(squares))
            .map(WrittenMove::successor)
            .distinct()
            .toList();
    if (meant.size() != 1) {
      String moves = legal.stream().map(one -> one.text(legal)).collect(Collectors.joining(" "));
      throw new IllegalArgumentException(
          (meant.isEmpty() ? "illegal move " : "ambiguous move ")
              + move
              + " in "
              + text(from)
              + ", legal: "
              + (moves.isEmpty() ? "none" : moves));
    }
    return meant.get(0);
  }

  /** The same position a third time, or 40 moves of each side without progress. */
  @Override
  public DrawRules drawRules() {
    return new DrawRules(3, 80, DrawRules.NEVER);
  }

  private static String list(long pieces, long kings) {
    StringJoiner list = new StringJoiner(",");
    for (int square = 1; square <= 32; square++) {
      if ((pieces & Checkers.square(square)) != 0) {
        list.add(((kings & Checkers.square(square)) != 0 ? "K" : "") + square);
      }
    }
    return list.toString();
  }
}
