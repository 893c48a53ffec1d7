import type { Style, StyleReference } from './drawing-style';
import type { DrawingElement } from './read-drawing';

/** In characters, with each reference written out: ten times the largest drawing. */
const MOST = 2_000_000;
/** Elements and references inside each other. */
const DEEPEST = 300;

/** What browsers draw aside first, in characters of what takes them as long. */
const ASIDE: Readonly<Record<string, number>> = { clipPath: 200, pattern: 2_000, mask: 5_000 };
/** A step of a filter, and one that looks at many pixels for each. */
const STEP = 2_000;
const EFFECT = 10_000;
/** A step that looks for each pixel at as many as its radius says. */
const WIDENING = 200_000;
const HEAVY = /^fe(\w*Blur|\w*Lighting|\w*Matrix|DropShadow|Turbulence|DisplacementMap)$/;
/** Rules with references that fit one element. */
const MOST_RULES = 200;
/** Of a reference, wherever it leads. */
const LINK = 10;

const SHAPES = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
]);
/** What an element hands down to those in it: each shape is painted with it anew. */
const INHERITED = new Set([
  ...['fill', 'stroke', 'marker', 'marker-start', 'marker-mid', 'marker-end'],
]);
/** A colour that surely takes the place of what was handed down. */
const PLAIN = /^(none|#[\da-f]{3}|#[\da-f]{6})$/i;

/** What shapes are painted with, by property. */
type Paint = ReadonlyMap<string, readonly string[]>;

/** What an element refers to. */
interface Links {
  paint: Map<string, string[]>;
  /** Properties in whose place a colour stands. */
  plain: string[];
  /** Addresses of what is drawn once for the element. */
  others: { property: string; address: string }[];
}

/**
 * Finds out whether a drawing is small only because it refers to its parts again and again: it is
 * drawn in mind as browsers do, and given up where it grows beyond measure. Where a style could fit
 * more elements than it says, it is taken to do so.
 * @param root the outermost element
 * @param styleOf the styles of elements: attributes that refer to something, and `style="…"`
 * @param sheets the texts of all `<style>`
 * @returns the element at which it is too much
 */
export function findExcess(
  root: DrawingElement,
  styleOf: (element: DrawingElement) => readonly StyleReference[],
  sheets: readonly Style[],
): DrawingElement | undefined {
  const ids = new Map<string, DrawingElement>();
  listElements(root).forEach((element) => {
    const id = attributeOf(element, 'id');
    if (id !== undefined && !ids.has(id)) ids.set(id, element);
  });
  const findLinks = linker(styleOf, sheets);
  const known = new Map<DrawingElement, { links: Links; paint: Paint }>();
  const active = new Set<DrawingElement>();
  let spent = 0;

  function spend(cost: number, element: DrawingElement): void {
    spent += cost;
    if (spent > MOST) throw new Excess(element);
  }

  /** An element with what the document hands down to it. */
  function look(element: DrawingElement): { links: Links; paint: Paint } {
    const before = known.get(element);
    if (before !== undefined) return before;
    const above = element.parent === undefined ? new Map() : look(element.parent).paint;
    const links = findLinks(element);
    spend(LINK * (links.others.length + links.paint.size), element);
    const result = { links, paint: handDown(above, links) };
    known.set(element, result);
    return result;
  }

  function draw(element: DrawingElement, above: Paint, depth: number): void {
    // Browsers draw nothing for an element that contains itself.
    if (active.has(element)) return;
    if (depth > DEEPEST) throw new Excess(element);
    active.add(element);
    spend(sizeOf(element), element);
    const { links } = look(element);
    const paint = handDown(above, links);
    for (const child of element.children) draw(child, paint, depth + 1);
    for (const { property, address } of links.others) {
      follow(element, address, 1, depth, property === 'href' ? paint : undefined);
    }
    if (SHAPES.has(element.local)) {
      for (const [property, addresses] of paint) {
        const times = /^marker(-mid)?$/.test(property) ? countCorners(element) : 1;
        for (const address of addresses) follow(element, address, times, depth);
      }
    }
    active.delete(element);
  }

  function follow(
    from: DrawingElement,
    address: string,
    times: number,
    depth: number,
    paint?: Paint,
  ): void {
    if (address === '') {
      spend(EFFECT, from);
      return;
    }
    const target = ids.get(address.slice(1)) ?? ids.get(decode(address.slice(1)));
    if (target === undefined) return;
    const before = spent;
    const isUse = from.local === 'use' && paint !== undefined;
    const above = target.parent === undefined ? new Map() : look(target.parent).paint;
    draw(target, isUse ? paint : above, depth + 1);
    spend((spent - before) * (times - 1), from);
  }

  try {
    draw(root, new Map(), 0);
    return undefined;
  } catch (error) {
    if (error instanceof Excess) return error.element;
    throw error;
  }
}

class Excess extends Error {
  readonly element: DrawingElement;

  constructor(element: DrawingElement) {
    super('too much to draw');
    this.element = element;
  }
}

function listElements(root: DrawingElement): DrawingElement[] {
  return [root, ...root.children.flatMap(listElements)];
}

function attributeOf({ attributes }: DrawingElement, name: string): string | undefined {
  return attributes.find(({ prefix, local }) => prefix === '' && local === name)?.value;
}

function sizeOf({ local, text, start, tagEnd }: DrawingElement): number {
  const aside = local.startsWith('fe') ? costOfStep(local) : (ASIDE[local] ?? 0);
  return tagEnd - start + text.length + aside;
}

function costOfStep(local: string): number {
  if (local === 'feMorphology') return WIDENING;
  return HEAVY.test(local) ? EFFECT : STEP;
}

/** A marker is drawn at each corner; a corner has a number at least, or a letter. */
function countCorners(element: DrawingElement): number {
  const points = attributeOf(element, 'd') ?? attributeOf(element, 'points') ?? '';
  return Math.max(2, points.match(/\d+|[a-z]/gi)?.length ?? 0);
}

function handDown(above: Paint, { paint, plain }: Links): Paint {
  if (paint.size === 0 && (plain.length === 0 || above.size === 0)) return above;
  const result = new Map(above);
  for (const property of plain) result.delete(property);
  for (const [property, addresses] of paint) {
    result.set(property, [...new Set([...(result.get(property) ?? []), ...addresses])]);
  }
  return result;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Finds what elements refer to, by themselves and by the rules of the drawing. */
function linker(
  styleOf: (element: DrawingElement) => readonly StyleReference[],
  sheets: readonly Style[],
): (element: DrawingElement) => Links {
  const rules = sheets.flatMap(({ references }) => references);
  const general = rules.filter(({ keys }) => keys === undefined);
  const byKey = new Map<string, StyleReference[]>();
  for (const rule of rules) {
    for (const key of rule.keys ?? []) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [rule]);
      else known.push(rule);
    }
  }
  return (element) => {
    const classes = (attributeOf(element, 'class') ?? '').split(/\s/);
    const keys = new Set([element.local, attributeOf(element, 'id') ?? '', ...classes]);
    const fitting = [...keys].flatMap((key) => byKey.get(key) ?? []);
    if (fitting.length + general.length > MOST_RULES) throw new Excess(element);
    const links: Links = { paint: new Map(), plain: [], others: [] };
    for (const { property, address } of [...styleOf(element), ...general, ...fitting]) {
      if (INHERITED.has(property)) {
        links.paint.set(property, [...(links.paint.get(property) ?? []), address]);
      } else links.others.push({ property, address });
    }
    // A style may say that a property is handed down after all.
    if (sheets.length > 0 || attributeOf(element, 'style') !== undefined) return links;
    const plain = element.attributes.filter(({ value }) => PLAIN.test(value.trim()));
    return { ...links, plain: plain.map(({ local }) => local) };
  };
}
