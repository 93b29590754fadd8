import assert from 'node:assert/strict';
import test from 'node:test';
import {
  START,
  fen,
  hubMove,
  legalMoves,
  moveFromHub,
  pdnMove,
  position,
  successor,
} from '../checkers.js';
import { place } from './place.js';

test('counts of positions are the published ones', () => {
  const perft = (at, depth) =>
    depth === 0
      ? 1
      : legalMoves(at).reduce((sum, move) => sum + perft(successor(at, move), depth - 1), 0);
  const counts = [1, 2, 3, 4, 5, 6].map((depth) => perft(START, depth));
  assert.deepEqual(counts, [7, 49, 302, 1469, 7361, 36768]);
});

test('a king may capture round to the square it left', () => {
  const round = place('B', { 6: 'B', 9: 'w', 10: 'w', 17: 'w', 18: 'w' });
  const moves = legalMoves(round);
  assert.deepEqual(
    moves.map((move) => move.path.join('x')),
    ['6x13x22x15x6', '6x15x22x13x6'],
  );
  for (const move of moves) {
    assert.equal(hubMove(move), '6x6x9x10x17x18');
    assert.equal(pdnMove(round, move), '6x6');
    assert.equal(successor(round, move), place('W', { 6: 'B' }));
  }
});

test('a man that reaches its last row is crowned and stops', () => {
  const crowning = place('B', { 22: 'b', 25: 'w', 26: 'w' });
  assert.deepEqual(
    legalMoves(crowning).map((move) => fen(successor(crowning, move))),
    ['W:W26:BK29', 'W:W25:BK31'],
  );
});

test('PDN gives the path where begin and end leave open what was captured', () => {
  const twoWays = place('B', { 6: 'b', 9: 'w', 10: 'w', 17: 'w', 18: 'w' });
  assert.deepEqual(
    legalMoves(twoWays).map((move) => pdnMove(twoWays, move)),
    ['6x13x22', '6x15x22'],
  );
});

test('what is no position is refused', () => {
  for (const text of ['', START.slice(1), `${START}e`, `X${START.slice(1)}`]) {
    assert.throws(() => position(text), /expected B or W and 32 letters/, text);
  }
  assert.throws(() => place('B', { 4: 'w' }), /expected no man on its last row/);
  assert.throws(() => place('B', { 29: 'b' }), /expected no man on its last row/);
});

test('a move reads back from its Hub form', () => {
  let at = START;
  for (let ply = 0; ply < 60; ply++) {
    const moves = legalMoves(at);
    for (const move of moves) {
      assert.equal(
        successor(at, moveFromHub(at, hubMove(move))),
        successor(at, move),
        `${hubMove(move)} in ${at}`,
      );
    }
    if (moves.length === 0) {
      break;
    }
    at = successor(at, moves[(ply * 7) % moves.length]);
  }
});
