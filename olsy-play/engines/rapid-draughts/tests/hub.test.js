import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import test from 'node:test';
import { START } from '../checkers.js';
import { place } from './place.js';

const DOCUMENT = new URL('../../../../docs/engines.md', import.meta.url);
const PROGRAM = new URL('../hub.js', import.meta.url).pathname;

/** An engine process that is told lines and read line by line; it ends with the test. */
function start(t) {
  const engine = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  t.after(() => engine.kill());
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  return {
    tell: (...commands) => engine.stdin.write(commands.map((line) => `${line}\n`).join('')),
    end: () => engine.stdin.end(),
    exit: once(engine, 'exit'),
    async line() {
      return (await lines.next()).value;
    },
    /** The move at the end of a search. */
    async done() {
      for (;;) {
        const line = await this.line();
        if (!line.startsWith('info ')) {
          return line;
        }
      }
    },
  };
}

test('the dialogue in docs/engines.md', async (t) => {
  const engine = start(t);
  const timeless = (line) => line.replace(/time=\S+/, 'time=');
  const [, dialogue] = (await readFile(DOCUMENT, 'utf8')).match(/```hub\n([^`]*)\n```/);
  for (const line of dialogue.split('\n')) {
    if (line.startsWith('> ')) {
      engine.tell(line.slice(2));
    } else {
      assert.equal(timeless(await engine.line()), timeless(line.slice(2)));
    }
  }
  assert.deepEqual(await engine.exit, [0, null]);
});

test('handshake', async (t) => {
  const engine = start(t);
  engine.tell('hub');
  assert.match(await engine.line(), /^id name=rapid-draughts version=1\.0\.6 .*english-checkers$/);
  assert.equal(await engine.line(), 'param name=depth value=3 type=int min=1 max=99');
  assert.equal(await engine.line(), 'wait');
  engine.tell('set-param name=depth value=2', 'init');
  assert.equal(await engine.line(), 'ready');
  engine.tell('new-game', 'go think');
  assert.match(await engine.line(), /^info depth=2 nodes=\d+ time=\d+\.\d{3} pv="[0-9-]+"$/);
  assert.match(await engine.line(), /^done move=\d+-\d+$/);
  engine.tell('quit');
  assert.deepEqual(await engine.exit, [0, null]);
});

test('moves after a position are played, captures with the captured squares', async (t) => {
  const engine = start(t);
  engine.tell('init', 'level depth=3', `pos pos=${START} moves="11-15 22-18"`, 'go think');
  assert.equal(await engine.line(), 'ready');
  assert.equal(await engine.done(), 'done move=15x22x18');
  engine.tell(`pos pos=${place('B', { 6: 'b', 10: 'w', 18: 'w', 32: 'w' })}`, 'go think');
  assert.equal(await engine.done(), 'done move=6x22x10x18');
});

test('the same position and depth give the same move, and so do nodes', async (t) => {
  const engine = start(t);
  const moves = new Set();
  for (const level of ['depth=4', 'depth=4', 'nodes=3000', 'nodes=3000']) {
    engine.tell(`pos pos=${START}`, `level ${level}`, 'go think');
    moves.add(`${level.split('=')[0]} ${await engine.done()}`);
  }
  assert.equal(moves.size, 2);
});

test('a search is stopped, and hears ping meanwhile', async (t) => {
  const engine = start(t);
  engine.tell('level depth=99', 'go think', 'ping');
  assert.equal(await engine.line(), 'pong');
  engine.tell('new-game');
  assert.match(await engine.line(), /^error message="expected stop, ping or quit during a search/);
  engine.tell('stop');
  assert.match(await engine.line(), /^done move=\d+-\d+$/);
  for (const level of ['move-time=0.05', 'time=1 inc=0.01', 'moves=2 time=0.1 inc=0', 'time=0']) {
    engine.tell(`level ${level}`, 'go think');
    assert.match(await engine.done(), /^done move=\d+-\d+$/, level);
  }
});

test('nonsense is answered by an error and changes nothing', async (t) => {
  const engine = start(t);
  engine.tell(`pos pos=${START} moves="11-15"`, 'level depth=2', 'go think');
  const move = await engine.done();
  for (const [line, error] of [
    ['hello', 'unknown command hello'],
    ['constructor', 'unknown command constructor'],
    ['pos', 'expected B or W and 32 letters of w b W B e, found '],
    [`pos pos=${START}w`, `expected B or W and 32 letters of w b W B e, found ${START}w`],
    [`pos pos=${START} moves="11-15 1-2"`, /^illegal move 1-2 in W/],
    [`pos pos=${START} moves="x"`, `illegal move x in ${START}`],
    ['pos pos="', 'expected name=value, found pos=\''],
    ['level depth=0', 'expected depth from 1 to 99, found 0'],
    ['level depth=2.5', 'expected depth from 1 to 99, found 2.5'],
    ['level inc=1', 'expected time beside inc and moves, found none'],
    ['level moves=0 time=1', 'expected moves from 1 to 9999, found 0'],
    ['level speed=9', 'expected depth, nodes, move-time, time, inc or moves, found speed'],
    ['set-param name=colour value=red', 'expected the parameter depth, found colour'],
    ['set-param name=depth', 'expected depth from 1 to 99, found undefined'],
    ['go', 'expected go think'],
    ['\u0000\u0007"', /^expected name=value/],
  ]) {
    engine.tell(line);
    const [, message] = (await engine.line()).match(/^error message="(.*)"$/);
    if (typeof error === 'string') {
      assert.equal(message, error);
    } else {
      assert.match(message, error);
    }
  }
  engine.tell('', '   ', 'go think');
  assert.equal(await engine.done(), move);
});

test('a position without a move is an error', async (t) => {
  const engine = start(t);
  const over = `B${'e'.repeat(31)}W`;
  engine.tell(`pos pos=${over}`, 'go think');
  assert.equal(await engine.line(), `error message="no legal move in ${over}"`);
});

test('the end of the input ends the engine', async (t) => {
  const engine = start(t);
  engine.tell('go think');
  engine.end();
  assert.deepEqual(await engine.exit, [0, null]);
});
