package olsy.play.session.state;

import java.util.Locale;
import olsy.play.session.state.BitEvidence.Bits;
import olsy.play.session.store.Decision;

/**
 * Open while what was expected was worth half a bit a decision more than guessing: for players who
 * count with all replies. A model that is sure of what does not happen pays for it.
 */
final class LikelihoodGate implements Gate {

  private static final double ENOUGH = 0.5;

  private final BitEvidence evidence = new BitEvidence();

  @Override
  public void add(Decision decision) {
    evidence.add(decision);
  }

  @Override
  public boolean isOpen() {
    Bits bits = evidence.overChance();
    return bits.isEnough() && bits.mean() >= ENOUGH;
  }

  @Override
  public String evidence() {
    Bits chance = evidence.overChance();
    Bits population = evidence.overPopulation();
    return String.format(
        Locale.ROOT,
        "%s was worth %.1f bits a decision more than guessing%s in the last %d",
        evidence.isOfLearned() ? "it" : "the population's",
        chance.mean(),
        evidence.isOfLearned() && population.isEnough()
            ? String.format(Locale.ROOT, " and %.1f more than the population's", population.mean())
            : "",
        chance.decisions());
  }
}
