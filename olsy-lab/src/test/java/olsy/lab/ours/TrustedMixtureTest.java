package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.core.game.checkers.Checkers;
import olsy.core.search.reply.Reply;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Tournament;
import olsy.lab.ours.TrustedMixture.Gain;
import olsy.lab.ours.TrustedMixture.Mean;
import olsy.lab.player.Pairing;
import olsy.play.opponent.player.SearchingOpponent;
import org.junit.jupiter.api.Test;

class TrustedMixtureTest {

  private static final long SEED = 3;

  private static final Found ROWS =
      Found.of(new TrustedMixture(6, 1, List.of(0, 20), List.of(0.0, 0.5, 1.0)), SEED);

  @Test
  void withoutTrustItIsMinimaxWhateverTheModel() {
    List<Gain> none = ROWS.of(Gain.class).stream().filter(gain -> gain.trust() == 0).toList();
    assertEquals(6, none.size(), "three pairings, two models");
    for (Gain gain : none) {
      assertEquals(0, gain.gain().mean(), gain.toString());
    }
  }

  @Test
  void withAllTrustItIsTheReply() {
    Pairing pairing = Pairing.random(0, 4, SEED);
    SearchingOpponent<Checkers> reply =
        new SearchingOpponent<>("reply", new Reply<>(pairing.own(), pairing.model()), 6);
    Gain gain =
        ROWS.of(Gain.class).stream()
            .filter(
                one ->
                    one.pairing().startsWith("random") && one.examples() == 0 && one.trust() == 1)
            .findFirst()
            .orElseThrow();
    assertEquals(new Tournament(6, SEED).play(reply, pairing.other()).mean(), gain.points());
  }

  @Test
  void onlyPerfectModelsAreSureToForeseeEverything() {
    for (Gain gain : ROWS.of(Gain.class)) {
      assertTrue(gain.examples() > 0 || gain.foreseen() == 1, gain.toString());
      assertTrue(gain.foreseen() > 0.3, gain.toString());
      assertTrue(
          gain.gain().low() <= gain.gain().mean() && gain.gain().mean() <= gain.gain().high(),
          gain.toString());
    }
    assertEquals(12, ROWS.of(Mean.class).size(), "two kinds, two models, three weights");
  }
}
