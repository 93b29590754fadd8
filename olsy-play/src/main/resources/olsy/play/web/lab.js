// Experiments: what they found, and a small one to run and to watch.

import { make, plural } from "./words.js";
import { ask, tell, follow } from "./server.js";

export async function lab(main, rest, trouble) {
  const found = make("section", { "aria-label": "Finished experiments", hidden: true });
  const others = make("details", {}, make("summary", {}, "All experiments"));
  const lines = make("pre", { class: "scrolls", tabindex: "0", role: "region", "aria-label": "Tables of the run" });
  const said = make("p", { role: "status" });
  const running = make("section", { "aria-label": "The run", hidden: true }, make("h2", {}, "The run"), said, lines);
  let stop = () => {};
  main.append(
    make("h1", {}, "The lab"),
    make("p", {}, "Every figure of the documents comes from an experiment that can be run again. Here they run in a small size. What they find is rough. The documents have the large runs."),
    running, found, others);

  async function list() {
    const all = await ask("lab");
    const finished = all.filter((one) => one.finished);
    found.hidden = finished.length === 0;
    found.replaceChildren(make("h2", {}, "What was found here"), ...finished.flatMap(result));
    const busy = all.find((one) => one.running);
    others.replaceChildren(
      make("summary", {}, plural(all.length, "experiment")),
      make("ul", { class: "cards experiments" }, ...all.map((one) => make("li", {}, make("span", {}, make("b", {}, one.name), " ", one.description), start(one, busy)))));
    others.open = others.open || finished.length === 0;
    return busy;
  }

  const start = (one, busy) => make("button", { type: "button", "aria-label": "Run " + one.name, disabled: busy !== undefined, onclick: () => begin(one.name) }, one.running ? "Runs" : one.finished ? "Show its run" : "Run");

  const result = (one) => [
    make("h3", {}, one.name),
    make("p", {}, one.description),
    one.verdict === null ? "" : make("p", {}, make("b", {}, one.verdict)),
    ...one.pictures.map((file) => make("img", { class: "picture", src: `/api/lab/${encodeURIComponent(one.name)}/pictures/${encodeURIComponent(file)}`, alt: `What ${one.name} found, drawn: ${file}` })),
  ];

  async function begin(name) {
    try {
      await tell("lab", { experiment: name });
      await watch(name);
    } catch (refused) {
      trouble(refused.message);
    }
  }

  async function watch(name) {
    stop();
    running.hidden = false;
    await list();
    let over = false;
    stop = follow(`lab/${encodeURIComponent(name)}/news`, {
      news: (run) => {
        const atEnd = lines.scrollTop + lines.clientHeight >= lines.scrollHeight - 4;
        lines.textContent = run.lines.join("\n");
        if (atEnd) {
          lines.scrollTop = lines.scrollHeight;
        }
        said.textContent = run.fault ?? (run.over ? `${name} is finished.` : `${name} is running: ${plural(run.lines.length, "line")} so far.`);
        if (run.over && !over) {
          over = true;
          list().catch((refused) => trouble(refused.message));
        }
      },
      over: trouble,
      trouble,
    });
  }

  const busy = await list();
  if (busy) {
    await watch(busy.name);
  }
  return () => stop();
}
