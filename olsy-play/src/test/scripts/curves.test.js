import { element } from "./document.js";
import { test } from "node:test";
import assert from "node:assert/strict";
import { closest, decades, drawCurves, ticks, wilson } from "../../main/resources/olsy/play/page/curves.js";

test("ticks are round numbers between the ends", () => {
  assert.deepEqual(ticks(0, 4, 4), [0, 1, 2, 3, 4]);
  assert.deepEqual(ticks(-1, 1, 4), [-1, -0.5, 0, 0.5, 1]);
  assert.ok(ticks(-3, 3, 3).every((mark) => !Object.is(mark, -0)));
  for (let low = -7.3; low < 3; low += 0.9) {
    for (let size = 0.01; size < 5000; size *= 3.7) {
      const marks = ticks(low, low + size, 5);
      assert.ok(marks.length >= 2 && marks.length <= 6, `${marks}`);
      assert.ok(marks.every((mark) => mark >= low - 1e-6 * size && mark <= low + size * (1 + 1e-6)), `${marks}`);
    }
  }
});

test("decades go to the last decision", () => {
  assert.deepEqual(decades(1), [0]);
  assert.deepEqual(decades(230), [0, 10, 20, 50, 100, 200]);
});

test("Wilson's interval has its published values", () => {
  const near = ([low, high], [a, b]) => assert.ok(Math.abs(low - a) < 5e-4 && Math.abs(high - b) < 5e-4, `${low} ${high}`);
  near(wilson(0.5, 10), [0.2366, 0.7634]);
  near(wilson(0, 10), [0, 0.2775]);
  near(wilson(81 / 263, 263), [0.2553, 0.3662]); // Newcombe (1998), table I
});

test("what is nearest is found", () => {
  const at = (x) => closest([1, 4, 9], (one) => one, x);
  assert.deepEqual([0, 2, 3, 6.5, 100].map(at), [1, 1, 4, 4, 9]);
  assert.equal(closest([], (one) => one, 1), undefined);
});

/** A curve over so many decisions, as it was drawn. */
function drawn(most, points) {
  const svg = element("svg");
  const readout = element("p");
  const found = [];
  drawCurves(svg, readout, {
    most,
    low: 0,
    high: 1,
    marks: [0, 0.5, 1],
    label: String,
    layers: (plot) => found.push(plot.line(points, "curve")),
    nearest: (x) => {
      const point = closest(points, ([seen]) => seen, x);
      return { x: point[0], text: `${point[0]}: ${point[1]}` };
    },
  });
  return { svg, readout, line: found[0] };
}

const pairs = (line) => line.getAttribute("points").split(" ").map((pair) => pair.split(",").map(Number));

test("a curve goes from the left to the right, and higher values stand higher", () => {
  const points = pairs(drawn(1000, [[0, 0], [10, 0.5], [100, 0.7], [1000, 1]]).line);
  assert.deepEqual(points[0], [46, 202]);
  assert.deepEqual(points[3], [688, 10]);
  for (let i = 1; i < points.length; i++) {
    assert.ok(points[i][0] > points[i - 1][0] && points[i][1] < points[i - 1][1]);
  }
  assert.ok(points[1][0] - points[0][0] > (points[3][0] - points[0][0]) / 10, "what comes early has room");
});

test("one point is a spot", () => {
  assert.equal(drawn(10, [[5, 0.5]]).line.tagName, "circle");
});

test("the numbers below a curve do not touch", () => {
  for (const most of [1, 7, 30, 900, 40_000, 2_000_000]) {
    const { svg } = drawn(most, [[0, 0], [most, 1]]);
    const below = svg.all("text").filter((one) => one.getAttribute("text-anchor") === "middle");
    const ends = below.map((one) => [Number(one.getAttribute("x")), 4 * one.textContent.length]);
    for (let i = 1; i < ends.length; i++) {
      assert.ok(ends[i][0] - ends[i][1] >= ends[i - 1][0] + ends[i - 1][1], `${most}: ${below[i].textContent}`);
    }
  }
});

test("a pointer reads the point that it is next to", () => {
  const points = [[0, 0], [10, 0.5], [100, 0.7], [1000, 1]];
  const { svg, readout, line } = drawn(1000, points);
  pairs(line).forEach(([x], i) => {
    svg.listeners.pointermove({ clientX: x + 3 });
    assert.equal(readout.textContent, `${points[i][0]}: ${points[i][1]}`);
    const cursor = svg.all("line", "cursor")[0];
    assert.ok(Math.abs(Number(cursor.getAttribute("x1")) - x) < 1e-9);
  });
});
