// A game with OLSY: the board, what may be done, and what it has learned of who plays.

import { make, shape, percent, plural, fixed, count, sight } from "./words.js";
import { drawBoard, named, standing, slide, squareAt, beside, pieceName } from "./board.js";
import { ask, tell, follow } from "./server.js";

const LEVELS = [
  ["200n", "Easy: 200 positions a move"],
  ["5000n", "Medium: 5,000 positions a move"],
  ["100000n", "Strong: 100,000 positions a move"],
  ["0.5s", "By the clock: 0.5 s a move"],
  ["3s", "By the clock: 3 s a move"],
];

const PATIENCE = 3000; // milliseconds
const WAITS = "The server has not answered yet. The page waits for it, and sends nothing twice.";

export async function play(main, [id], trouble) {
  return id ? table(main, id, trouble) : lobby(main);
}

// --- the lobby --------------------------------------------------------------------------------------

async function lobby(main) {
  const [tables, players] = await Promise.all([ask("tables"), ask("players")]);
  const rival = make("select", { id: "rival" }, ...players.map((one) => make("option", { value: one.name, selected: one.name === "olsy" }, `${one.name} (${one.game})`)));
  const level = make("select", { id: "level" }, ...LEVELS.map(([value, text]) => make("option", { value, selected: value === "5000n" }, text)));
  const said = make("p", { role: "status" });
  const begin = async (body) => {
    try {
      const { id } = await tell("tables", body);
      location.hash = "#/play/" + encodeURIComponent(id);
    } catch (refused) {
      said.textContent = refused.message;
    }
  };
  main.append(
    make("h1", {}, "Play OLSY, and watch it learn you"),
    make("p", {}, "You play; it watches. After ten decisions it has a model of you: what you value, how far you look. It says how many of your moves it has foreseen, and when it is sure enough, it plays by that."),
    make("section", { "aria-label": "A new table" },
      make("p", { class: "row" },
        make("label", { for: "rival" }, "Rival "), rival,
        make("label", { for: "level" }, " Level "), level,
        make("button", { type: "button", class: "main", id: "begin", onclick: () => begin({ player: rival.value, limits: level.value }) }, "Begin")),
      said)
  );
  if (tables.length > 0) {
    main.append(
      make("section", { "aria-label": "Your tables" },
        make("h2", {}, "Your tables"),
        make("ul", { class: "cards" }, ...tables.map((one) =>
          make("li", {},
            make("a", { href: "#/play/" + encodeURIComponent(one.id) }, one.id),
            make("span", {}, ` ${one.game}, ${one.models === 0 ? "no model of you yet" : plural(one.models, "model") + " of you"} `),
            one.models > 0 ? make("button", { type: "button", onclick: () => begin({ clone: one.id }) }, "Play my clone") : null))))
    );
  }
}

// --- a table ------------------------------------------------------------------------------------------

async function table(main, id, trouble) {
  const path = "tables/" + encodeURIComponent(id);
  main.append(make("h1", {}, "Table " + id));
  await tell(path);
  const parts = stage(main);
  let view = null;
  let picked = []; // squares chosen so far of a move that is not complete
  let drag = -1;
  let flipped = false;
  let moved = 0; // when a piece last moved
  let focus = -1; // the square that the keyboard is on
  let spoken = "";
  let sent = null; // the moment of a decision that the server has, until its news come

  const moment = () => ({ game: view.play.number, ply: view.turn.ply });
  const stands = () => `${view.play.number} ${view.turn.ply} ${view.turn.phase}`;
  const board = () => view.about.board;
  const turned = () => view.play.black !== flipped;
  const legal = () => (view.turn.phase === "YOURS" && sent === null ? view.turn.moves.map((move) => ({ move, squares: named(board(), move) })) : []);
  const fitting = () => legal().filter(({ squares }) => picked.every((square, i) => squares[i] === square));

  /** Asks for something that changes how the game stands: until it does, nothing else can be asked for. */
  async function decide(what, body = {}) {
    sent = stands();
    paint();
    if (!(await wish(what, body))) {
      sent = null;
      paint();
    }
  }

  /** Whether it was granted. */
  async function wish(what, body = {}) {
    const late = setTimeout(() => trouble(WAITS), PATIENCE);
    try {
      await tell(`${path}/${what}`, { ...moment(), ...body });
      trouble(null);
      return true;
    } catch (refused) {
      trouble(refused.message);
      return false;
    } finally {
      clearTimeout(late);
    }
  }

  /** A square is chosen: begins a move, goes on with it, or ends it. */
  function choose(square) {
    picked = [...picked, square];
    let rest = fitting();
    if (rest.length === 0) {
      // The end of a capture, named without the squares between: or another piece.
      const from = picked[0];
      const ends = legal().filter(({ squares }) => squares[0] === from && squares[squares.length - 1] === square);
      picked = [];
      if (ends.length === 1) {
        return decide("move", { move: ends[0].move });
      }
      picked = legal().some(({ squares }) => squares[0] === square) ? [square] : [];
      rest = fitting();
      if (picked.length === 0) {
        explain(square);
      }
    }
    const whole = rest.filter(({ squares }) => squares.length === picked.length);
    if (picked.length > 0 && whole.length === 1 && rest.length === 1) {
      picked = [];
      return decide("move", { move: whole[0].move });
    }
    paint();
  }

  /** Why nothing happens. */
  function explain(square) {
    const moves = legal().map(({ move }) => move);
    if (moves.length === 0) {
      return;
    }
    const due = moves.every((move) => move.includes("x")) ? `You must capture: ${moves.join(" or ")}.` : `No move of yours begins on ${board().squares[square].name}.`;
    say(due);
  }

  function say(sentence) {
    spoken = sentence;
    parts.said.textContent = sentence;
  }

  function paint() {
    if (view === null || view.play === null) {
      return;
    }
    const line = view.play.line;
    const last = line.moves[line.moves.length - 1];
    const squares = standing(line, line.moves.length);
    const rest = fitting();
    drawBoard(parts.board, board(), squares, {
      turned: turned(),
      marked: last ? named(board(), last.move) : [],
      movable: picked.length === 0 ? [...new Set(legal().map(({ squares }) => squares[0]))] : [],
      targets: picked.length === 0 ? [] : [...new Set(rest.map(({ squares }) => squares[picked.length]))],
      chosen: picked.length > 0 ? picked[picked.length - 1] : -1,
      focus,
      arrows: arrows(),
    });
    if (last && moved > 0) {
      slide(parts.board, board(), named(board(), last.move), turned(), performance.now() - moved);
    }
    parts.board.dataset.ply = view.turn.ply;
    parts.turn.textContent = turnText(view, sent !== null);
    parts.moves.replaceChildren(...legal().map(({ move }) => make("button", { type: "button", onclick: () => { picked = []; decide("move", { move }); } }, move)));
    const yours = view.turn.phase === "YOURS" && sent === null;
    parts.undo.disabled = !yours || view.turn.ply < 2;
    parts.resign.disabled = parts.peek.disabled = parts.hint.disabled = !yours;
    parts.next.hidden = view.turn.phase !== "OVER";
    parts.score.textContent = `You have won ${view.score.won}, drawn ${view.score.drawn} and lost ${view.score.lost}. Its level: ${view.about.limits}.`;
    parts.handicap.checked = view.turn.handicap;
    parts.log.replaceChildren(...view.said.slice(-5).map((sentence) => make("li", {}, sentence)));
    expectation();
    learnedOf(parts.learned, view, path, trouble);
  }

  /** What was expected of the last move of the person; what is expected now, if asked for. */
  function arrows() {
    if (view.turn.expected) {
      return view.turn.expected.slice(0, 4).filter((one) => one.probability > 0.03).map((one) => ({ squares: named(board(), one.move), probability: one.probability }));
    }
    const known = lastExpected(view);
    return known && known.expected.move !== known.move ? [{ squares: named(board(), known.expected.move), probability: 0.5 }] : [];
  }

  function expectation() {
    const known = lastExpected(view);
    if (view.turn.expected) {
      parts.expected.replaceChildren(
        "It expects ",
        ...view.turn.expected.slice(0, 4).flatMap((one, i) => [i ? ", " : "", make("b", {}, one.move), " " + percent(one.probability)]),
        ".");
    } else if (known) {
      const right = known.expected.move === known.move;
      parts.expected.textContent = right
        ? `It foresaw your ${known.move}: it gave it ${percent(known.expected.probability)}, guessing gives ${percent(known.expected.uniform)}.`
        : `It expected ${known.expected.move}; to your ${known.move} it gave ${percent(known.expected.probability)}.`;
    } else {
      parts.expected.textContent = "";
    }
    parts.hinted.textContent = view.turn.hint ? `In your place it would play ${view.turn.hint}.` : "";
  }

  parts.board.addEventListener("pointerdown", (event) => {
    const square = squareAt(parts.board, event);
    if (square >= 0) {
      event.preventDefault();
      drag = square;
      choose(square);
    }
  });
  parts.board.addEventListener("pointerup", (event) => {
    const square = squareAt(parts.board, event);
    if (drag >= 0 && square >= 0 && square !== drag && picked.length > 0) {
      choose(square);
    }
    drag = -1;
  });
  parts.board.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (step) {
      event.preventDefault();
      focus = beside(board(), focus, step, turned());
      say(`${board().squares[focus].name}, ${pieceName(standing(view.play.line, view.play.line.moves.length)[focus])}`);
      paint();
    } else if ((event.key === "Enter" || event.key === " ") && focus >= 0) {
      event.preventDefault();
      choose(focus);
    } else if (event.key === "Escape") {
      picked = [];
      paint();
    }
  });
  parts.undo.addEventListener("click", () => decide("undo"));
  parts.resign.addEventListener("click", () => decide("resign"));
  parts.peek.addEventListener("click", () => wish("peek"));
  parts.hint.addEventListener("click", () => wish("hint"));
  parts.flip.addEventListener("click", () => { flipped = !flipped; paint(); });
  parts.asBlack.addEventListener("click", () => decide("next", { side: "black" }));
  parts.asWhite.addEventListener("click", () => decide("next", { side: "white" }));
  parts.handicap.addEventListener("change", () => wish("handicap", { allowed: !parts.handicap.checked }));

  return follow(path + "/news", {
    news: (next) => {
      const before = view;
      const stood = before?.play ? stands() : null;
      view = next;
      const now = view.play === null ? null : stands();
      sent = sent === now ? sent : null;
      picked = stood === now ? picked : []; // what is learned meanwhile takes no piece out of a hand
      if (before?.play && next.play && before.play.number === next.play.number && before.play.line.moves.length < next.play.line.moves.length) {
        moved = performance.now();
      }
      paint();
      announce(before);
    },
    over: (sentence) => trouble(sentence),
    trouble,
    again: () => {
      sent = null; // whether the server had it, it will say
      return tell(path);
    },
  });

  /** Screen readers hear of the rival's moves, and of the end. */
  function announce(before) {
    if (view.play === null) {
      return;
    }
    const moves = view.play.line.moves;
    const changed = !before?.play || before.play.line.moves.length !== moves.length || before.turn.phase !== view.turn.phase;
    if (changed && view.turn.phase === "YOURS" && moves.length > 0) {
      say(`${view.about.us} played ${moves[moves.length - 1].move}. Your turn.`);
    } else if (changed && view.turn.phase === "OVER") {
      say(turnText(view, false));
    }
  }
}

/** The last move of the person that was expected, if there is one. */
function lastExpected(view) {
  const moves = view.play.line.moves;
  for (let i = moves.length - 1; i >= Math.max(0, moves.length - 2); i--) {
    if (moves[i].expected) {
      return moves[i];
    }
  }
  return null;
}

function turnText(view, waiting) {
  const side = view.play.black ? "Black" : "White";
  switch (view.turn.phase) {
    case "YOURS":
      return waiting ? "\u2026" : `Your turn: you play ${side}.`;
    case "THINKING":
      return `${view.about.us} thinks.`;
    default:
      return `You have ${view.play.result}.`;
  }
}

function stage(main) {
  const button = (text, title) => make("button", { type: "button", title }, text);
  const parts = {
    board: shape("svg", { id: "board", role: "application", tabindex: "0", "aria-label": "Board: arrow keys move, Enter chooses a square" }),
    turn: make("p", { id: "turn" }, "One moment."),
    said: make("p", { id: "said", "aria-live": "polite" }),
    moves: make("p", { id: "moves", role: "group", "aria-label": "Your moves" }),
    expected: make("p", { id: "expected", "aria-live": "polite" }),
    hinted: make("p", { id: "hinted", "aria-live": "polite" }),
    undo: button("Undo", "Takes back your last move; it is not learned from"),
    resign: button("Resign", "Loses this game"),
    peek: button("Peek", "What it expects of you now"),
    hint: button("Hint", "What it would play in your place"),
    flip: button("Flip", "Turns the board"),
    asBlack: button("Next game as Black"),
    asWhite: button("Next game as White"),
    handicap: make("input", { type: "checkbox", id: "handicap" }),
    next: make("p", { id: "next", hidden: true }),
    score: make("p", { id: "score" }),
    log: make("ul", { id: "log", "aria-label": "What happened" }),
    learned: make("section", { id: "learned", "aria-label": "What it has learned of you" }),
  };
  parts.next.append(parts.asBlack, parts.asWhite);
  main.append(
    make("div", { id: "table" },
      make("section", { id: "stage", "aria-label": "Game" },
        parts.turn,
        parts.board,
        parts.next,
        parts.said,
        parts.expected,
        parts.hinted,
        make("p", { id: "controls" }, parts.undo, parts.peek, parts.hint, parts.flip, parts.resign),
        make("details", {}, make("summary", {}, "Your moves as a list"), parts.moves),
        make("p", {}, make("label", {}, parts.handicap, " It plays without its model of me")),
        parts.score,
        parts.log),
      parts.learned)
  );
  return parts;
}

// --- what it has learned ----------------------------------------------------------------------------------

function learnedOf(section, view, path, trouble) {
  const learned = view.learned;
  const children = [make("h2", {}, "What it has learned of you")];
  const model = learned?.model;
  if (!model) {
    const seen = learned?.seen ?? 0;
    const every = learned?.every ?? 10;
    children.push(
      make("p", {}, seen < every ? `${seen} of ${every} decisions seen: then it has its first model of you.` : `It is learning from ${plural(seen, "decision")} of yours.`),
      make("progress", { max: every, value: Math.min(seen, every), "aria-label": "Decisions until the first model" }));
  }
  if (learned?.foreseen) {
    children.push(foreseenOf(learned.foreseen));
  }
  if (learned && model) {
    children.push(
      make("p", {}, learned.trusted ? `It began to play by its model of you in game ${learned.trusted.game}, after ${plural(learned.trusted.decisions, "decision")}.` : "It does not trust its model of you yet, and plays without it."),
      remarksOf(model.remarks, view.about.board),
      make("h3", {}, "How far you look"),
      make("p", {}, model.depths.slice(0, 3).map((one) => `${sight(one)}: ${percent(one.share)}`).join("; ") + "."),
      make("p", { class: "caption" }, "A ply is one move of one side."),
      make("h3", {}, "What you value"),
      make("p", { class: "caption" }, "The longer the bar, the more it matters in your choices; it is pale as far as that is unsure. Numbers are weights, and the range in which they lie."),
      bars(model.values),
      ...learned.sentences.map((sentence) => make("p", { class: "note" }, sentence)),
      make("p", {}, make("a", { href: "/api/" + path + "/model", download: "me.json" }, "Download yourself as JSON")));
  }
  section.replaceChildren(...children);
}

/** What was found out, in plain words, each with a move that shows it. */
function remarksOf(remarks, board) {
  if (remarks.length === 0) {
    return make("p", { class: "caption" }, "Nothing that tells you from others is sure yet.");
  }
  return make("div", { class: "remarks" }, ...remarks.map((one) => {
    const shown = one.shown;
    if (!shown) {
      return make("figure", {}, make("figcaption", {}, make("b", {}, one.sentence)));
    }
    const number = Math.floor(shown.ply / 2) + 1;
    const most = shown.ofMost && shown.ofMost !== shown.move ? ` Most would have played ${shown.ofMost}.` : "";
    const caption = `In game ${shown.game}, at move ${number}, you played ${shown.move}.${most}`;
    const svg = shape("svg", { class: "small", role: "img", "aria-label": `The board before ${shown.move} in game ${shown.game}` });
    drawBoard(svg, board, shown.squares.split(""), { turned: shown.black, marked: named(board, shown.move).slice(0, 1), arrows: [{ squares: named(board, shown.move), probability: 1 }] });
    return make("figure", {}, svg, make("figcaption", {}, make("b", {}, one.sentence), " ", caption));
  }));
}

/** Foreseen against guessing, with the interval. */
function foreseenOf(foreseen) {
  const width = 100;
  const x = (share) => width * share;
  const picture = shape("svg", { class: "shares", viewBox: `0 0 ${width} 14`, preserveAspectRatio: "none", role: "img", "aria-label": `foreseen ${percent(foreseen.share)}, guessing ${percent(foreseen.uniform)}` },
    shape("rect", { class: "track", x: 0, y: 0, width, height: 14 }),
    shape("rect", { class: "fill-a", x: 0, y: 1, width: x(foreseen.share), height: 7 }),
    shape("rect", { class: "reach", x: x(foreseen.interval.low), y: 3, width: x(foreseen.interval.high - foreseen.interval.low), height: 3 }),
    shape("rect", { class: "fill-soft", x: 0, y: 9, width: x(foreseen.uniform), height: 4 }));
  const others = foreseen.others === null ? "" : ` ${besideOthers(foreseen.others)}`;
  return make("div", {},
    make("p", { class: "big" }, make("b", {}, percent(foreseen.share)), " of your moves foreseen"),
    picture,
    make("p", { class: "caption" }, `Of your last ${count(foreseen.expectations)} decisions; 95\u00a0% between ${percent(foreseen.interval.low)} and ${percent(foreseen.interval.high)}. Guessing, the lower bar, would reach ${percent(foreseen.uniform)}.${others}`));
}

/** Against what is expected of anybody, in the decisions in which both were asked. */
function besideOthers({ decisions, share, others, gain }) {
  const between = gain === null ? "" : `; the difference lies between ${percent(gain.low)} and ${percent(gain.high)}`;
  return `In ${plural(decisions, "decision")} it could ask both: its model of you foresaw ${percent(share)}, a player like anybody ${percent(others)}${between}.`;
}

export function bars(values) {
  const most = Math.max(...values.map((item) => item.importance), 1e-9);
  return make("ul", { class: "bars" }, ...values.map((item) => {
    const length = (100 * item.importance) / most;
    const nearest = item.range === null ? Math.abs(item.weight) : item.weight < 0 ? -item.range.high : item.range.low;
    const sure = item.weight === 0 ? 0 : (length * Math.max(0, nearest)) / Math.abs(item.weight);
    const between = item.range === null ? "" : ` (${fixed(item.range.low, 2)} to ${fixed(item.range.high, 2)})`;
    return make("li", { title: item.definition },
      make("span", { class: "feature" }, item.feature),
      shape("svg", { class: "bar", viewBox: "0 0 100 8", preserveAspectRatio: "none", "aria-hidden": "true" },
        shape("rect", { class: item.weight < 0 ? "negative unsure" : "positive unsure", width: length, height: 8 }),
        shape("rect", { class: item.weight < 0 ? "negative" : "positive", width: sure, height: 8 })),
      make("span", { class: "weight" }, fixed(item.weight, 2) + between));
  }));
}
