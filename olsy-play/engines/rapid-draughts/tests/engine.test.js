import assert from 'node:assert/strict';
import test from 'node:test';
import { START, hubMove, legalMoves, successor } from '../checkers.js';
import { chooseMove } from '../engine.js';
import { place } from './place.js';

const choice = async (position, depth) => hubMove(await chooseMove(position, depth, () => {}));

test('squares are numbered as in books, for both sides', async () => {
  assert.equal(await choice(place('B', { 1: 'b', 32: 'w' }), 1), '1-6');
  assert.equal(await choice(place('B', { 12: 'b', 16: 'w', 1: 'b' }), 3), '12x19x16');
  assert.equal(await choice(place('W', { 21: 'w', 17: 'b', 32: 'w' }), 3), '21x14x17');
  assert.equal(await choice(place('B', { 28: 'B', 24: 'w', 1: 'b' }), 3), '28x19x24');
});

test('every choice of a game is legal and is made again', async () => {
  for (let depth = 1; depth <= 4; depth++) {
    let at = START;
    for (let ply = 0; ply < 40 && legalMoves(at).length > 0; ply++) {
      const chosen = await choice(at, depth);
      assert.equal(await choice(at, depth), chosen, at);
      const move = legalMoves(at).find((legal) => hubMove(legal) === chosen);
      assert.notEqual(move, undefined, `${chosen} in ${at}`);
      at = successor(at, move);
    }
  }
});

test('of equal moves the last in the order of the bit board is chosen', async () => {
  assert.equal(await choice(place('B', { 5: 'b', 8: 'b', 32: 'W' }), 1), '8-12');
  assert.equal(await choice(place('W', { 28: 'w', 25: 'w', 1: 'B' }), 1), '25-22');
});

test('what a visit throws ends the search', async () => {
  let visits = 0;
  const enough = new Error('enough');
  const search = chooseMove(START, 9, () => {
    visits++;
    if (visits === 1000) {
      throw enough;
    }
  });
  await assert.rejects(search, enough);
  assert.equal(visits, 1000);
});

test('a capture back to its first square is left unfinished', async () => {
  const round = place('B', { 6: 'B', 9: 'w', 10: 'w', 17: 'w', 18: 'w' });
  const { path, captured } = await chooseMove(round, 3, () => {});
  assert.equal(path[0], 6);
  assert.equal(captured.length, 3);
});
