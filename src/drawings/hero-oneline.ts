import type { Figure } from '#check/fields';
import type { ProductIcon } from '../collections/products/collection';

interface Named {
  products: { icon?: ProductIcon | undefined; name: string }[];
  markets: { name: string; stats: { projects: Figure } }[];
}

/** The letters that fit below a feeder of the wide drawing, and beside one of the tall drawing. */
const ROOM = { wide: 18, tall: 14 };

/**
 * Draws the one-line diagram of the hero: the wide drawing, and the tall one for narrow screens.
 * Products are named at the symbols that stand for them, the first four markets at the four
 * feeders; what has no name there stays without one.
 * @param named what is named in them
 * @param drawings their texts, with a gap for each name
 * @returns both drawings as HTML
 */
export function drawHero(named: Named, { wide, tall }: Record<'wide' | 'tall', string>): string {
  return label(wide, toNames(named, ROOM.wide)) + label(tall, toNames(named, ROOM.tall));
}

function toNames({ products, markets }: Named, room: number): Map<string, string> {
  const names = new Map<string, string>();
  for (const { icon, name } of products) {
    if (icon !== undefined && !names.has(icon)) names.set(icon, toFittingName(name, room));
  }
  for (const [index, { name, stats }] of markets.entries()) {
    const { value, label } = stats.projects;
    names.set(`market-${index + 1}`, toFittingName(name, room));
    names.set(`projects-${index + 1}`, toFittingName(`${value} ${label}`, room));
  }
  return names;
}

/** A name that fits, or its first word, or nothing. */
function toFittingName(name: string, room: number): string {
  const [first = ''] = name.split(' ');
  return [name, first].find(({ length }) => length <= room) ?? '';
}

/** Puts names into the gaps of a drawing, as text. */
function label(drawing: string, names: Map<string, string>): string {
  return drawing.replace(/\{([\w-]+)\}/g, (_, gap: string) => toText(names.get(gap) ?? ''));
}

function toText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
