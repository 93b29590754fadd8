import { position } from '../checkers.js';

/** A position with the pieces given by their squares. */
export function place(side, pieces) {
  const squares = [...side + 'e'.repeat(32)];
  for (const [square, piece] of Object.entries(pieces)) {
    squares[square] = piece;
  }
  return position(squares.join(''));
}
