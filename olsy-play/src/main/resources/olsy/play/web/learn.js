// Archives dropped on the page: who is in them, and learning one of them.

import { make, plural, percent, fixed, count, sight } from "./words.js";
import { ask, tell, follow } from "./server.js";
import { bars } from "./play.js";

// As the server calls whoever an archive does not name.
const UNKNOWN = "?";
const USUAL_GAME = "checkers";
const called = (player) => (player === UNKNOWN ? "unknown players" : player);

export async function learn(main, rest, trouble) {
  const players = await ask("players");
  const games = [...new Set(players.map((one) => one.game))];
  const game = make("select", { id: "game" }, ...games.map((name) => make("option", { selected: name === USUAL_GAME }, name)));
  const file = make("input", { type: "file", id: "file", accept: ".pdn,.txt" });
  const said = make("p", { role: "status" });
  const people = make("section", { "aria-label": "Who is in the archive", hidden: true });
  const result = make("section", { "aria-label": "What was learned", hidden: true });
  const drop = make("div", { class: "drop" }, make("p", {}, "Drop a file of games in PDN here, or choose one:"), make("p", { class: "row" }, make("label", { for: "game" }, "Game "), game, make("label", { for: "file" }, " File "), file));
  let stop = () => {};
  main.append(
    make("h1", {}, "Learn a player from games"),
    make("p", {}, "The file stays on this machine. You see who is in it, choose one, and get that player as a model: what it values, how far it looks, and how well the model foresees games it has not seen."),
    drop, said, people, result, await comparing(players));

  async function take(chosen) {
    said.textContent = "Reading " + chosen.name + " \u2026";
    people.hidden = result.hidden = true;
    try {
      const told = await tell("archives?game=" + encodeURIComponent(game.value), chosen);
      const named = told.players.filter((one) => one.name !== UNKNOWN);
      const who = named.length === 0 ? " of players who are not named" : `, ${plural(named.length, "player")}${named.length < told.players.length ? " and some who are not named" : ""}`;
      const none = told.players.every((one) => one.decisions === 0) ? ` No move in it is one of ${game.value}.` : "";
      said.textContent = `${chosen.name}: ${plural(told.games, "game")}${who}.` + none + (told.faults.length ? " Not all could be read: " + told.faults[0] : "");
      showPlayers(told);
    } catch (refused) {
      said.textContent = refused.message;
    }
  }

  function showPlayers(told) {
    const rows = told.players.map((one) =>
      make("tr", {},
        make("td", {}, called(one.name), one.name === UNKNOWN ? make("span", { class: "caption" }, " learned as if they were one") : null),
        make("td", { class: "number" }, count(one.games)),
        make("td", { class: "number" }, count(one.decisions)),
        make("td", {}, make("button", { type: "button", disabled: one.decisions === 0, onclick: () => fit(told.id, one.name) }, "Learn"))));
    people.replaceChildren(
      make("h2", {}, "Who is in it"),
      make("div", { class: "wide scrolls", tabindex: "0", role: "region", "aria-label": "Players" },
        make("table", {}, make("thead", {}, make("tr", {}, make("th", {}, "player"), make("th", { class: "number" }, "games"), make("th", { class: "number" }, "decisions"), make("th", {}, "learn"))), make("tbody", {}, ...rows))));
    people.hidden = false;
  }

  async function fit(archive, player) {
    stop();
    try {
      const { id } = await tell("fits", { archive, player });
      result.hidden = false;
      stop = follow(`fits/${id}/news`, {
        news: (view) => show(id, view),
        over: trouble,
        trouble,
      });
    } catch (refused) {
      said.textContent = refused.message;
    }
  }

  function show(id, view) {
    if (view.fault !== null) {
      result.replaceChildren(make("h2", {}, called(view.player)), make("p", { class: "note" }, view.fault));
    } else if (view.model === null) {
      result.replaceChildren(make("h2", {}, called(view.player)), make("progress", { "aria-label": "Learning" }), make("p", { role: "status" }, view.now + (view.left === null ? "" : `; about ${Math.ceil(view.left)} s left`) + "."));
    } else {
      stop();
      result.replaceChildren(...account(id, view));
      document.querySelectorAll(".compared").forEach((select) => select.append(make("option", { value: "fit:" + id }, called(view.player) + " (learned here)")));
    }
  }

  function account(id, view) {
    const accuracy = view.model.accuracy;
    const strategy = view.model.strategy;
    const measured = accuracy
      ? `On ${plural(accuracy.decisions, "decision")} of games it was not learned from, it foresees ${percent(accuracy.strict)} (95\u00a0% between ${percent(accuracy.interval.low ?? accuracy.interval[0])} and ${percent(accuracy.interval.high ?? accuracy.interval[1])}); guessing reaches ${percent(accuracy.uniform)}` +
        (accuracy.generic ? `, what is expected of anybody ${percent(accuracy.generic.strict)}` : "") +
        `. The log-likelihood is ${fixed(accuracy.calibration.logLikelihood.mean, 2)} a decision.`
      : "There was only one game: how good the model is on others cannot be told.";
    const begin = async () => {
      try {
        const table = await tell("tables", { fit: id });
        location.hash = "#/play/" + encodeURIComponent(table.id);
      } catch (refused) {
        trouble(refused.message);
      }
    };
    return [
      make("h2", {}, called(view.player)),
      make("p", {}, measured),
      make("p", {}, `It looks ${plural(strategy.depth, "ply")} ahead. What it values, the most important first:`),
      bars(view.values.slice(0, 12)),
      ...view.caveats.map((sentence) => make("p", { class: "note" }, sentence)),
      make("p", { class: "row" }, make("button", { type: "button", class: "main", onclick: begin }, "Play its clone"), make("a", { href: `/api/fits/${id}/model`, download: view.player + ".json" }, "Download as JSON")),
    ];
  }

  file.addEventListener("change", () => file.files.length > 0 && take(file.files[0]));
  drop.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    if (event.dataTransfer.files.length > 0) {
      take(event.dataTransfer.files[0]);
    }
  });
  return () => stop();
}

/** Two players side by side. */
async function comparing(players) {
  const tables = (await ask("tables")).filter((one) => one.models > 0);
  const usual = players.filter((one) => one.game === USUAL_GAME);
  const choice = (label, chosen) => make("select", { class: "compared", "aria-label": label },
    ...tables.map((one) => make("option", { value: "table:" + one.id }, `you, as ${one.id} knows you (${one.game})`)),
    ...players.map((one) => make("option", { value: "player:" + one.name, selected: tables.length === 0 && one === usual[chosen] }, `${one.name} (${one.game})`)));
  const one = choice("The one", 0);
  const other = choice("The other", 1);
  if (tables.length > 0) {
    other.value = "player:" + players.find((rival) => rival.game === tables[0].game).name;
  }
  const answer = make("div", { role: "status" });
  const compare = async () => {
    try {
      answer.replaceChildren(...sideBySide(await ask(`comparisons?one=${encodeURIComponent(one.value)}&other=${encodeURIComponent(other.value)}`)));
    } catch (refused) {
      answer.textContent = refused.message;
    }
  };
  return make("section", { "aria-label": "Compare two players" },
    make("h2", {}, "Compare two players"),
    make("p", { class: "row" }, one, " with ", other, make("button", { type: "button", id: "compare", onclick: compare }, "Compare")),
    answer);
}

function sideBySide({ inMen, sides, values }) {
  const looks = (side) => side.depths.slice(0, 3).map((one) => sight(one) + (side.depths.length > 1 ? ": " + percent(one.share) : "")).join("; ");
  const known = (side) =>
    side.fitted === null
      ? "written by hand"
      : `learned from ${plural(side.fitted, "decision")}` + (side.measured === null ? "" : `; foresees ${percent(side.measured.share)} of others (95\u00a0% between ${percent(side.measured.interval.low)} and ${percent(side.measured.interval.high)}), guessing ${percent(side.measured.uniform)}`);
  const row = (head, cells, kind) => make("tr", {}, make("th", { scope: "row" }, head), ...cells.map((cell) => make("td", { class: kind }, cell)));
  return [
    make("p", { class: "caption" }, inMen ? "Weights are in men: a man is 1." : "Weights are such that the largest is 1."),
    make("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Side by side" },
      make("table", {},
        make("thead", {}, make("tr", {}, make("td", {}), ...sides.map((side) => make("th", { scope: "col" }, side.name)))),
        make("tbody", {},
          row("looks ahead", sides.map(looks)),
          row("where it comes from", sides.map(known)),
          ...values.map((item) => {
            const between = item.range === null ? "" : ` (${fixed(item.range.low, 2)} to ${fixed(item.range.high, 2)})`;
            return row(item.feature, [fixed(item.weight, 2) + between, fixed(item.other, 2)]);
          })))),
  ];
}
