// A board: what stands on it, from whose side, and what is marked. It knows no rules.

import { shape } from "./words.js";

/** The squares that a move names, in its order. */
export function named(board, move) {
  return move
    .split(/[-x]/)
    .map((name) => board.squares.findIndex((square) => square.name === name))
    .filter((index) => index >= 0);
}

/** What stands where after so many moves of a line. */
export function standing(line, plies) {
  const squares = line.opening.split("");
  for (const move of line.moves.slice(0, plies)) {
    for (const [, number, piece] of move.changes.matchAll(/(\d+)(\D)/g)) {
      squares[number - 1] = piece;
    }
  }
  return squares;
}

/** The number on a square; null where pieces stand, or nothing. */
function counted(piece) {
  const number = piece.charCodeAt(0) - 0xe000;
  return number >= 0 ? number : null;
}

/** How screen readers call what stands on a square. */
export function pieceName(piece) {
  if (counted(piece) !== null) {
    return String(counted(piece));
  }
  const side = piece.toLowerCase() === "b" ? "black" : "white";
  return piece === "." ? "empty" : side + (piece === piece.toLowerCase() ? " man" : " king");
}

const CELL = 10;

/** The corner of a square, as the board is turned. */
function corner(board, square, turned) {
  return turned
    ? [CELL * (board.columns - 1 - square.column), CELL * (board.rows - 1 - square.row)]
    : [CELL * square.column, CELL * square.row];
}

const middle = (board, index, turned) => corner(board, board.squares[index], turned).map((at) => at + CELL / 2);

function arrow(board, { squares, probability }, turned) {
  const points = squares.map((index) => middle(board, index, turned));
  const [x, y] = points[points.length - 1];
  const group = shape("g", { class: "arrow", opacity: 0.35 + 0.6 * Math.min(1, probability) });
  if (points.length > 1) {
    const [fromX, fromY] = points[points.length - 2];
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    const [dx, dy] = [(x - fromX) / length, (y - fromY) / length];
    const short = points.slice(0, -1).concat([[x - 2.2 * dx, y - 2.2 * dy]]);
    group.append(
      shape("polyline", { points: short.map((point) => point.join(",")).join(" ") }),
      shape("polygon", {
        points: [
          [x, y],
          [x - 3 * dx - 1.6 * dy, y - 3 * dy + 1.6 * dx],
          [x - 3 * dx + 1.6 * dy, y - 3 * dy - 1.6 * dx],
        ].map((point) => point.join(",")).join(" "),
      })
    );
  } else {
    group.append(shape("circle", { cx: x, cy: y, r: 2.2 }));
  }
  return group;
}

/**
 * Draws a board into a picture.
 *
 * marked, targets, movable: numbers of squares; arrows: [{squares, probability}]; chosen, focus: a number or −1.
 */
export function drawBoard(svg, board, squares, { turned = false, marked = [], movable = [], targets = [], chosen = -1, focus = -1, arrows = [] } = {}) {
  svg.setAttribute("viewBox", `0 0 ${CELL * board.columns} ${CELL * board.rows}`);
  svg.replaceChildren(shape("rect", { class: "light", width: CELL * board.columns, height: CELL * board.rows }));
  board.squares.forEach((square, index) => {
    const [x, y] = corner(board, square, turned);
    const colour = (square.row + square.column) % 2 === 0 && board.squares.length < board.rows * board.columns ? "light" : "dark";
    const cell = shape("g", { "data-square": index, class: movable.includes(index) || targets.includes(index) ? "live" : null });
    cell.append(
      shape("rect", { class: marked.includes(index) ? "marked" : colour, x, y, width: CELL, height: CELL }),
      shape("text", { class: "name-on-board", x: x + 0.4, y: y + 2.2 }, square.name)
    );
    if (index === chosen) {
      cell.append(shape("rect", { class: "chosen", x: x + 0.4, y: y + 0.4, width: CELL - 0.8, height: CELL - 0.8 }));
    }
    if (index === focus) {
      cell.append(shape("rect", { class: "focus", x: x + 1, y: y + 1, width: CELL - 2, height: CELL - 2 }));
    }
    const piece = squares[index];
    const number = counted(piece);
    if (number !== null) {
      cell.append(shape("text", { class: "count-on-board", x: x + 5.3, y: y + 7.1 }, String(number)));
    } else if (piece !== ".") {
      const side = piece.toLowerCase() === "b" ? "black" : "white";
      cell.append(shape("circle", { class: side + "-piece", cx: x + 5.3, cy: y + 5.3, r: 3.6 }));
      if (piece !== piece.toLowerCase()) {
        cell.append(shape("text", { class: `crown ${side}-crown`, x: x + 5.3, y: y + 7.1 }, "K"));
      }
    }
    if (targets.includes(index)) {
      cell.append(shape("circle", { class: "target", cx: x + 5, cy: y + 5, r: 1.6 }));
    } else if (movable.includes(index)) {
      cell.append(shape("rect", { class: "movable", x: x + 0.4, y: y + 0.4, width: CELL - 0.8, height: CELL - 0.8 }));
    }
    svg.append(cell);
  });
  arrows.filter((one) => one.squares.length > 0).forEach((one) => svg.append(arrow(board, one, turned)));
}

const SLIDE = 220; // milliseconds

/**
 * Lets the piece that has just moved come from where it was, square by square; not for who wants no motion.
 *
 * path: numbers of squares, the last one where it stands; elapsed: milliseconds since it began
 */
export function slide(svg, board, path, turned, elapsed) {
  if (path.length < 2 || elapsed >= SLIDE || matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return;
  }
  const [x, y] = middle(board, path[path.length - 1], turned);
  const frames = path.map((index) => {
    const [fromX, fromY] = middle(board, index, turned);
    return { transform: `translate(${fromX - x}px, ${fromY - y}px)` };
  });
  const cell = svg.querySelector(`[data-square="${path[path.length - 1]}"]`);
  for (const part of cell.querySelectorAll("circle:not(.target), .crown")) {
    part.animate(frames, { duration: SLIDE, easing: "ease-out" }).currentTime = elapsed;
  }
  svg.insertBefore(cell, svg.querySelector(".arrow")); // above the others
}

/** The square of the board under a pointer; −1 beside it. */
export function squareAt(svg, event) {
  const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");
  return cell && svg.contains(cell) ? Number(cell.dataset.square) : -1;
}

/**
 * The square that an arrow key leads to: the next one in the row, or one in the next row, and back the same way.
 *
 * from: −1 at first; [down, right]: the direction, one of them ±1
 */
export function beside(board, from, [down, right], turned) {
  if (from < 0) {
    return turned ? board.squares.length - 1 : 0;
  }
  const at = board.squares[from];
  const sign = turned ? -1 : 1;
  const ahead = (square) => sign * (down * (square.row - at.row) + right * (square.column - at.column));
  // On boards of which every second square is played on, the next row is aside by one: pairs of columns belong together.
  const aside = (square) => (down === 0 ? 0 : Math.abs(square.column - at.column) + (square.column >> 1 === at.column >> 1 ? 0 : 0.5));
  const reach = (square) => ahead(square) * 2 * board.columns + aside(square);
  const there = board.squares.filter((square) => ahead(square) > 0 && (down !== 0 || square.row === at.row));
  const nearest = there.sort((one, other) => reach(one) - reach(other))[0];
  return nearest ? board.squares.indexOf(nearest) : from;
}
