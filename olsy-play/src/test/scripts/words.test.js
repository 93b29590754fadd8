import { test } from "node:test";
import assert from "node:assert/strict";
import "./document.js";

const { fixed, plural, percent, sentence, sight } = await import("../../main/resources/olsy/play/page/words.js");

test("one is no plural, and a y after a consonant changes", () => {
  assert.equal(plural(1, "ply"), "1 ply");
  assert.equal(plural(2, "ply"), "2 plies");
  assert.equal(plural(1, "game"), "1 game");
  assert.equal(plural(1200, "game"), "1,200 games");
  assert.equal(plural(2, "day"), "2 days");
});

test("a fault is told in a sentence", () => {
  assert.equal(sentence("there is no table nobody"), "There is no table nobody.");
  assert.equal(sentence("Try again."), "Try again.");
});

test("what rounds to nothing has no sign", () => {
  assert.equal(fixed(-0.001, 2), "0.00");
  assert.equal(fixed(-0.01, 2), "\u22120.01");
  assert.equal(fixed(-10, 1), "\u221210.0");
  assert.equal(fixed(0.5, 0), "1");
});

test("a share that is not zero is not said to be", () => {
  assert.equal(percent(0.004), "<1\u00a0%");
  assert.equal(percent(0), "0\u00a0%");
  assert.equal(percent(-0.02), "\u22122\u00a0%");
});

test("how far somebody looks is said without the words of programs", () => {
  assert.equal(sight({ depth: 1, frontier: "none" }), "1 ply");
  assert.equal(sight({ depth: 2, frontier: "captures" }), "2 plies, then to where nothing is captured");
  assert.equal(sight({ depth: 3, frontier: "stand-pat" }), "3 plies, then captures that pay");
});
