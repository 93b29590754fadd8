package olsy.lab.identity;

import olsy.learning.identity.Identification;

/**
 * An answer about a member of a crowd.
 *
 * @param isKnown whether the member was among those known
 */
record CrowdAnswer(Crowd.Member member, boolean isKnown, Identification found) {

  boolean isRight() {
    return isKnown ? said().equals(member.name()) : said().isEmpty();
  }

  String said() {
    return found.best().map(Identification.Likely::name).orElse("");
  }

  /** Of what was said. */
  double probability() {
    return found.best().map(Identification.Likely::probability).orElse(found.none());
  }

  /** Of what is true. */
  double ofTruth() {
    return isKnown
        ? found.players().stream()
            .filter(one -> one.name().equals(member.name()))
            .mapToDouble(Identification.Likely::probability)
            .findFirst()
            .orElseThrow()
        : found.none();
  }

  /** Of all decisions and players, the share that was asked of. */
  double asked(int among) {
    return (double) found.seen().asked() / found.seen().decisions() / among;
  }
}
