// Numbers as people read them, and elements of the page.

export const MINUS = "\u2212";

export const count = (n) => n.toLocaleString("en");
export const fixed = (x, digits) => x.toFixed(digits).replace(/^-(?=[0.]*$)/, "").replace("-", MINUS); // nothing is no less than nothing
export const signed = (x, digits) => (x > 0 ? "+" : "") + fixed(x, digits);
export const percent = (x) => (x > 0 && x < 0.005 ? "<1" : String(Math.round(100 * x) + 0).replace("-", MINUS)) + "\u00a0%";
export const plural = (n, word) => count(n) + " " + (n === 1 ? word : word.replace(/([^aeiou])y$/, "$1ie") + "s");

const BEYOND = { none: "", captures: ", then to where nothing is captured", "stand-pat": ", then captures that pay" };

/** How far somebody looks, and what at the end of that. */
export const sight = ({ depth, frontier }) => plural(depth, "ply") + BEYOND[frontier];

/** What the program says of a fault, as a sentence of its own. */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");

// The name of what pictures are made of: the browser knows it, and the page names no address.
const SVG = document.createRange().createContextualFragment("<svg></svg>").firstChild.namespaceURI;

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "style") {
      element.style.cssText = value; // not as an attribute: a strict policy forbids those
    } else if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (value === true) {
      element.setAttribute(name, "");
    } else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, value);
    }
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** An element with its attributes, listeners (onclick) and children. */
export const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** The same of a picture. */
export const shape = (tag, attributes, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);
