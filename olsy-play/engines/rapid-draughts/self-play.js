/**
 * Games of rapid-draughts at one depth against varied opponents, as PDN.
 *
 * Every game starts from a position after six random plies, which stands in its FEN tag: all moves
 * of the file are choices of their players. The opponent, another in every game, is rapid-draughts
 * at a depth of 1 to 4 that plays 0, 10 or 25 % of its moves at random. Colours alternate; a game
 * that was played before is played again from another opening. A game ends without a result where
 * the engine chooses a move that the rules do not know, and says so.
 */

import { appendFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { START, fen, hubMove, legalMoves, pdnMove, successor } from './checkers.js';
import { VERSION, chooseMove } from './engine.js';

const OPENING_PLIES = 6;
const OPPONENT_DEPTHS = [1, 2, 3, 4];
const RANDOM_PERCENTS = [0, 10, 25];
const REPETITIONS = 3;
const PLIES_WITHOUT_PROGRESS = 80;

/** Marsaglia's xorshift on 32 bits; an integer below the bound. */
function randomBelow(seed) {
  let state = Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995 || 1;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}

function opening(random) {
  let position = START;
  for (let ply = 0; ply < OPENING_PLIES; ply++) {
    const moves = legalMoves(position);
    position = successor(position, moves[random(moves.length)]);
  }
  return position;
}

const isProgress = (position, move) =>
  move.captured.length > 0 || 'wb'.includes(position[move.path[0]]);

/** Plays a game; players are functions from a position and its legal moves to a chosen move. */
export async function play(start, players) {
  const moves = [];
  const decisions = { B: 0, W: 0 };
  let position = start;
  let seen = [];
  for (;;) {
    const side = position[0];
    const legal = legalMoves(position);
    if (legal.length === 0) {
      return { moves, decisions, result: side === 'B' ? '0-1' : '1-0' };
    }
    seen.push(position);
    if (
      seen.length > PLIES_WITHOUT_PROGRESS ||
      seen.filter((other) => other === position).length === REPETITIONS
    ) {
      return { moves, decisions, result: '1/2-1/2' };
    }
    const chosen = hubMove(await players[side](position, legal));
    const move = legal.find((one) => hubMove(one) === chosen);
    if (move === undefined) {
      return { moves, decisions, result: '*', illegal: chosen };
    }
    decisions[side] += legal.length > 1 ? 1 : 0;
    moves.push(pdnMove(position, move));
    seen = isProgress(position, move) ? [] : seen;
    position = successor(position, move);
  }
}

const engine = (depth) => (position) => chooseMove(position, depth, () => {});

function varied(depth, percent, random) {
  const choose = engine(depth);
  return (position, legal) =>
    random(100) < percent ? legal[random(legal.length)] : choose(position);
}

function pdn(number, start, black, white, { moves, result, illegal }) {
  const text = moves.map((move, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${move}` : move));
  if (illegal !== undefined) {
    text.push(`{illegal move ${illegal}}`);
  }
  const lines = [''];
  for (const word of [...text, result].join(' ').split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trimStart();
    if (line.length > 80) {
      lines.push(word);
    } else {
      lines[lines.length - 1] = line;
    }
  }
  return `[Event "Self-play of rapid-draughts ${VERSION}"]
[Round "${number}"]
[Black "${black}"]
[White "${white}"]
[Result "${result}"]
[GameType "21"]
[SetUp "1"]
[FEN "${fen(start)}"]
${lines.join('\n')}

`;
}

function wholeNumber(name, text, least) {
  if (!/^\d{1,9}$/.test(text ?? '') || Number(text) < least) {
    throw new Error(`expected --${name} with a whole number from ${least}, found ${text}`);
  }
  return Number(text);
}

async function main() {
  const { values } = parseArgs({
    options: Object.fromEntries(
      ['depth', 'games', 'seed', 'out'].map((name) => [name, { type: 'string' }]),
    ),
  });
  const depth = wholeNumber('depth', values.depth, 1);
  const games = wholeNumber('games', values.games, 1);
  const random = randomBelow(wholeNumber('seed', values.seed, 0));
  if (values.out === undefined) {
    throw new Error('expected --out with the name of a file');
  }

  const name = `rapid-draughts-${depth}`;
  const unfinished = `${values.out}.part`;
  writeFileSync(unfinished, '');
  const written = new Set();
  let decisions = 0;
  let illegal = 0;
  while (written.size < games) {
    const start = opening(random);
    const opponentDepth = OPPONENT_DEPTHS[random(OPPONENT_DEPTHS.length)];
    const percent = RANDOM_PERCENTS[random(RANDOM_PERCENTS.length)];
    const side = written.size % 2 === 0 ? 'B' : 'W';
    const other = side === 'B' ? 'W' : 'B';
    const game = await play(start, {
      [side]: engine(depth),
      [other]: varied(opponentDepth, percent, random),
    });
    const key = `${start} ${game.moves}`;
    if (!written.has(key)) {
      const opponent = `varied-${opponentDepth}-${percent}`;
      const [black, white] = side === 'B' ? [name, opponent] : [opponent, name];
      written.add(key);
      appendFileSync(unfinished, pdn(written.size, start, black, white, game));
      decisions += game.decisions[side];
      illegal += game.illegal === undefined ? 0 : 1;
    }
  }
  renameSync(unfinished, values.out);
  console.log(
    `${games} games, ${decisions} unforced decisions of ${name}, ${illegal} illegal moves`,
  );
}

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
