import { element } from "./document.js";
import { test } from "node:test";
import assert from "node:assert/strict";
import { beside, drawBoard, named, pieceName, squareAt, standing } from "../../main/resources/olsy/play/page/board.js";

/** A board of so many rows and columns, on all squares or on every second one, as games describe theirs. */
function boardOf(rows, columns, isUsed = () => true) {
  const squares = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isUsed(row, column)) {
        squares.push({ name: String(squares.length + 1), row, column });
      }
    }
  }
  return { rows, columns, squares };
}

const CHECKERS = boardOf(8, 8, (row, column) => (row + column) % 2 === 1);
const BOARDS = { checkers: CHECKERS, reversi: boardOf(8, 8), tictactoe: boardOf(3, 3), kalah: boardOf(2, 6) };
const UP = [-1, 0];
const DOWN = [1, 0];
const LEFT = [0, -1];
const RIGHT = [0, 1];
const OPENING = "b".repeat(12) + ".".repeat(8) + "w".repeat(12);

test("a move names its squares in order", () => {
  assert.deepEqual(named(CHECKERS, "11-15"), [10, 14]);
  assert.deepEqual(named(CHECKERS, "22x15x6"), [21, 14, 5]);
  assert.deepEqual(named(CHECKERS, "pass"), []);
});

test("what stands where follows from what every move changes", () => {
  const line = { opening: OPENING, moves: [{ changes: "11.15b" }, { changes: "22.18w" }, { changes: "15.18.22b" }] };
  assert.equal(standing(line, 0).join(""), OPENING);
  assert.equal(standing(line, 1)[14], "b");
  const end = standing(line, 3);
  assert.deepEqual([end[10], end[14], end[17], end[21]], [".", ".", ".", "b"]);
});

test("pieces have names for who cannot see them", () => {
  assert.deepEqual(["b", "W", ".", String.fromCharCode(0xe000 + 12)].map(pieceName), ["black man", "white king", "empty", "12"]);
});

for (const [name, board] of Object.entries(BOARDS)) {
  test(`arrow keys lead to every square of ${name}, and back`, () => {
    for (const turned of [false, true]) {
      const reached = new Set([beside(board, -1, DOWN, turned)]);
      for (const from of reached) {
        for (const [there, back] of [[UP, DOWN], [DOWN, UP], [LEFT, RIGHT], [RIGHT, LEFT]]) {
          const next = beside(board, from, there, turned);
          reached.add(next);
          if (next !== from) {
            assert.equal(beside(board, next, back, turned), from, `${from} by ${there} to ${next}`);
          }
        }
      }
      assert.equal(reached.size, board.squares.length);
    }
  });
}

test("arrow keys go as the board is turned", () => {
  assert.equal(CHECKERS.squares[beside(CHECKERS, 0, RIGHT, false)].name, "2");
  assert.equal(CHECKERS.squares[beside(CHECKERS, 31, RIGHT, true)].name, "31");
  assert.equal(beside(CHECKERS, 3, RIGHT, false), 3, "there is no more in this row");
});

test("a board has a cell for every square, and a piece where one stands", () => {
  const svg = element("svg");
  const squares = standing({ opening: OPENING, moves: [] }, 0);
  squares[0] = "W";
  drawBoard(svg, CHECKERS, squares);
  assert.equal(svg.all("g").length, 32);
  assert.equal(svg.all("circle", "black-piece").length, 11);
  assert.equal(svg.all("circle", "white-piece").length, 13);
  assert.deepEqual(svg.all("text", "white-crown").map((crown) => crown.textContent), ["K"]);
});

test("who plays Black sees the own pieces below", () => {
  const place = (turned) => {
    const svg = element("svg");
    drawBoard(svg, CHECKERS, OPENING.split(""), { turned });
    const cell = svg.all("g").find((one) => one.dataset.square === "0").all("rect")[0];
    return [cell.getAttribute("x"), cell.getAttribute("y")];
  };
  assert.deepEqual(place(false), ["10", "0"]);
  assert.deepEqual(place(true), ["60", "70"]);
});

test("marks stand on their squares alone", () => {
  const svg = element("svg");
  drawBoard(svg, CHECKERS, OPENING.split(""), { marked: [4], movable: [8, 9], targets: [12], chosen: 8, focus: 3 });
  const marks = (tag, css) => svg.all("g").filter((cell) => cell.all(tag, css).length > 0).map((cell) => Number(cell.dataset.square));
  assert.deepEqual(marks("rect", "marked"), [4]);
  assert.deepEqual(marks("rect", "movable"), [8, 9]);
  assert.deepEqual(marks("circle", "target"), [12]);
  assert.deepEqual(marks("rect", "chosen"), [8]);
  assert.deepEqual(marks("rect", "focus"), [3]);
  assert.deepEqual(svg.all("g", "live").map((cell) => Number(cell.dataset.square)), [8, 9, 12]);
});

test("an arrow ends in the middle of its last square, and is the stronger the surer it is", () => {
  const svg = element("svg");
  drawBoard(svg, CHECKERS, OPENING.split(""), { arrows: [{ squares: [10, 14], probability: 0.9 }, { squares: [8], probability: 0.1 }] });
  const [sure, unsure] = svg.all("g", "arrow");
  const { row, column } = CHECKERS.squares[14];
  assert.equal(sure.all("polygon")[0].getAttribute("points").split(" ")[0], `${10 * column + 5},${10 * row + 5}`);
  assert.equal(unsure.all("circle").length, 1, "a move of one square is a spot");
  assert.ok(Number(sure.getAttribute("opacity")) > Number(unsure.getAttribute("opacity")));
});

test("a pointer is on a square, or beside the board", () => {
  const svg = element("svg");
  drawBoard(svg, CHECKERS, OPENING.split(""));
  const other = element("svg");
  const at = (found) => {
    document.elementFromPoint = () => found;
    return squareAt(svg, { clientX: 0, clientY: 0 });
  };
  assert.equal(at(svg.all("g")[7].all("rect")[0]), 7);
  assert.equal(at(other), -1);
  assert.equal(at(null), -1);
});
