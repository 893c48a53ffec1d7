import { readAttribute, type StyleReference, type StyleRule } from './drawing-style';
import type { DrawingAttribute, DrawingElement, Refusal } from './read-drawing';

/** In characters, with each reference written out: ten times the largest drawing. */
const MOST = 2_000_000;
/** Elements and references inside each other. */
const DEEPEST = 300;
/** The weight of a reference, wherever it leads. */
const LINK = 10;

/** What browsers draw aside first, in characters of what takes them as long. */
const ASIDE: Readonly<Record<string, number>> = { clipPath: 200, pattern: 2_000, mask: 5_000 };
/** A step of a filter; one that looks at many pixels for each; one that looks as far as it says. */
const STEPS = { plain: 2_000, heavy: 10_000, feMorphology: 200_000 };
const HEAVY = /^fe(\w*Blur|\w*Lighting|\w*Matrix|DropShadow|Turbulence|DisplacementMap)$/;

const SHAPES = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  'textPath',
]);
/** An element hands them down to all that stands in it. */
const PAINT = /^(fill|stroke|marker(-start|-mid|-end)?)$/;

const COSTLY =
  'has so many copies of copies that browsers would stand still: its references make more than 2,000 kB of it; repeat fewer parts, or export it as .png';

/**
 * Why browsers would draw a drawing for too long: it is small only because it refers to its parts
 * again and again. Only shapes may be painted with a part of the drawing, so that each reference
 * counts once.
 */
export function judgeCost(root: DrawingElement, rules: readonly StyleRule[]): Refusal | undefined {
  const ids = listIds(root);
  const byName = groupByName(rules);
  const weights = new Map<DrawingElement, number>();
  let links = 0;

  function refuse({ start, tagEnd: end }: DrawingElement, message: string): never {
    throw new Refused({ start, end, message });
  }

  function weigh(element: DrawingElement, depth: number): number {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST) refuse(element, COSTLY);
    // An element that contains itself weighs too much while it is open.
    weights.set(element, Infinity);
    let weight = weighAlone(element);
    for (const child of element.children) weight += weigh(child, depth + 1);
    const references = listReferences(element, byName);
    links += LINK * references.length;
    for (const { property, address } of references) {
      const isPaint = PAINT.test(property);
      if (isPaint && !SHAPES.has(element.local)) refuse(element, toPaintMessage(property, element));
      const target = findTarget(ids, address);
      const times = isPaint ? countTimes(property, element) : 1;
      if (target !== undefined) weight += times * weigh(target, depth + 1);
    }
    if (weight + links > MOST) refuse(element, COSTLY);
    weights.set(element, weight);
    return weight;
  }

  try {
    weigh(root, 0);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

function toPaintMessage(property: string, { local }: DrawingElement): string {
  return `has <${local}> with a ${property} that refers to a part of the drawing; write it on each shape instead`;
}

function listIds(element: DrawingElement, ids = new Map<string, DrawingElement>()) {
  const id = attributeOf(element, 'id');
  if (id !== undefined && !ids.has(id)) ids.set(id, element);
  for (const child of element.children) listIds(child, ids);
  return ids;
}

function findTarget(ids: ReadonlyMap<string, DrawingElement>, address: string) {
  const id = address.slice(1);
  return ids.get(id) ?? ids.get(decode(id));
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function attributeOf({ attributes }: DrawingElement, name: string): string {
  return attributes.find(({ prefix, local }) => prefix === '' && local === name)?.value ?? '';
}

function groupByName(rules: readonly StyleRule[]): Map<string, StyleReference[]> {
  const groups = new Map<string, StyleReference[]>();
  for (const { names, references } of rules) {
    for (const name of references.length === 0 ? [] : names) {
      const known = groups.get(name);
      if (known === undefined) groups.set(name, [...references]);
      else known.push(...references);
    }
  }
  return groups;
}

/** What an element refers to, by its attributes and by the rules that name it. */
function listReferences(
  element: DrawingElement,
  byName: ReadonlyMap<string, StyleReference[]>,
): StyleReference[] {
  const classes = attributeOf(element, 'class').split(/\s+/);
  const names = [
    element.local,
    `#${attributeOf(element, 'id')}`,
    ...classes.map((one) => `.${one}`),
  ];
  const ruled =
    byName.size === 0 ? [] : [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
  return [...element.attributes.flatMap(readReferences), ...ruled];
}

function readReferences(attribute: DrawingAttribute): StyleReference[] {
  const { local, value } = attribute;
  if (local === 'href') return [{ property: 'href', address: value.trim() }];
  return mayRefer(attribute) ? readAttribute(local, value).references : [];
}

/** Most attributes hold a name, words or numbers. */
export function mayRefer({ prefix, local, value }: DrawingAttribute): boolean {
  if (prefix !== '' || /^(id|class|(data|aria)-.*)$/.test(local)) return false;
  return local === 'style' || /[(\\]|context-/i.test(value);
}

function weighAlone({ local, text, start, tagEnd }: DrawingElement): number {
  const weight = tagEnd - start + text.length;
  if (!local.startsWith('fe')) return weight + (ASIDE[local] ?? 0);
  if (local === 'feMorphology') return weight + STEPS.feMorphology;
  return weight + (HEAVY.test(local) ? STEPS.heavy : STEPS.plain);
}

/** A marker is drawn at each corner, which has a number at least, or a letter; a text paints its parts too. */
function countTimes(property: string, element: DrawingElement): number {
  if (!/^marker(-mid)?$/.test(property)) return countElements(element);
  const points = attributeOf(element, 'd') || attributeOf(element, 'points');
  return Math.max(2, points.match(/\d+|[a-z]/gi)?.length ?? 0);
}

function countElements({ children }: DrawingElement): number {
  return children.reduce((sum, child) => sum + countElements(child), 1);
}
