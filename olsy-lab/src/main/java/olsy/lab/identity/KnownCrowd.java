package olsy.lab.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import olsy.core.game.checkers.Checkers;
import olsy.learning.example.DecidedGame;
import olsy.learning.identity.Identification;
import olsy.learning.identity.KnownPlayer;
import olsy.learning.identity.Prior;
import olsy.learning.identity.Slips;
import olsy.learning.identity.WhoMoved;

/**
 * A crowd that is known in one way, and is told from each other by its games.
 *
 * @param how it is known
 * @param known the members, in their order
 */
record KnownCrowd(
    String how, List<Crowd.Member> members, List<KnownPlayer<Checkers>> known, CrowdGames played) {

  /** Games by which each is told alone. */
  private static final int SINGLE = 2;

  /** As often known as not. */
  private static final Prior EVEN = new Prior(0.5, 0.1);

  KnownCrowd {
    members = List.copyOf(members);
    known = List.copyOf(known);
  }

  /** All that is told of everybody. */
  void tell(List<Double> exponents, Consumer<Record> rows) {
    int most = played.of(0).size() - 1;
    for (int from : new int[] {1, most}) {
      CrowdAnswers closed = answers(from, true, WhoMoved.among(known));
      CrowdAnswers open = answers(from, false, WhoMoved.among(known));
      rows.accept(closed.told(known.size(), "all"));
      for (Kin kin : Kin.values()) {
        Predicate<Crowd.Member> isMeant = member -> Kin.of(member) == kin;
        if (members.stream().anyMatch(isMeant)) {
          rows.accept(closed.of(isMeant).told(known.size(), kin.text()));
          rows.accept(open.of(isMeant).told(known.size() - 1, kin.text() + ", unknown"));
        }
      }
    }
    for (int from : new int[] {1, most}) {
      for (double exponent : exponents) {
        WhoMoved<Checkers> who =
            WhoMoved.among(known).with(EVEN).with(new Slips(Slips.USUAL.rates(), exponent));
        CrowdAnswers both = answers(from, true, who).with(answers(from, false, who));
        CrowdAnswers others = both.of(member -> Kin.of(member) == Kin.NONE);
        rows.accept(both.sureness("all", exponent));
        if (!others.answers().isEmpty()) {
          rows.accept(others.sureness(Kin.NONE.text(), exponent));
        }
        if (exponent == Slips.USUAL.exponent()) {
          others.bins().forEach(rows);
        }
      }
    }
  }

  /**
   * Of every member, by one game after the other, or by its first games together.
   *
   * @param isKnown whether the member is among those known
   */
  CrowdAnswers answers(int from, boolean isKnown, WhoMoved<Checkers> who) {
    List<CrowdAnswer> answers = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      List<KnownPlayer<Checkers>> asked = new ArrayList<>(known);
      if (!isKnown) {
        asked.remove(i);
      }
      WhoMoved<Checkers> asking =
          new WhoMoved<>(
              asked, who.generic(), who.prior(), who.slips(), who.bound(), who.listener());
      List<DecidedGame<Checkers>> games = played.of(i);
      int last = from == 1 ? SINGLE : from;
      for (int end = from; end <= last; end++) {
        answers.add(
            new CrowdAnswer(members.get(i), isKnown, asking.in(games.subList(end - from, end))));
      }
    }
    return new CrowdAnswers(how, from, answers);
  }

  /** Half of a session is one member's, half is the next one's; or all of it one's. */
  void changes(Consumer<Record> rows) {
    int half = played.of(0).size() / 2;
    WhoMoved<Checkers> who = WhoMoved.among(known);
    List<Identification> same = new ArrayList<>();
    List<Identification> changed = new ArrayList<>();
    int placed = 0;
    for (int i = 0; i < members.size(); i++) {
      int next = (i + 1) % members.size();
      same.add(who.in(played.of(i).subList(0, 2 * half)));
      List<DecidedGame<Checkers>> games = new ArrayList<>(played.of(i).subList(0, half));
      games.addAll(played.of(next).subList(half, 2 * half));
      Identification found = who.in(games);
      changed.add(found);
      boolean isPlaced =
          found.isChange()
              && found.stretches().size() == 2
              && found.stretches().get(0).last() == half - 1
              && found.stretches().get(0).player().equals(Optional.of(members.get(i).name()))
              && found.stretches().get(1).player().equals(Optional.of(members.get(next).name()));
      placed += isPlaced ? 1 : 0;
    }
    rows.accept(
        new WhoIsIt.Changes(
            "one player", same.size(), CrowdAnswers.share(same, Identification::isChange), 0));
    rows.accept(
        new WhoIsIt.Changes(
            "two players",
            changed.size(),
            CrowdAnswers.share(changed, Identification::isChange),
            (double) placed / changed.size()));
  }
}
