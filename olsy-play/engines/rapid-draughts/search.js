/**
 * A thread that searches, so that the engine hears its input meanwhile.
 *
 * A search limited by depth alone is one search of the package at that depth; any other goes
 * through the depths 1, 2, … and answers with the last one it finished. Where none was finished,
 * depth 1 answers.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { chooseMove } from './engine.js';
import { hubMove } from './checkers.js';

const DEEPEST = 99;
const LIMIT_REACHED = new Error('limit reached');
const stopped = new Int32Array(workerData);

async function search({ position, depth, nodes: maxNodes, moveTime }) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  let nodes = 0;
  const visit = () => {
    if (
      nodes === maxNodes ||
      Atomics.load(stopped, 0) !== 0 ||
      (moveTime !== undefined && seconds() > moveTime)
    ) {
      throw LIMIT_REACHED;
    }
    nodes++;
  };
  const deepening = maxNodes !== undefined || moveTime !== undefined;
  const last = depth ?? DEEPEST;
  let move;
  try {
    for (let now = deepening ? 1 : last; now <= last; now++) {
      move = hubMove(await chooseMove(position, now, visit));
      const time = seconds().toFixed(3);
      parentPort.postMessage({ info: `depth=${now} nodes=${nodes} time=${time} pv="${move}"` });
    }
  } catch (error) {
    if (error !== LIMIT_REACHED) {
      throw error;
    }
  }
  move ??= hubMove(await chooseMove(position, 1, () => {}));
  parentPort.postMessage({ move });
}

parentPort.on('message', (task) =>
  search(task).catch((error) => parentPort.postMessage({ error: error.message })),
);
