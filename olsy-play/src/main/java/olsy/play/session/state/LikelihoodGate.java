package olsy.play.session.state;

import java.util.Locale;
import olsy.play.session.state.BitEvidence.Bits;
import olsy.play.session.store.Decision;

/**
 * Open while what was expected is worth so many bits a decision more than guessing: for players who
 * count with all replies. A model that is sure of what does not happen pays for it.
 *
 * <pre>
 *                              opens at   shuts below
 * a population was asked too       0.3           0.1    it is the better of two, and the population is never far off
 * there is none                    0.8           0.6    early models do harm that are worth less
 * </pre>
 */
final class LikelihoodGate implements Gate {

  private static final double OPENS_COMPARED = 0.3;
  private static final double OPENS_ALONE = 0.8;

  /** It does not open and shut at every decision. */
  private static final double SLACK = 0.2;

  private final BitEvidence evidence = new BitEvidence();
  private boolean open;

  @Override
  public void add(Decision decision) {
    evidence.add(decision);
    Bits bits = evidence.overChance();
    double opens = decision.expected().population().isPresent() ? OPENS_COMPARED : OPENS_ALONE;
    open = bits.isEnough() && bits.mean() >= (open ? opens - SLACK : opens);
  }

  @Override
  public boolean isOpen() {
    return open;
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
