// Curves over what was seen, and what is needed to read them.

import { count, shape } from "./words.js";

const LINEAR = 10;

/** Where the share of all such trials lies with 95 % confidence (Wilson). */
export function wilson(share, n) {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** Steps of 1, 2 or 5 times a power of ten, about as many as asked for. */
export function ticks(low, high, about) {
  const rough = (high - low) / about || 1;
  const power = Math.pow(10, Math.floor(Math.log10(rough)));
  const step = [1, 2, 5, 10].map((n) => n * power).find((size) => size >= rough);
  const list = [];
  for (let i = Math.ceil(low / step - 1e-9); i * step <= high + 1e-9 * step; i++) {
    list.push(i * step + 0); // never -0
  }
  return list;
}

/** 0, 10, 20, 50, 100 and so on, up to the last. */
export function decades(last) {
  const list = [0];
  for (let power = 10; power <= last; power *= 10) {
    list.push(...[1, 2, 5].map((n) => n * power).filter((n) => n <= last));
  }
  return list;
}

/**
 * A chart over the decisions seen. What is learned comes early: the axis is logarithmic from about
 * ten decisions on.
 *
 * most: the decisions; layers(plot) draws; nearest(x) answers {x, text} for the line below the chart.
 */
export function drawCurves(svg, readout, { most, low, high, marks, label, layers, nearest }) {
  const draw = (parent, tag, attributes, ...text) => parent.appendChild(shape(tag, attributes, ...text));
  const margin = { left: 46, right: 12, top: 10, bottom: 38 };
  let x, cursor, inverse;
  function paint() {
    const width = svg.clientWidth || 700;
    const height = svg.clientHeight || 240;
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren();
    const right = width - margin.right;
    const bottom = height - margin.bottom;
    const place = (seen) => Math.log1p(seen / LINEAR) / Math.log1p(most / LINEAR);
    x = (seen) => margin.left + (right - margin.left) * place(seen);
    inverse = (at) => LINEAR * Math.expm1(((at - margin.left) / (right - margin.left)) * Math.log1p(most / LINEAR));
    const y = (value) => bottom - ((bottom - margin.top) * (value - low)) / (high - low);
    for (const mark of marks) {
      draw(svg, "line", { class: "grid", x1: margin.left, x2: right, y1: y(mark), y2: y(mark) });
      draw(svg, "text", { x: margin.left - 6, y: y(mark) + 4, "text-anchor": "end" }, label(mark));
    }
    let taken = 0;
    for (const mark of decades(most)) {
      const words = count(mark);
      const half = 4 * words.length;
      if (x(mark) - half > taken) {
        draw(svg, "text", { x: x(mark), y: bottom + 20, "text-anchor": x(mark) > right - 20 ? "end" : "middle" }, words);
        taken = x(mark) + half;
      }
    }
    draw(svg, "text", { x: right, y: bottom + 35, "text-anchor": "end" }, "unforced decisions seen");
    const line = (points, css, across) =>
      points.length === 1 && !across
        ? draw(svg, "circle", { class: css, cx: x(points[0][0]), cy: y(points[0][1]), r: 2 })
        : draw(svg, "polyline", { class: css, points: points.map(([a, b]) => `${x(a)},${y(b)}`).join(" ") });
    const area = (points, css) =>
      draw(svg, "polygon", {
        class: "area " + css,
        points: points
          .map(([a, b]) => [a, b])
          .concat(points.map(([a, , c]) => [a, c]).reverse())
          .map(([a, b]) => `${x(a)},${y(b)}`)
          .join(" "),
      });
    layers({ svg, x, y, bottom, top: margin.top, right, left: margin.left, most, line, area });
    cursor = draw(svg, "line", { class: "cursor", y1: margin.top, y2: bottom, visibility: "hidden" });
  }
  function point(event) {
    const found = nearest(inverse(event.clientX - svg.getBoundingClientRect().left));
    if (found) {
      cursor.setAttribute("x1", x(found.x));
      cursor.setAttribute("x2", x(found.x));
      cursor.setAttribute("visibility", "visible");
      readout.textContent = found.text;
    }
  }
  svg.addEventListener("pointermove", point);
  svg.addEventListener("pointerdown", point);
  new ResizeObserver(paint).observe(svg);
  paint();
}

/** What stands nearest to x; of two, the first. */
export const closest = (list, where, x) =>
  list.reduce((best, one) => (best && Math.abs(where(best) - x) <= Math.abs(where(one) - x) ? best : one), undefined);
