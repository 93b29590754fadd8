import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { promisify } from 'node:util';
import { play } from '../self-play.js';
import { chooseMove } from '../engine.js';
import { place } from './place.js';

const PROGRAM = new URL('../self-play.js', import.meta.url).pathname;
const run = (...options) =>
  promisify(execFile)(process.execPath, [PROGRAM, ...options], { timeout: 30_000 });
const engine = (position) => chooseMove(position, 3, () => {});

test('an illegal move ends the game and is told', async () => {
  const round = { 6: 'B', 9: 'w', 10: 'w', 17: 'w', 18: 'w', 1: 'b', 2: 'b', 28: 'w' };
  const quiet = (_, legal) => legal.find(({ path }) => path[0] === 28);
  const game = await play(place('W', round), { B: engine, W: quiet });
  assert.deepEqual(game.moves, ['28-24']);
  assert.match(game.illegal, /^6x/);
  assert.equal(game.result, '*');
});

test('who cannot move has lost, and the third repetition is a draw', async () => {
  const first = (_, legal) => legal[0];
  const lost = await play(place('B', { 32: 'W' }), { B: first, W: first });
  assert.deepEqual(lost, { moves: [], decisions: { B: 0, W: 0 }, result: '0-1' });
  const between =
    (...squares) =>
    (_, legal) =>
      legal.find(({ path }) => path.every((square) => squares.includes(square)));
  const drawn = await play(place('B', { 1: 'B', 32: 'W' }), {
    B: between(1, 5),
    W: between(32, 28),
  });
  assert.deepEqual([drawn.result, drawn.moves.length], ['1/2-1/2', 8]);
});

test('the same seed writes the same games', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'self-play-'));
  try {
    const texts = [];
    for (const [file, seed] of [['a', '5'], ['b', '5'], ['c', '6']]) {
      const out = join(folder, file);
      const { stdout } = await run(
        '--depth', '2', '--games', '4', '--seed', seed, '--out', out,
      );
      assert.match(stdout, /^4 games, \d+ unforced decisions of rapid-draughts-2, 0 illegal/);
      texts.push(await readFile(out, 'utf8'));
    }
    assert.equal(texts[0], texts[1]);
    assert.notEqual(texts[0], texts[2]);
    assert.equal(texts[0].match(/^\[(Black|White) "rapid-draughts-2"\]$/gm).length, 4);
    assert.deepEqual((await readdir(folder)).toSorted(), ['a', 'b', 'c']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a file that cannot be written is told before the first game', async () => {
  const out = join(tmpdir(), 'no-such-folder', 'games.pdn');
  await assert.rejects(
    run('--depth', '9', '--games', '1000', '--seed', '1', '--out', out),
    ({ code, stderr }) => {
      assert.equal(code, 2);
      assert.match(stderr, /^ENOENT.*games\.pdn/);
      return true;
    },
  );
});

test('bad options end in one sentence', async () => {
  for (const options of [['--depth', '0'], ['--depth', '3', '--games', 'x'], ['--color', 'red']]) {
    await assert.rejects(run(...options), ({ code, stderr }) => {
      assert.equal(code, 2);
      assert.equal(stderr.trim().split('\n').length, 1, stderr);
      return true;
    });
  }
});
