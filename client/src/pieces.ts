/** Keeps the parts of the page as the server last described them. A part has a shell, and in the shell's [data-pieces]
 * element, which bears the part's name, pieces that come and go one by one: news names the pieces that stay by their
 * places and brings the others. */

import { Idiomorph } from "idiomorph";
import { byId } from "./dom";

/** New pieces, and runs of old ones: where they began and how many. */
export type Pieces = (string | [number, number])[];

export interface Change {
  shell?: string;
  pieces?: Pieces;
}

const HOLDER = "[data-pieces]";
const SVG = "http://www.w3.org/2000/svg";

export class Parts {
  private readonly pieces = new Map<string, Element[]>();

  /** Before anything else is put between the pieces. */
  constructor(root: Element) {
    for (const holder of root.querySelectorAll(HOLDER)) {
      this.pieces.set(holder.getAttribute("data-pieces") ?? "", [...holder.children]);
    }
  }

  change(name: string, { shell, pieces }: Change): void {
    if (shell !== undefined) this.dress(name, shell);
    if (pieces !== undefined) this.arrange(name, pieces);
  }

  /** The shell alone: what is inside of the holder stays as it is. */
  private dress(name: string, shell: string): void {
    const part = byId(name);
    if (!part) return;
    // What somebody is typing stays; a button that was just pressed must say what it stands for now.
    const typing = !!document.activeElement?.matches("input, textarea");
    Idiomorph.morph(part, shell, {
      morphStyle: "outerHTML",
      ignoreActiveValue: typing,
      restoreFocus: true,
      callbacks: { beforeNodeMorphed: (old: Node, fresh: Node) => !holds(old, fresh) },
    });
  }

  /** Every piece in its place; those that stay are not touched, and one under an old one's name becomes that one. */
  private arrange(name: string, pieces: Pieces): void {
    const holder = document.querySelector(`[data-pieces="${name}"]`);
    if (!holder) return;
    const old = this.pieces.get(name) ?? [];
    const kept = new Set(pieces.flatMap((piece) => (typeof piece === "string" ? [] : run(old, piece))));
    const gone = new Map(old.filter((node) => node.id && !kept.has(node)).map((node) => [node.id, node]));
    const made = parse(holder, pieces.filter((piece) => typeof piece === "string"))[Symbol.iterator]();
    const wanted = pieces.flatMap((piece) => (typeof piece === "string" ? [become(gone, made.next().value!)] : run(old, piece)));
    const stays = new Set(wanted);
    for (const node of old) if (!stays.has(node)) node.remove();
    let before: Element | null = null;
    for (const node of wanted) {
      if (previous(node, stays) !== before || node.parentNode !== holder) {
        if (before) before.after(node);
        else holder.prepend(node);
      }
      before = node;
    }
    this.pieces.set(name, wanted);
  }
}

function run(old: Element[], [first, length]: [number, number]): Element[] {
  return old.slice(first, first + length);
}

/** The piece before this one on the page, past whatever else the page has put between them. */
function previous(node: Element, pieces: Set<Element>): Element | null {
  let at = node.previousElementSibling;
  while (at && !pieces.has(at)) at = at.previousElementSibling;
  return at;
}

/** An element of the same name takes on the new one's looks: it keeps the focus and where it was scrolled to. */
function become(gone: Map<string, Element>, fresh: Element): Element {
  const old = fresh.id ? gone.get(fresh.id) : undefined;
  if (!old || old.tagName !== fresh.tagName) return fresh;
  gone.delete(fresh.id);
  const typing = !!document.activeElement?.matches("input, textarea");
  Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", ignoreActiveValue: typing, restoreFocus: true });
  return old;
}

/** The elements of these texts, one each. */
function parse(holder: Element, texts: string[]): Element[] {
  const frame = document.createElement("template");
  const drawn = holder.namespaceURI === SVG;
  frame.innerHTML = drawn ? `<svg>${texts.join("")}</svg>` : texts.join("");
  const parent = drawn ? frame.content.firstElementChild : frame.content;
  return [...(parent?.children ?? [])];
}

/** Is this the holder? Then its attributes follow, and nothing else; which part of the board is seen, its viewer says.
 * Those that stay are not set again: a language that is set, even to the same, styles everything inside anew. */
function holds(old: Node, fresh: Node): boolean {
  if (!(old instanceof Element && fresh instanceof Element && old.matches(HOLDER))) return false;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (name !== "viewBox" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  return true;
}
