import type { DrawingElement, Hazard } from './read-drawing';

/** A `url(…)` in a style. */
export const ADDRESS = /url\(((?:"[^"]*"|'[^']*'|[^"'()])*)\)/gi;

/** In characters, with every reference expanded: ten times the largest drawing. */
const MOST = 2_000_000;
/** The deepest nesting of elements and references. */
const DEEPEST = 300;
/** In characters: what a reference, whatever its target, and a filter step cost browsers. */
const WEIGHTS = { link: 10, step: 2_000 };

const COSTLY =
  'has so many copies of copies that browsers would stand still: its references make more than 2,000 kB of it; repeat fewer parts, or export it as .png';
const SHEET =
  'has a style that refers to another part than a gradient; write it as an attribute of each shape';

/** Why a drawing takes browsers too long: it is small only because it repeats its parts. */
export function judgeCost(root: DrawingElement): Hazard | undefined {
  const ids = listIds(root);
  const weights = new Map<DrawingElement, number>();
  let refusal: Hazard | undefined;

  function refuse({ start, tagEnd: end }: DrawingElement, message: string): number {
    refusal ??= { start, end, message };
    return Infinity;
  }

  function weigh(element: DrawingElement, depth: number): number {
    const known = weights.get(element);
    if (known !== undefined) return known;
    if (depth > DEEPEST) return refuse(element, COSTLY);
    // Infinite until it is weighed, so that an element that contains itself is refused.
    weights.set(element, Infinity);
    const { local, text, start, tagEnd, children } = element;
    let weight = tagEnd - start + text.length + (local.startsWith('fe') ? WEIGHTS.step : 0);
    for (const child of children) weight += weigh(child, depth + 1);
    for (const { address, times } of listReferences(element)) {
      const target = ids.get(address.slice(1));
      if (local === 'style' && !target?.local.endsWith('Gradient')) refuse(element, SHEET);
      weight += WEIGHTS.link + (target === undefined ? 0 : times * weigh(target, depth + 1));
    }
    if (weight > MOST) refuse(element, COSTLY);
    weights.set(element, weight);
    return weight;
  }

  weigh(root, 0);
  return refusal;
}

/** What an element references, and how often that is drawn: its descendants may inherit it. */
function listReferences(element: DrawingElement) {
  const { local, text, attributes } = element;
  if (local === 'style') return listAddresses(text).map((address) => ({ address, times: 0 }));
  return attributes.flatMap(({ local: name, value }) => {
    const addresses = name === 'href' ? [value.trim()] : listAddresses(value);
    if (addresses.length === 0) return [];
    // A marker is drawn at each vertex, which takes at least one number or letter.
    const corners = /marker/.test(name + value) ? countCorners(element) : 0;
    const times = Math.max(countElements(element), corners);
    return addresses.map((address) => ({ address, times }));
  });
}

function countCorners({ attributes }: DrawingElement): number {
  const line = attributes.find(({ local }) => local === 'd' || local === 'points');
  return line?.value.match(/\d+|[a-z]/gi)?.length ?? 0;
}

function countElements({ children }: DrawingElement): number {
  return children.reduce((sum, child) => sum + countElements(child), 1);
}

function listIds(element: DrawingElement, ids = new Map<string, DrawingElement>()) {
  const id = element.attributes.find(({ prefix, local }) => prefix === '' && local === 'id');
  if (id !== undefined && !ids.has(id.value)) ids.set(id.value, element);
  for (const child of element.children) listIds(child, ids);
  return ids;
}

/** The addresses that a style names, such as `#gradient`. */
export function listAddresses(css: string): string[] {
  return [...css.matchAll(ADDRESS)].map(([, written = '']) =>
    written.trim().replace(/^(["'])(.*)\1$/s, '$2'),
  );
}
