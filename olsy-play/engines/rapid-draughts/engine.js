/** The npm package rapid-draughts behind one function: a position in, its move out. */

import { createRequire } from 'node:module';
import { DraughtsPlayer } from 'rapid-draughts';
import { EnglishDraughts, EnglishDraughtsComputerFactory } from 'rapid-draughts/english';

export const VERSION = createRequire(import.meta.url)('./package.json').dependencies[
  'rapid-draughts'
];

/** The history is given because games without one share the package's default. */
function setup(player, board) {
  const stats = { sinceCapture: 0, sinceNonKingAdvance: 0 };
  return EnglishDraughts.setup({ player, board, stats }, { moves: [], boards: [] });
}

/** BITS[square] of the package's bit board, which its own picture of a single piece tells. */
const BITS = [];
for (let index = 0; index < 32; index++) {
  const bit = 2 ** index;
  const board = setup(DraughtsPlayer.DARK, { light: 0, dark: bit, king: 0 }).board;
  BITS[board.find((square) => square.piece).position + 1] = bit;
}

function bits(position, letters) {
  let board = 0;
  for (let square = 1; square <= 32; square++) {
    board += letters.includes(position[square]) ? BITS[square] : 0;
  }
  return board;
}

/** Has visit called at every node that a search of this engine makes. */
function visited(engine, visit) {
  const clone = engine.clone.bind(engine);
  engine.clone = () => {
    visit();
    return visited(clone(), visit);
  };
  return engine;
}

/**
 * The move rapid-draughts chooses, as begin, end and captured squares. It is what the engine takes
 * for legal: a capture that comes back to its first square ends too early.
 *
 * The package counts the plies without a capture since the game began and takes a draw by them for
 * a gain of whoever moved last; here every position starts that count anew, so that the choice
 * depends on the position alone.
 *
 * @param visit called at every node; what it throws ends the search
 */
export async function chooseMove(position, depth, visit) {
  const game = setup(position[0] === 'B' ? DraughtsPlayer.DARK : DraughtsPlayer.LIGHT, {
    light: bits(position, 'wW'),
    dark: bits(position, 'bB'),
    king: bits(position, 'WB'),
  });
  visited(game.engine, visit);
  const computer = EnglishDraughtsComputerFactory.alphaBeta({ maxDepth: depth });
  const { origin, destination, captures } = await computer(game);
  return {
    path: [origin + 1, destination + 1],
    captured: captures.map((square) => square + 1),
  };
}
