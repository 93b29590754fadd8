package olsy.learning.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import olsy.core.game.RandomPlay;
import olsy.core.game.tictactoe.TicTacToe;
import olsy.learning.example.DecidedGame;
import olsy.learning.example.Example;
import olsy.learning.identity.Identification.Likely;
import org.junit.jupiter.api.Test;

class WhoMovedTest {

  private static final int PLAYERS = 20;
  private static final WhoMoved<TicTacToe> WHO = WhoMoved.among(Played.known(PLAYERS));

  @Test
  void namesWhoMoved() {
    for (int i = 0; i < PLAYERS; i += 5) {
      Identification found = WHO.in(Played.games(6, Played.whim(i), i));
      assertEquals("whim " + i, found.best().orElseThrow().name());
      assertTrue(found.best().orElseThrow().probability() > 0.95, found.toString());
      assertFalse(found.isChange());
    }
  }

  @Test
  void saysWhenItWasNobodyKnown() {
    for (int i = 0; i < 4; i++) {
      Identification found = WHO.in(Played.games(6, Played.whim(PLAYERS + i), i));
      assertEquals(Optional.empty(), found.best(), found.toString());
      assertTrue(found.none() > 0.9, found.toString());
    }
  }

  @Test
  void probabilitiesAddUpToOne() {
    Identification found = WHO.in(Played.games(1, Played.whim(3), 1));
    assertEquals(
        1, found.none() + found.players().stream().mapToDouble(Likely::probability).sum(), 1e-12);
    assertEquals(PLAYERS, found.players().size());
  }

  /** With the slow definition: every player is asked of every decision. */
  @Test
  void isTheDefinition() {
    List<DecidedGame<TicTacToe>> games = Played.games(3, Played.whim(2), 7);
    Set<Example<TicTacToe>> decisions = new HashSet<>();
    games.forEach(
        game -> game.examples().stream().filter(one -> !one.isForced()).forEach(decisions::add));
    double[] likelihoods = new double[PLAYERS];
    for (int k = 0; k < PLAYERS; k++) {
      KnownPlayer<TicTacToe> player = Played.known(PLAYERS).get(k);
      for (double rate : Slips.USUAL.rates()) {
        double product = 1;
        for (Example<TicTacToe> decision : decisions) {
          product *= player.foretell(decision).probability(rate);
        }
        likelihoods[k] += product / Slips.USUAL.size();
      }
    }
    Identification found = WHO.within(0).in(games);
    double own = probability(found, 2);
    for (int k = 0; k < PLAYERS; k++) {
      assertEquals(
          likelihoods[k] / likelihoods[2], probability(found, k) / own, 1e-9, "player " + k);
    }
  }

  private static double probability(Identification found, int player) {
    return found.players().stream()
        .filter(one -> one.name().equals("whim " + player))
        .findFirst()
        .orElseThrow()
        .probability();
  }

  /** Who gives up early answers the same but for the bound, and asks less. */
  @Test
  void givingUpChangesLittle() {
    boolean isLess = false;
    for (int i = 0; i < 10; i++) {
      int player = i % 3 == 0 ? i : PLAYERS + i;
      List<DecidedGame<TicTacToe>> games = Played.games(1 + i, Played.whim(player), i);
      WhoMoved<TicTacToe> who = WHO.with(new Prior(0.2, i % 2 == 0 ? 0 : 0.1));
      Identification all = who.within(0).in(games);
      Identification less = who.in(games);
      isLess |= less.seen().asked() < all.seen().asked();
      assertEquals(all.none(), less.none(), WhoMoved.BOUND, "games " + i);
      for (int k = 0; k < PLAYERS; k++) {
        assertEquals(
            probability(all, k), probability(less, k), WhoMoved.BOUND, "games " + i + ", " + k);
      }
      assertEquals(all.changed(), less.changed(), WhoMoved.BOUND, "games " + i);
    }
    assertTrue(isLess);
  }

  @Test
  void seesWhereThePlayerChanges() {
    List<DecidedGame<TicTacToe>> games = new ArrayList<>(Played.games(5, Played.whim(4), 1));
    games.addAll(Played.games(7, Played.whim(11), 2));
    Identification found = WHO.in(games);
    assertTrue(found.isChange(), found.toString());
    assertEquals(2, found.stretches().size(), found.toString());
    assertEquals(Optional.of("whim 4"), found.stretches().get(0).player());
    assertEquals(4, found.stretches().get(0).last());
    assertEquals(5, found.stretches().get(1).first());
    assertEquals(Optional.of("whim 11"), found.stretches().get(1).player());
  }

  /** Who plays a game again has shown nothing new. */
  @Test
  void countsADecisionOnce() {
    List<DecidedGame<TicTacToe>> once = Played.games(1, Played.whim(4), 1);
    Identification first = WHO.within(0).in(once);
    Identification again = WHO.within(0).in(List.of(once.get(0), once.get(0), once.get(0)));
    assertEquals(first.players(), again.players());
    assertEquals(first.none(), again.none());
    assertEquals(2 * first.seen().decisions(), again.seen().repeated());
  }

  /** However many games there are, a stranger may be as near as that. Who never slips is known. */
  @Test
  void whoSlipsMayBeADouble() {
    SplittableRandom random = new SplittableRandom(1);
    UnaryOperator<TicTacToe> whim = Played.whim(4);
    UnaryOperator<TicTacToe> slipping =
        position ->
            random.nextInt(8) == 0 ? RandomPlay.move(position, random) : whim.apply(position);
    WhoMoved<TicTacToe> even = WHO.with(new Prior(0.5, 0));
    Identification slips = even.in(Played.games(60, slipping, 1));
    assertEquals("whim 4", slips.best().orElseThrow().name());
    assertEquals(0.13, slips.none(), 0.02, slips.toString());
    assertEquals(0, even.in(Played.games(60, whim, 1)).none(), 0.01);
  }

  @Test
  void whatWasBelievedBeforeCounts() {
    List<DecidedGame<TicTacToe>> games = Played.games(1, Played.whim(4), 1);
    double trusting = WHO.with(new Prior(0.01, 0.1)).in(games).none();
    double doubting = WHO.with(new Prior(0.9, 0.1)).in(games).none();
    assertTrue(trusting < doubting, trusting + " " + doubting);
  }

  @Test
  void needsPlayersAndDecisions() {
    assertThrows(IllegalArgumentException.class, () -> WhoMoved.among(List.of()));
    assertThrows(IllegalArgumentException.class, () -> WHO.in(List.of()));
  }
}
