// Sessions to look at, live or finished.

import { make, plural } from "./words.js";
import { showSession } from "./session.js";
import { ask, follow } from "./server.js";

export async function watch(main, [id], trouble) {
  return id ? session(main, id, trouble) : shelf(main);
}

async function shelf(main) {
  const sessions = await ask("sessions");
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
  main.append(
    make("h1", {}, "Sessions"),
    sessions.length === 0
      ? make("p", {}, "There is no session yet: play here, or let OLSY play with ", make("code", {}, "olsy run"), ".")
      : make("ul", { class: "cards" }, ...sessions.map((one) =>
          make("li", {},
            make("a", { href: "#/watch/" + encodeURIComponent(one.id) }, `${one.us} against ${one.opponent}`),
            make("span", { class: "caption" }, ` ${one.game}, ${plural(one.models, "model")}, ${when.format(one.changed)} (${one.id})`))))
  );
}

const PAUSE = 2000;

/** Where the reader is: what has the focus, and what was scrolled. Answers what puts it back after all was drawn anew. */
function kept(root) {
  const way = (element) => (element === root ? [] : [...way(element.parentElement), [...element.parentElement.children].indexOf(element)]);
  const at = (steps) => steps.reduce((element, step) => element?.children[step], root);
  const top = scrollY;
  const focused = root.contains(document.activeElement) && document.activeElement !== root ? way(document.activeElement) : null;
  const scrolled = [...root.querySelectorAll("*")].filter((one) => one.scrollTop > 0 || one.scrollLeft > 0).map((one) => [way(one), one.scrollTop, one.scrollLeft]);
  return () => {
    scrolled.forEach(([steps, down, right]) => at(steps)?.scrollTo(right, down));
    if (focused !== null) {
      at(focused)?.focus({ preventScroll: true });
    }
    scrollTo(0, top);
  };
}

async function session(main, id, trouble) {
  const path = "sessions/" + encodeURIComponent(id);
  const template = await (await fetch("/session.html")).text();
  const title = make("h1", {}, id);
  const body = make("div", {});
  const live = make("p", { class: "caption", role: "status" });
  main.append(title, live, body);
  let place = null; // what the reader has chosen; until then the last game is shown
  let busy = false;
  let again = false;

  async function draw() {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      const data = await ask(path);
      const putBack = kept(body);
      body.innerHTML = template;
      title.textContent = `${data.about.us} against ${data.about.opponent}`;
      showSession(data, {
        get: () => place,
        set: (...chosen) => {
          place = chosen;
        },
      });
      putBack();
      await new Promise((done) => setTimeout(done, PAUSE));
    } while (again);
    busy = false;
  }

  let first = true;
  return follow(path + "/news", {
    news: async () => {
      live.textContent = first ? "This page goes on with the session." : "It has just gone on.";
      first = false;
      try {
        await draw();
      } catch (refused) {
        busy = false;
        trouble(refused.message);
      }
    },
    over: trouble,
    trouble,
  });
}
