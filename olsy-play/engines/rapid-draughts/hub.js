/**
 * rapid-draughts as a Hub engine (version 2) for English checkers; docs/engines.md describes the
 * dialogue. A line that cannot be obeyed is answered by an error and changes nothing.
 */

import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { START, legalMoves, moveFromHub, position as checked, successor } from './checkers.js';
import { VERSION } from './engine.js';

const MAX_DEPTH = 99;

const say = (line) => process.stdout.write(`${line}\n`);
const sayError = (message) => say(`error message="${message.replaceAll('"', "'")}"`);

const stopped = new Int32Array(new SharedArrayBuffer(4));
let searching = false;
let defaultDepth = 3;
let limits = {};
let position = START;

const searcher = new Worker(new URL('search.js', import.meta.url), { workerData: stopped.buffer });
searcher.on('message', ({ info, move, error }) => {
  if (info !== undefined) {
    say(`info ${info}`);
    return;
  }
  searching = false;
  if (error === undefined) {
    say(`done move=${move}`);
  } else {
    sayError(`the search failed: ${error}`);
  }
});

const TIMES = ['move-time', 'time', 'inc'];
const MOST_SECONDS = 1e9;

/** So many moves are expected to be made yet. */
const USUAL_MOVES = 25;

/** Of the time that is left for a move's answer to arrive. */
const KEPT = 0.02;

function number(name, text, least, most) {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= most) || (!TIMES.includes(name) && !Number.isInteger(value))) {
    throw new Error(`expected ${name} from ${least} to ${most}, found ${text}`);
  }
  return value;
}

/** Of the time that is left, for one move. */
function share({ time, inc = 0, moves = USUAL_MOVES }) {
  const spendable = Math.max(0, time - Math.max(KEPT, time / 10));
  return Math.min(spendable, spendable / Math.min(moves, USUAL_MOVES) + inc);
}

const depth = (text) => number('depth', text, 1, MAX_DEPTH);

const COMMANDS = {
  hub() {
    say(`id name=rapid-draughts version=${VERSION} author=loks0n game=english-checkers`);
    say(`param name=depth value=${defaultDepth} type=int min=1 max=${MAX_DEPTH}`);
    say('wait');
  },

  'set-param'({ name, value }) {
    if (name !== 'depth') {
      throw new Error(`expected the parameter depth, found ${name}`);
    }
    defaultDepth = depth(value);
  },

  init() {
    say('ready');
  },

  'new-game'() {
    position = START;
  },

  pos({ pos, moves = '' }) {
    let reached = checked(pos ?? '');
    for (const text of moves.split(' ').filter((move) => move !== '')) {
      const move = moveFromHub(reached, text);
      if (move === undefined) {
        throw new Error(`illegal move ${text} in ${reached}`);
      }
      reached = successor(reached, move);
    }
    position = reached;
  },

  level(values) {
    const next = {};
    const clock = {};
    for (const [name, text] of Object.entries(values)) {
      if (name === 'depth') {
        next.depth = depth(text);
      } else if (name === 'nodes') {
        next.nodes = number(name, text, 1, Number.MAX_SAFE_INTEGER);
      } else if (name === 'move-time') {
        next.moveTime = number(name, text, 0, MOST_SECONDS);
      } else if (name === 'time' || name === 'inc') {
        clock[name] = number(name, text, 0, MOST_SECONDS);
      } else if (name === 'moves') {
        clock.moves = number(name, text, 1, 9999);
      } else {
        throw new Error(
          `expected depth, nodes, move-time, time, inc or moves, found ${name}`,
        );
      }
    }
    if (clock.time !== undefined) {
      next.moveTime = Math.min(next.moveTime ?? MOST_SECONDS, share(clock));
    } else if (Object.keys(clock).length > 0) {
      throw new Error('expected time beside inc and moves, found none');
    }
    limits = next;
  },

  go(values) {
    if (!('think' in values)) {
      throw new Error('expected go think');
    }
    if (legalMoves(position).length === 0) {
      throw new Error(`no legal move in ${position}`);
    }
    searching = true;
    Atomics.store(stopped, 0, 0);
    const limited = Object.keys(limits).length > 0;
    searcher.postMessage({ position, ...(limited ? limits : { depth: defaultDepth }) });
  },
};

/** What is obeyed during a search, too. */
const AT_ONCE = {
  ping() {
    say('pong');
  },

  stop() {
    Atomics.store(stopped, 0, 1);
  },

  quit() {
    process.exit(0);
  },
};

/** A line is words, each alone or name=value or name="value of words". */
function obey(line) {
  const words = [...line.matchAll(/([^\s="]+)(?:=(?:"([^"]*)"|([^\s"]*)))?(?=\s|$)|\S+/g)];
  const broken = words.find((word) => word[1] === undefined);
  if (broken !== undefined) {
    throw new Error(`expected name=value, found ${broken[0]}`);
  }
  if (words.length === 0) {
    return;
  }
  const [[, command], ...rest] = words;
  const values = Object.fromEntries(
    rest.map(([, name, quoted, plain]) => [name, quoted ?? plain ?? '']),
  );
  if (Object.hasOwn(AT_ONCE, command)) {
    AT_ONCE[command]();
  } else if (!Object.hasOwn(COMMANDS, command)) {
    throw new Error(`unknown command ${command}`);
  } else if (searching) {
    throw new Error(`expected stop, ping or quit during a search, found ${command}`);
  } else {
    COMMANDS[command](values);
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    try {
      obey(line);
    } catch (error) {
      sayError(error.message);
    }
  })
  .on('close', () => process.exit(0));
