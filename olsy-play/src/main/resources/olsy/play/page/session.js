// A session: its results, what was expected, the models and the games. The page that olsy report writes and the
// one that olsy serve shows draw it with this.

import { count, fixed, signed, percent, plural, make, shape } from "./words.js";
import { drawBoard, named, standing } from "./board.js";
import { closest, drawCurves, ticks, wilson } from "./curves.js";

const MOST_CURVES = 8;

/**
 * Draws a session into the elements of session.html, which must be on the page.
 *
 * place: what its reader has chosen of the games, {get() → [game, ply, turned] or null, set(game, ply, turned)}.
 */
export function showSession(data, place) {
  const byId = (id) => document.getElementById(id);
  const add = (parent, tag, attributes, text) => parent.appendChild(make(tag, attributes, text));
  const draw = (parent, tag, attributes, text) => parent.appendChild(shape(tag, attributes, text));

  // --- headline -------------------------------------------------------------------------------

  function headline() {
    const settings = data.about.settings;
    byId("about").textContent =
      [
        `${data.about.us} uses its model by ${settings.algorithm}`,
        `learns again after every ${plural(settings.refresh, "decision")}`,
        settings.baseline > 0
          ? `the first ${plural(settings.baseline, "game")} are played without a model, to compare with`
          : "no games are set apart to compare with",
      ].join("; ") + ".";
    data.notes.forEach((note) => add(byId("notes"), "li", {}, note));
    const figure = (name, value, below) => {
      const box = add(byId("results"), "div", { class: "figure" });
      add(box, "span", {}, name);
      add(box, "b", {}, value);
      add(box, "span", {}, below);
    };
    const result = (name, one, write, more = "") =>
      one
        ? figure(
            name,
            write(one.points),
            plural(one.games, "game") +
              (one.interval === null
                ? ""
                : `, 95\u00a0% between ${write(one.interval.low)} and ${write(one.interval.high)}`) +
              more
          )
        : figure(name, "\u2013", "no games yet");
    const within = () => {
      const plies = data.results.lookAhead;
      return (
        `; both with ${data.about.limits}` +
        (plies ? `, ${fixed(plies.with, 1)} instead of ${fixed(plies.without, 1)} plies ahead` : "")
      );
    };
    const points = (x) => fixed(x, 3);
    result("points per game", data.results.all, points);
    result("without a model", data.results.without, points);
    result("with a model", data.results.with, points);
    if (data.results.gain) {
      result("gain in the same openings", data.results.gain, (x) => signed(x, 3), within());
    }
    if (data.results.remembered) {
      result("where a line had won before", data.results.remembered, points);
    }
    const expectations = data.expectations;
    figure(
      "expectations that came true",
      expectations.count ? percent(expectations.right / expectations.count) : "\u2013",
      `${count(expectations.right)} of ${plural(expectations.count, "unforced move")}` +
        (data.expectations.takenBack ? `; ${plural(data.expectations.takenBack, "take-back")}` : "")
    );
    byId("footer").textContent = `OLSY ${data.about.program}. A win is 2 points, a draw 1.`;
  }

  // --- charts -----------------------------------------------------------------------------------

  const chart = (id, what) => drawCurves(byId(id), byId(id + "-readout"), { most: Math.max(1, data.expectations.seen), ...what });

  function pointsChart() {
    const without = data.results.without;
    byId("points-caption").textContent =
      (data.results.runs.length
        ? "Runs of games, each with its 95\u00a0% interval from pairs of games."
        : "No games to learn from yet.") +
      (without && data.about.settings.baseline > 0 ? " Dashed: all games without a model." : "");
    chart("points", {
      low: 0,
      high: 2,
      marks: [0, 0.5, 1, 1.5, 2],
      label: (mark) => fixed(mark, 1),
      layers: (plot) => {
        if (without && data.about.settings.baseline > 0) {
          const { low, high } = without.interval;
          plot.area([[0, low, high], [plot.most, low, high]], "fill-soft");
          plot.line([[0, without.points], [plot.most, without.points]], "curve dashed soft", true);
        }
        plot.area(data.results.runs.map((run) => [run.seen, run.interval.low, run.interval.high]), "fill-a");
        plot.line(data.results.runs.map((run) => [run.seen, run.points]), "curve a");
      },
      nearest: (x) => {
        const run = closest(data.results.runs, (one) => one.seen, x);
        return run && {
          x: run.seen,
          text:
            `games ${count(run.from)} to ${count(run.to)}: ${fixed(run.points, 3)} points a game` +
            ` [${fixed(run.interval.low, 2)}, ${fixed(run.interval.high, 2)}], ${count(run.modelled)} begun with a model`,
        };
      },
    });
  }

  function accuracyChart() {
    const runs = data.expectations.runs.filter((run) => run.expectations > 0);
    const middle = (run) => (run.from + run.to) / 2;
    byId("accuracy-caption").textContent =
      "What the model expected was written down before every move. Dashed: what guessing reaches. The bar below is filled" +
      " where the model was trusted, because of what had come true before.";
    chart("accuracy", {
      low: 0,
      high: 1,
      marks: [0, 0.25, 0.5, 0.75, 1],
      label: percent,
      layers: (plot) => {
        plot.area(runs.map((run) => [middle(run), run.interval.low, run.interval.high]), "fill-a");
        plot.line(runs.map((run) => [middle(run), run.uniform / run.expectations]), "curve dashed soft");
        plot.line(runs.map((run) => [middle(run), run.right / run.expectations]), "curve a");
        draw(plot.svg, "rect", { class: "fill-soft", opacity: 0.15, x: plot.left, width: plot.right - plot.left, y: plot.bottom + 1, height: 6 });
        for (const run of runs) {
          if (run.used > 0) {
            draw(plot.svg, "rect", {
              class: "fill-b",
              opacity: run.used / run.expectations,
              x: plot.x(run.from - 1),
              width: plot.x(run.to) - plot.x(run.from - 1),
              y: plot.bottom + 1,
              height: 6,
            });
          }
        }
      },
      nearest: (x) => {
        const run = closest(runs, middle, x);
        return run && {
          x: middle(run),
          text:
            `decisions ${count(run.from)} to ${count(run.to)}: ${run.right} of ${run.expectations} expected` +
            ` [${percent(run.interval.low)}, ${percent(run.interval.high)}], guessing ${percent(run.uniform / run.expectations)},` +
            ` trusted in ${percent(run.used / run.expectations)}`,
        };
      },
    });
  }

  function reliabilityChart() {
    const { bins, logLikelihood, gain } = data.expectations.calibration;
    const filled = bins.filter((bin) => bin.decisions > 0);
    const all = filled.reduce((sum, bin) => sum + bin.decisions, 0);
    const missed = filled.reduce((sum, bin) => sum + bin.decisions * Math.abs(bin.probability - bin.hits), 0) / all;
    const known = logLikelihood.count
      ? `The log-likelihood of the moves played is ${fixed(logLikelihood.mean, 2)} a decision; a uniform guess reaches` +
        ` ${fixed(logLikelihood.mean - gain.mean, 2)}.`
      : "Nothing was expected yet.";
    byId("reliability-caption").textContent = all
      ? "Expectations by the probability that the model gave them, and the share of them that came true, with its 95\u00a0%" +
        " interval. On the dashed line the model is as sure as it should be; below it, too sure. In the mean its probabilities" +
        ` miss by ${percent(missed)}. ${known}`
      : known;
    const svg = byId("reliability");
    const readout = byId("reliability-readout");
    if (!all) {
      svg.remove();
      readout.remove();
      return;
    }
    const margin = { left: 46, right: 12, top: 10, bottom: 38 };
    let x;
    function paint() {
      const width = svg.clientWidth || 384;
      const height = svg.clientHeight || 352;
      svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
      svg.replaceChildren();
      const right = width - margin.right;
      const bottom = height - margin.bottom;
      x = (share) => margin.left + (right - margin.left) * share;
      const y = (share) => bottom - (bottom - margin.top) * share;
      for (const mark of [0, 0.25, 0.5, 0.75, 1]) {
        draw(svg, "line", { class: "grid", x1: x(0), x2: x(1), y1: y(mark), y2: y(mark) });
        draw(svg, "text", { x: margin.left - 6, y: y(mark) + 4, "text-anchor": "end" }, percent(mark));
        draw(svg, "text", { x: x(mark), y: bottom + 20, "text-anchor": mark === 1 ? "end" : "middle" }, percent(mark));
      }
      draw(svg, "text", { x: right, y: bottom + 35, "text-anchor": "end" }, "probability of the move expected");
      draw(svg, "line", { class: "curve dashed soft", x1: x(0), y1: y(0), x2: x(1), y2: y(1) });
      for (const bin of filled) {
        const [low, high] = wilson(bin.hits, bin.decisions);
        const at = x(bin.probability);
        draw(svg, "line", { class: "curve a", x1: at, x2: at, y1: y(low), y2: y(high) });
        draw(svg, "circle", { class: "fill-a", cx: at, cy: y(bin.hits), r: 3 + 7 * Math.sqrt(bin.decisions / all) });
      }
    }
    function point(event) {
      const at = event.clientX - svg.getBoundingClientRect().left;
      const bin = closest(filled, (one) => x(one.probability), at);
      const [low, high] = wilson(bin.hits, bin.decisions);
      readout.textContent =
        `said ${percent(bin.probability)}: ${Math.round(bin.hits * bin.decisions)} of ${count(bin.decisions)} came true,` +
        ` ${percent(bin.hits)} [${percent(low)}, ${percent(high)}]`;
    }
    svg.addEventListener("pointermove", point);
    svg.addEventListener("pointerdown", point);
    new ResizeObserver(paint).observe(svg);
    paint();
  }

  /** A model holds until the next one. */
  const modelAt = (x) => data.models.filter((model) => model.number <= x).pop() || data.models[0];
  const steps = (value) => {
    const points = [];
    data.models.forEach((model, i) => {
      const next = data.models[i + 1];
      points.push([model.number, value(model)], [next ? next.number : Math.max(data.expectations.seen, model.number), value(model)]);
    });
    return points;
  };

  function weightsChart() {
    const shown = data.values.items.slice(0, MOST_CURVES);
    const known = shown.some((item) => item.other !== null);
    const weight = (model, item) => model.strategy.weights[item.feature] || 0;
    byId("weights-caption").textContent = data.models.length
      ? `The models' weights, ${data.values.inMen ? "a man being 1 (where a model does not value men, its largest weight)" : "the largest being 1"}` +
        (data.values.items.length > MOST_CURVES ? `; drawn are the ${MOST_CURVES} most important features of the last model` : "") +
        (known ? "; dashed: the opponent's own weights" : "") + "."
      : "No model yet.";
    const values = shown.flatMap((item) =>
      data.models.map((model) => weight(model, item)).concat(item.other === null ? [] : [item.other])
    );
    // One odd early model must not flatten the rest: it is cut off at the edge of the chart.
    const sorted = values.slice().sort((a, b) => a - b);
    const quantile = (q) => sorted[Math.round(q * (sorted.length - 1))] || 0;
    const last = shown.map((item) => item.weight);
    const low = Math.min(0, quantile(0.05), ...last) * 1.1;
    const high = Math.max(1, quantile(0.95), ...last) * 1.1;
    const clipped = (value) => Math.max(low, Math.min(high, value));
    shown.forEach((item, i) => {
      const entry = add(byId("weights-legend"), "span");
      add(entry, "i", { style: `background:var(--c${i})` });
      entry.append(item.feature);
    });
    chart("weights", {
      low,
      high,
      marks: ticks(low, high, 5),
      label: (mark) => fixed(mark, 1),
      layers: (plot) => {
        shown.forEach((item, i) => {
          if (item.other !== null) {
            plot.line([[0, clipped(item.other)], [plot.most, clipped(item.other)]], "curve dashed", true)
              .style.cssText = `stroke:var(--c${i});stroke-width:1`;
          }
          plot.line(steps((model) => clipped(weight(model, item))), "curve")
            .style.cssText = `stroke:var(--c${i})`;
        });
      },
      nearest: (x) => {
        const model = modelAt(x);
        return model && {
          x: model.number,
          text: `model ${model.number}: ` + shown.map((item) => `${item.feature} ${signed(weight(model, item), 2)}`).join(", "),
        };
      },
    });
    const table = byId("features");
    if (!data.values.items.length) {
      return;
    }
    const head = add(add(table, "thead"), "tr");
    add(head, "th", {}, "feature");
    add(head, "th", { class: "number" }, "weight");
    const doubtful = data.values.items.some((item) => item.range !== null);
    if (doubtful) {
      add(head, "th", {}, "lies in");
    }
    if (known) {
      add(head, "th", { class: "number" }, "its own");
    }
    add(head, "th", {}, "importance");
    add(head, "th", {}, "what it counts");
    const body = add(table, "tbody");
    const most = data.values.items[0].importance || 1;
    for (const item of data.values.items) {
      const row = add(body, "tr");
      add(row, "td", {}, item.feature);
      add(row, "td", { class: "number" }, signed(item.weight, 3));
      if (doubtful) {
        add(row, "td", {}, item.range === null ? "" : `${signed(item.range.low, 2)} to ${signed(item.range.high, 2)}`);
      }
      if (known) {
        add(row, "td", { class: "number" }, item.other === null ? "" : signed(item.other, 3));
      }
      const bar = add(row, "td");
      const colour = item.weight < 0 ? "bar negative" : "bar";
      const length = (6 * item.importance) / most;
      const nearest = item.range === null ? Math.abs(item.weight) : item.weight < 0 ? -item.range.high : item.range.low;
      const sure = item.weight === 0 ? 0 : (length * Math.max(0, nearest)) / Math.abs(item.weight);
      add(bar, "span", { class: colour, style: `width:${sure}rem` });
      add(bar, "span", { class: colour + " unsure", style: `width:${length - sure}rem` });
      add(row, "td", { class: "words" }, item.definition);
    }
  }

  const MOST_HYPOTHESES = 3;

  /** What the model may be, the most probable first. */
  const hypotheses = (model) =>
    model.strategy.hypotheses
      .slice(0, MOST_HYPOTHESES)
      .map(
        (one) =>
          `depth ${one.depth}, frontier ${one.frontier}` +
          (model.strategy.hypotheses.length > 1 ? `, ${percent(one.share)}` : "")
      )
      .join("; ");

  function depthChart() {
    const most = Math.max(1, ...data.models.map((model) => model.strategy.depth));
    chart("depth", {
      low: 0,
      high: most + 0.5,
      marks: ticks(0, most, Math.min(4, most)).filter(Number.isInteger),
      label: String,
      layers: (plot) => plot.line(steps((model) => model.strategy.depth), "curve a"),
      nearest: (x) => {
        const model = modelAt(x);
        return model && { x: model.number, text: `model ${model.number}: ${hypotheses(model)}` };
      },
    });
  }

  function modelTable() {
    byId("models-caption").textContent = data.models.length
      ? "A model's number is how many unforced decisions had been seen when it was learned."
      : "No model yet.";
    if (!data.models.length) {
      return;
    }
    const columns = [
      ["model", (model) => count(model.number)],
      ["games", (model) => count(model.learned.games)],
      ["forced", (model) => count(model.learned.forced)],
      ["learned from", (model) => count(model.learned.fitted)],
      ["depth", (model) => model.strategy.depth],
      ["temperature", (model) => fixed(model.strategy.temperature, 3)],
      ["expected", (model) => count(model.expectations)],
      ["log-likelihood", (model) => (model.logLikelihood === null ? "\u2013" : fixed(model.logLikelihood, 2))],
      ["came true", (model) => (model.expectations ? percent(model.right / model.expectations) : "\u2013")],
      ["frontier", (model) => model.strategy.frontier, "text"],
      ["features", (model) => model.learned.features, "text"],
    ];
    if (data.models.some((model) => model.strategy.hypotheses.length > 1)) {
      columns.push(["what it may be", (model) => (model.strategy.hypotheses.length > 1 ? hypotheses(model) : ""), "text"]);
    }
    const head = add(add(byId("models"), "thead"), "tr");
    columns.forEach(([name, , kind]) => add(head, "th", kind ? {} : { class: "number" }, name));
    const body = add(byId("models"), "tbody");
    for (const model of data.models) {
      const row = add(body, "tr");
      columns.forEach(([, value, kind]) => add(row, "td", kind ? {} : { class: "number" }, value(model)));
    }
  }

  // --- games --------------------------------------------------------------------------------------

  const games = data.replay.games;
  let current = games.length - 1;
  let ply = 0;
  let whiteBelow = !place.get()?.[2];
  const shown = data.replay.board;

  const RESULTS = ["lost", "drawn", "won"];
  const isOurs = (game, index) => game.black === ((index % 2 === 0) === game.line.blackBegins);

  function paintBoard(game) {
    const last = ply > 0 ? game.line.moves[ply - 1] : undefined;
    const missed = last && last.expected && last.expected.move !== last.move ? named(shown, last.expected.move) : [];
    drawBoard(byId("board"), shown, standing(game.line, ply), {
      turned: !whiteBelow,
      marked: last ? named(shown, last.move) : [],
      arrows: missed.length > 0 ? [{ squares: missed, probability: 0.5 }] : [],
    });
  }

  function say(game) {
    if (ply === 0) {
      const expected = game.line.moves.map((move) => move.expected).filter(Boolean);
      const right = game.line.moves.filter((move) => move.expected && move.expected.move === move.move).length;
      byId("said").textContent =
        "The opening." + (expected.length ? ` Of ${plural(expected.length, "expectation")} in this game ${right} came true.` : "");
      return;
    }
    const { move, forced, value, expected } = game.line.moves[ply - 1];
    const who = isOurs(game, ply - 1) ? data.about.us : data.about.opponent;
    let text = `${who} played ${move}.`;
    if (expected) {
      text +=
        expected.move === move
          ? ` Model ${expected.model} expected it, and gave it`
          : ` Model ${expected.model} expected ${expected.move}, and gave this move`;
      text +=
        ` ${percent(expected.probability)}; guessing gives ${percent(expected.uniform)}.` +
        (expected.ofMost === null ? "" : expected.ofMost === move ? " Most would have played it, too." : ` Most would have played ${expected.ofMost}.`) +
        (expected.used ? "" : " The model was not trusted then.");
    } else if (!isOurs(game, ply - 1)) {
      text += forced ? " There was no other move." : game.baseline ? "" : " There was no model yet.";
    }
    if (value !== null) {
      text += ` ${data.about.us} counts ${signed(value, 1)}${data.replay.inMen ? " men" : ""} for itself.`;
    }
    if (ply === game.line.moves.length) {
      text += ` ${data.about.us} ${["loses", "draws", "wins"][game.points]}${game.termination ? ": " + ended(game) : ""}.`;
    }
    byId("said").textContent = text;
  }

  /** Why it ended early. */
  function ended(game) {
    if (game.termination === "showed no more moves") {
      return data.about.opponent + " " + game.termination;
    }
    const loser = game.points === 0 ? data.about.us : data.about.opponent;
    return loser + (game.termination === "resigned" ? " resigned" : " forfeits: " + game.termination);
  }

  function mark(element, on) {
    if (on) {
      element.setAttribute("aria-current", "true");
      const box = element.closest("ol, #moves");
      const below = element.offsetTop - box.offsetTop;
      if (below < box.scrollTop || below + element.offsetHeight > box.scrollTop + box.clientHeight) {
        box.scrollTop = below - box.clientHeight / 2;
      }
    } else {
      element.removeAttribute("aria-current");
    }
  }

  function show() {
    const game = games[current];
    paintBoard(game);
    say(game);
    byId("moves").querySelectorAll("button").forEach((button) => mark(button, Number(button.dataset.ply) === ply));
  }

  const keepPlace = () => place.set(games[current].number, ply, !whiteBelow);

  function choose(index, at) {
    current = Math.max(0, Math.min(games.length - 1, index));
    const game = games[current];
    ply = Math.max(0, Math.min(game.line.moves.length, at));
    const [black, white] = game.black ? [data.about.us, data.about.opponent] : [data.about.opponent, data.about.us];
    byId("players").textContent =
      `Game ${game.number}: ${black} (Black) against ${white} (White), ` +
      (game.baseline ? "to compare with, without a model" : game.model ? `begun with model ${game.model}` : "begun without a model") +
      (game.adopted ? ", by the opponent\u2019s function" : "") + ".";
    const moves = byId("moves");
    moves.replaceChildren();
    const offset = game.line.blackBegins ? 0 : 1;
    game.line.moves.forEach((move, i) => {
      if ((i + offset) % 2 === 0 || i === 0) {
        add(moves, "span", { class: "turn" }, Math.floor((i + offset) / 2) + 1 + ".");
        if (i === 0 && offset === 1) {
          add(moves, "span", {}, "\u2026");
        }
      }
      const known = move.expected ? (move.expected.move === move.move ? "right" : "wrong") : "";
      add(moves, "button", { type: "button", "data-ply": i + 1, class: known }, move.move);
    });
    byId("list").querySelectorAll("button").forEach((button) => mark(button, Number(button.dataset.index) === current));
    show();
  }

  function step(name) {
    if (name === "turn") {
      whiteBelow = !whiteBelow;
    } else {
      const last = games[current].line.moves.length;
      ply = { first: 0, back: Math.max(0, ply - 1), on: Math.min(last, ply + 1), last }[name];
    }
    show();
    keepPlace();
  }

  function gamesSection() {
    byId("games-caption").textContent = games.length
      ? "Choose a game and a move, or step with the arrow keys. A tick is an expectation that came true; the dashed line is the" +
        " move that was expected instead."
      : "No finished games yet.";
    if (!games.length) {
      byId("games").remove();
      return;
    }
    data.replay.telling.forEach((one) => {
      const button = add(add(byId("telling"), "li"), "button", { type: "button" }, `Game ${one.game}`);
      button.addEventListener("click", () => {
        choose(games.findIndex((game) => game.number === one.game), one.ply);
        keepPlace();
      });
      button.after(" " + one.sentence);
    });
    games.forEach((game, index) => {
      const button = add(add(byId("list"), "li"), "button", { type: "button", "data-index": index });
      button.append(`${game.number} `);
      add(button, "span", { class: RESULTS[game.points] }, RESULTS[game.points]);
      add(button, "small", {}, game.baseline ? " comparison" : game.model ? ` model ${game.model}` : " no model");
    });
    byId("list").addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) {
        choose(Number(button.dataset.index), 0);
        keepPlace();
      }
    });
    byId("moves").addEventListener("click", (event) => {
      if (event.target.dataset.ply) {
        ply = Number(event.target.dataset.ply);
        show();
        keepPlace();
      }
    });
    byId("controls").addEventListener("click", (event) => {
      if (event.target.dataset.step) {
        step(event.target.dataset.step);
      }
    });
    byId("games").addEventListener("keydown", (event) => {
      const inGames = byId("games").contains(document.activeElement);
      const name = { ArrowLeft: "back", ArrowRight: "on", Home: inGames && "first", End: inGames && "last" }[event.key];
      if (name && !event.altKey && !event.ctrlKey && !event.metaKey && !event.target.closest(".scrolls")) {
        event.preventDefault();
        step(name);
      }
    });
    const asked = place.get();
    const index = asked ? games.findIndex((game) => game.number === asked[0]) : -1;
    choose(index >= 0 ? index : games.length - 1, asked ? asked[1] : 0);
  }

  headline();
  pointsChart();
  accuracyChart();
  reliabilityChart();
  weightsChart();
  depthChart();
  modelTable();
  gamesSection();
}
