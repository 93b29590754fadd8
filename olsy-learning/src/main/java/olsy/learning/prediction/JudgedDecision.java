package olsy.learning.prediction;

import olsy.core.game.Position;
import olsy.learning.example.Example;

/**
 * A decision of a game, with what was expected of it.
 *
 * @param file the place of its file among those read
 * @param game its number there, from 1
 * @param ply how many moves came before it
 * @param example with the successors in the order of what was foreseen
 */
public record JudgedDecision<P extends Position<P>>(
    int file, int game, int ply, Example<P> example, ForeseenDecision foreseen) {}
