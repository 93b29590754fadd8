package olsy.lab.ours;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import olsy.lab.experiment.Found;
import olsy.lab.measure.Estimate;
import olsy.lab.ours.Noise.Mean;
import olsy.lab.ours.Noise.NoisySession;
import org.junit.jupiter.api.Test;

class NoiseTest {

  @Test
  void mistakesAreNotForeseen() {
    Found rows = Found.of(new Noise(List.of(0.0, 0.3), 2, 4, 75, 1, 2), 1);
    List<NoisySession> sessions = rows.of(NoisySession.class);
    assertEquals(4, sessions.size());
    List<Mean> means = rows.of(Mean.class);
    Mean sound = means.get(0);
    Mean wild = means.get(1);
    assertEquals(2, sound.right(), "depth 1 is learned: " + sound);
    assertTrue(sound.accuracy() > 0.9, sound + ", " + wild);
    assertTrue(sound.foreseen() > wild.foreseen() + 0.2, sound + ", " + wild);
    assertTrue(
        wild.accuracy() > wild.foreseen(), "what it means to do is easier to foresee: " + wild);
    assertEquals(
        (sessions.get(2).minimaxGain().mean() + sessions.get(3).minimaxGain().mean()) / 2,
        wild.minimaxGain().mean(),
        1e-12,
        wild.toString());
    assertEquals(
        (sessions.get(2).gain().mean() + sessions.get(3).gain().mean()) / 2,
        wild.gain().mean(),
        1e-12,
        wild.toString());
  }

  /** Three plies against one, at six games, which have some margin. */
  @Test
  void whoLooksFartherGainsWithoutAModel() {
    for (Mean mean : Found.of(new Noise(List.of(0.2), 2, 6, 25, 1, 1), 1).of(Mean.class)) {
      Estimate gain = mean.minimaxGain();
      assertTrue(gain.mean() > 0, mean.toString());
      assertTrue(gain.low() <= gain.mean() && gain.mean() <= gain.high(), mean.toString());
    }
  }
}
