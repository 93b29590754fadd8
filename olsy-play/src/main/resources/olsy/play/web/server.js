// Asks the server, and follows its news. The key comes with the link that olsy serve printed.

import { sentence } from "./words.js";

const KEY = "olsy-key";
const AWAY = "The server does not answer. The page asks again every second, and goes on when it is back.";
const UNASKED = "The server does not answer. Try again when it is back.";
const UNSURE = "The server does not answer: it may not have heard of this. Try again when it is back.";

/** Takes the key out of the address, so that it is in no bookmark. */
export function takeKey() {
  const found = /^#key=([\w-]+)$/.exec(location.hash);
  if (found) {
    sessionStorage.setItem(KEY, found[1]);
    history.replaceState(null, "", "/#/play");
  }
}

/** What the server refused, in a sentence. */
export class Refused extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

export async function ask(path, options) {
  let response;
  let answer;
  try {
    response = await fetch("/api/" + path, options);
    answer = await response.json();
  } catch {
    throw new Error(options?.method === "POST" ? UNSURE : UNASKED);
  }
  if (!response.ok) {
    throw new Refused(response.status, sentence(answer.sentence));
  }
  return answer;
}

/** Changes something; body is sent as JSON, or as it is where it is a file. */
export function tell(path, body = {}) {
  const raw = body instanceof Blob;
  return ask(path, {
    method: "POST",
    headers: { "X-Olsy-Key": sessionStorage.getItem(KEY) ?? "", "Content-Type": raw ? "application/octet-stream" : "application/json" },
    body: raw ? body : JSON.stringify(body),
  });
}

/**
 * Follows news until it is stopped. A connection that breaks is made again.
 *
 * on.news(data), on.over(sentence): there will be none; on.trouble(sentence or null): the server is away, or back.
 */
export function follow(path, on) {
  let source = null;
  let timer = null;
  let stopped = false;
  const open = () => {
    source = new EventSource("/api/" + path);
    source.onmessage = (event) => {
      on.trouble(null);
      on.news(JSON.parse(event.data));
    };
    source.addEventListener("over", (event) => {
      source.close();
      on.over(sentence(JSON.parse(event.data).sentence));
    });
    source.onerror = () => {
      source.close();
      if (!stopped) {
        on.trouble(AWAY);
        timer = setTimeout(again, 1000);
      }
    };
  };
  const again = async () => {
    try {
      await on.again?.();
      open();
    } catch (refused) {
      if (refused instanceof Refused) {
        on.over(refused.message);
      } else {
        timer = setTimeout(again, 1000);
      }
    }
  };
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source.close();
  };
}
