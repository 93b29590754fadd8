// Which room is shown: the address says it.

import { make } from "./words.js";
import { takeKey } from "./server.js";
import { play } from "./play.js";
import { watch } from "./watch.js";
import { learn } from "./learn.js";
import { lab } from "./lab.js";

const ROOMS = { play, watch, learn, lab };
const main = document.getElementById("main");
const line = document.getElementById("trouble");
let leave = () => {};
let place = null; // of the room that is shown

/** Says what keeps the page from working; null when it works again. */
function trouble(sentence) {
  line.hidden = sentence === null;
  line.textContent = sentence ?? "";
}

async function show() {
  leave();
  leave = () => {};
  trouble(null);
  const own = make("div", {}); // who goes on before a room has come does not see it
  place = own;
  main.replaceChildren(own);
  const [name, ...rest] = location.hash.replace(/^#\//, "").split("/").map(decodeURIComponent);
  const room = ROOMS[name] ? name : "play";
  document.title = "OLSY \u2013 " + room;
  document.querySelectorAll("nav a").forEach((link) => {
    if (link.hash === "#/" + room) {
      link.setAttribute("aria-current", "page");
    } else {
      link.removeAttribute("aria-current");
    }
  });
  const saying = (sentence) => place === own && trouble(sentence);
  try {
    const left = (await ROOMS[room](own, rest, saying)) ?? (() => {});
    if (place === own) {
      leave = left;
    } else {
      left();
    }
  } catch (refused) {
    own.append(make("p", { class: "note" }, refused.message));
  }
}

takeKey();
addEventListener("hashchange", show);
show();
