import { toString as toText } from 'mdast-util-to-string';
import type { Finding } from '../problem.ts';
import { toRange } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import type { Piece } from './body-code.ts';
import { findUnsafe } from './characters.ts';
import { findOtherAddress } from './external-links.ts';

/** The fields of a node that become part of a page, besides its children. */
const TEXTS = ['value', 'alt', 'title', 'url', 'lang', 'meta'] as const;
const MOST_PLACES = 10;

/** What deceives readers: characters written as entities, links whose text is another address. */
export function findBodyHazards(pieces: readonly Piece[]): Finding[] {
  // Markdown takes the first of two definitions, and a map the last.
  const definitions = pieces.filter((piece) => piece.type === 'definition').toReversed();
  const targets = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  const characters = pieces.flatMap((piece) =>
    textsOf(piece).flatMap((value) =>
      findUnsafe(value).map(({ name }): Finding => {
        const message = `has ${name}, written in another way; delete it`;
        return { range: toRange(piece), message };
      }),
    ),
  );
  const links = pieces.flatMap((piece): Finding[] => {
    if (piece.type !== 'link' && piece.type !== 'linkReference') return [];
    const url = piece.type === 'link' ? piece.url : (targets.get(piece.identifier) ?? '');
    const title = piece.type === 'link' ? (piece.title ?? '') : '';
    const other = findOtherAddress(toText(piece), url) ?? findOtherAddress(title, url);
    if (other === undefined) return [];
    const message = `has a link that reads "${shorten(other)}" but leads to "${shorten(url)}", so readers are deceived; write words that say where it leads`;
    return [{ range: toRange(piece), message }];
  });
  return [...characters.slice(0, MOST_PLACES), ...links];
}

/** Values in braces are left out: they have no entities. */
function textsOf(piece: Piece): string[] {
  const fields: Partial<Record<string, unknown>> = { ...piece };
  const own = TEXTS.map((name) => fields[name]);
  const attributes = 'attributes' in piece ? piece.attributes.map(({ value }) => value) : [];
  return [...own, ...attributes].filter((value) => typeof value === 'string');
}
