// A bot for Gusher in JavaScript, without any package: `gusher arena atacama "cmd:node docs/bots/miner.js" random`.
//
// It plays Atacama as miner.py does: its rigs go into lines that bring it points, not into those that bring points to
// the others. Unlike that one it plays one game only: a new process is started for each.
"use strict";

const readline = require("node:readline");

const PROTOCOL = 1;
const SIDE = 9; // columns are the lines 0 to 8, rows the lines 9 to 17
const LINES = 2 * SIDE;

/** One JSON document on one line. */
function say(words) {
  process.stdout.write(JSON.stringify(words) + "\n");
}

/** What the line of this role's direction brings it so far: roles are columns and rows of one metal, then of the other. */
function points(view, role, lines) {
  return view.points[Math.floor(role / 2) * LINES + lines[role % 2]];
}

/** What a rig in this field would be worth to my seat, and to the others less. */
function worth({ game, view, seat }, words) {
  if (game !== "atacama" || words.do !== "place") return 0;
  const lines = [words.column - 1, SIDE + words.row - 1]; // one column, one row
  const mine = view.roles[seat];
  return view.roles
    .filter((role) => role >= 0)
    .reduce((sum, role) => sum + (role === mine ? 1 : -1) * points(view, role, lines), 0);
}

/** Numbers from 0 to 1 that follow from the question's own seed, so that the same game can be played again. */
function chance(seed) {
  let state = seed;
  return () => (state = (state * 48271 + 11) % 2147483647) / 2147483647;
}

/** The best answer, in words this time: either form will do. */
function answer(question) {
  const draw = chance(question.seed);
  const judged = question.answers.map(({ words }) => ({ words, worth: worth(question, words), luck: draw() }));
  judged.sort((one, other) => other.worth - one.worth || other.luck - one.luck);
  return judged[0].words;
}

let greeted = false;
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const heard = JSON.parse(line);
  if (greeted) {
    say({ id: heard.id, answer: answer(heard) });
  } else if (heard.gusher === PROTOCOL) {
    greeted = true;
    say({ gusher: PROTOCOL, name: "miner" });
  } else {
    process.exit(1);
  }
});
