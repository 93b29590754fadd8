// As much of a browser's document as the scripts of the page need to draw. Import it before them.

class Element {
  constructor(tag) {
    this.tagName = tag;
    this.attributes = new Map();
    this.children = [];
    this.parent = null;
    this.listeners = {};
    this.text = "";
    this.style = {};
  }

  setAttribute(name, value) {
    this.attributes.set(name, String(value));
  }

  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  get dataset() {
    const data = [...this.attributes].filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(data.map(([name, value]) => [name.slice("data-".length), value]));
  }

  append(...children) {
    for (const child of children) {
      if (child instanceof Element) {
        child.parent = this;
        this.children.push(child);
      } else {
        this.text += child;
      }
    }
  }

  appendChild(child) {
    this.append(child);
    return child;
  }

  replaceChildren(...children) {
    this.children = [];
    this.text = "";
    this.append(...children);
  }

  set textContent(text) {
    this.replaceChildren(text);
  }

  get textContent() {
    return this.text + this.children.map((child) => child.textContent).join("");
  }

  addEventListener(kind, listener) {
    this.listeners[kind] = listener;
  }

  contains(other) {
    return other === this || (other !== null && this.contains(other.parent ?? null));
  }

  closest(selector) {
    return selector === "[data-square]" && this.attributes.has("data-square") ? this : (this.parent?.closest(selector) ?? null);
  }

  getBoundingClientRect() {
    return { left: 0, top: 0 };
  }

  /** All below of a tag, with a class where one is given. */
  all(tag, css) {
    return this.children.flatMap((child) => [
      ...(child.tagName === tag && (css === undefined || (child.getAttribute("class") ?? "").split(" ").includes(css)) ? [child] : []),
      ...child.all(tag, css),
    ]);
  }
}

export const element = (tag) => new Element(tag);

globalThis.document = {
  createElement: element,
  createElementNS: (name, tag) => element(tag),
  createRange: () => ({ createContextualFragment: () => ({ firstChild: { namespaceURI: "a picture" } }) }),
  elementFromPoint: () => null,
};
globalThis.ResizeObserver = class {
  observe() {}
};
