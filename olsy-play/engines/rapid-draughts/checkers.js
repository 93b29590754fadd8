/**
 * The rules of English checkers, told apart from any engine: the referee of self-play and the
 * reader of Hub's moves.
 *
 * A position is Hub's own string: the side to move, B or W, then for the squares 1 to 32 one of
 * w, b (men), W, B (kings), e (empty); so position[n] is square n. A move is the path of squares
 * the piece stands on and the squares it captures.
 */

export const START = 'B' + 'b'.repeat(12) + 'e'.repeat(8) + 'w'.repeat(12);

const POSITION = /^[BW][wbWBe]{32}$/;
const MAN_ON_LAST_ROW = /^.{1,4}w|b.{0,3}$/;
const UP = [2, 3];
const DOWN = [0, 1];

/** NEIGHBOURS[square]: down left, down right, up left, up right, as White sees the board. */
const NEIGHBOURS = Array.from({ length: 33 }, (_, square) => {
  const row = (square - 1) >> 2;
  const column = 2 * ((square - 1) % 4) + ((row + 1) % 2);
  return [[1, -1], [1, 1], [-1, -1], [-1, 1]].map(([down, right]) => {
    const [r, c] = [row + down, column + right];
    return r < 0 || r > 7 || c < 0 || c > 7 ? 0 : 4 * r + (c >> 1) + 1;
  });
});

/** Checks a position that comes from outside. */
export function position(text) {
  if (!POSITION.test(text)) {
    throw new Error(`expected B or W and 32 letters of w b W B e, found ${text}`);
  }
  if (MAN_ON_LAST_ROW.test(text)) {
    throw new Error(`expected no man on its last row, found ${text}`);
  }
  return text;
}

const colour = (piece) => (piece === 'e' ? 'e' : piece.toUpperCase());

function directions(piece) {
  return piece === 'b' ? DOWN : piece === 'w' ? UP : [...DOWN, ...UP];
}

/** All legal moves, one for every path of a capture. */
export function legalMoves(position) {
  const captures = [];
  const steps = [];
  for (let from = 1; from <= 32; from++) {
    if (colour(position[from]) === position[0]) {
      extendCapture(position, [from], [], captures);
      for (const direction of directions(position[from])) {
        const to = NEIGHBOURS[from][direction];
        if (position[to] === 'e') {
          steps.push({ path: [from, to], captured: [] });
        }
      }
    }
  }
  return captures.length > 0 ? captures : steps;
}

/** The first square of the path counts as empty, and no piece is taken twice. */
function extendCapture(position, path, captured, into) {
  const victim = position[0] === 'B' ? 'W' : 'B';
  const at = path.at(-1);
  let further = false;
  for (const direction of directions(position[path[0]])) {
    const over = NEIGHBOURS[at][direction];
    const to = over === 0 ? 0 : NEIGHBOURS[over][direction];
    if (
      to !== 0 &&
      colour(position[over]) === victim &&
      !captured.includes(over) &&
      (position[to] === 'e' || to === path[0])
    ) {
      further = true;
      extendCapture(position, [...path, to], [...captured, over], into);
    }
  }
  if (!further && captured.length > 0) {
    into.push({ path, captured });
  }
}

export function successor(position, { path, captured }) {
  const squares = [...position];
  const [from, to] = [path[0], path.at(-1)];
  const piece = squares[from];
  const lastRow = position[0] === 'B' ? to > 28 : to < 5;
  for (const square of [from, ...captured]) {
    squares[square] = 'e';
  }
  squares[to] = lastRow ? piece.toUpperCase() : piece;
  squares[0] = position[0] === 'B' ? 'W' : 'B';
  return squares.join('');
}

/** Hub's form: 11-15, or begin x end x the captured squares. */
export function hubMove({ path, captured }) {
  const ends = [path[0], path.at(-1)];
  return captured.length === 0
    ? ends.join('-')
    : [...ends, ...captured.toSorted((a, b) => a - b)].join('x');
}

/** The legal move that a Hub text means, or undefined; captured squares may come in any order. */
export function moveFromHub(position, text) {
  const squares = text.split(/[-x]/).map(Number);
  const move = { path: squares.slice(0, 2), captured: squares.slice(2) };
  return text.includes('-') === (move.captured.length === 0)
    ? legalMoves(position).find((legal) => hubMove(legal) === hubMove(move))
    : undefined;
}

/** PDN's form: begin and end, and the whole path where these leave open what was captured. */
export function pdnMove(position, move) {
  const { path, captured } = move;
  const short = [path[0], path.at(-1)].join(captured.length === 0 ? '-' : 'x');
  const ambiguous = legalMoves(position).some(
    (other) =>
      other.path[0] === path[0] &&
      other.path.at(-1) === path.at(-1) &&
      successor(position, other) !== successor(position, move),
  );
  return ambiguous ? path.join('x') : short;
}

export function fen(position) {
  const list = (side) =>
    [...position]
      .map((piece, square) => (piece === side ? `K${square}` : `${square}`))
      .filter((_, square) => square > 0 && colour(position[square]) === side)
      .join(',');
  return `${position[0]}:W${list('W')}:B${list('B')}`;
}
