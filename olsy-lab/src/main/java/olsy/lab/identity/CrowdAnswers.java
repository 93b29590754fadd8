package olsy.lab.identity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import olsy.core.statistics.Interval;
import olsy.lab.measure.Estimate;
import olsy.learning.identity.WhoMoved;

/**
 * Answers about members of a crowd, and how good they are.
 *
 * @param how the players are known
 * @param from games
 */
record CrowdAnswers(String how, int from, List<CrowdAnswer> answers) {

  private static final int BINS = 5;

  CrowdAnswers {
    answers = List.copyOf(answers);
  }

  /** Some of them. */
  CrowdAnswers of(Predicate<Crowd.Member> isMeant) {
    return new CrowdAnswers(
        how, from, answers.stream().filter(one -> isMeant.test(one.member())).toList());
  }

  /** These and others. */
  CrowdAnswers with(CrowdAnswers others) {
    return new CrowdAnswers(
        how, from, Stream.concat(answers.stream(), others.answers.stream()).toList());
  }

  static <T> double share(List<T> all, Predicate<T> isSo) {
    return all.isEmpty() ? 0 : (double) all.stream().filter(isSo).count() / all.size();
  }

  /** The share that named the right one, or said rightly that it is nobody known. */
  double right() {
    return share(answers, CrowdAnswer::isRight);
  }

  /**
   * How often the right one was named.
   *
   * @param among so many were known
   * @param who of whom it is told
   */
  WhoIsIt.Told told(int among, String who) {
    int n = answers.size();
    return new WhoIsIt.Told(
        how,
        from,
        among,
        who,
        n,
        Estimate.of(right(), Interval.ofShare(right(), Math.max(1, n))),
        share(answers, one -> one.said().isEmpty()),
        answers.stream().mapToDouble(one -> one.asked(among)).average().orElse(0));
  }

  /** How sure they were, and how often right. */
  WhoIsIt.Sureness sureness(String who, double exponent) {
    double error =
        bins().stream()
                .mapToDouble(bin -> bin.answers() * Math.abs(bin.probability() - bin.right()))
                .sum()
            / answers.size();
    return new WhoIsIt.Sureness(
        how,
        from,
        who,
        exponent,
        answers.size(),
        right(),
        answers.stream()
            .mapToDouble(one -> Math.log(Math.max(WhoMoved.BOUND, one.ofTruth())))
            .average()
            .orElseThrow(),
        error);
  }

  /** Those that were about as sure as each other, together; no empty ones. */
  List<WhoIsIt.Bin> bins() {
    List<WhoIsIt.Bin> bins = new ArrayList<>();
    for (int i = 0; i < BINS; i++) {
      int bin = i;
      List<CrowdAnswer> in =
          answers.stream()
              .filter(one -> Math.min(BINS - 1, (int) (BINS * one.probability())) == bin)
              .toList();
      if (!in.isEmpty()) {
        bins.add(
            new WhoIsIt.Bin(
                how,
                from,
                in.size(),
                in.stream().mapToDouble(CrowdAnswer::probability).average().orElseThrow(),
                share(in, CrowdAnswer::isRight)));
      }
    }
    return bins;
  }
}
