import { toString as toText } from 'mdast-util-to-string';
import type { Finding } from '../problem.ts';
import { toRange } from '../read/locate.ts';
import { shorten } from '../wording/words.ts';
import type { BodyNode } from './body-code.ts';
import { findUnsafe } from './characters.ts';
import { findOtherAddress } from './external-links.ts';

/** The fields of a node that become part of a page, besides its children. */
const TEXTS = ['value', 'alt', 'title', 'url', 'lang', 'meta'] as const;
const MOST_PLACES = 10;

/** What deceives readers: characters written as entities, links whose text is another address. */
export function findBodyHazards(nodes: readonly BodyNode[]): Finding[] {
  // Markdown takes the first of two definitions, and a map the last.
  const definitions = nodes.filter((node) => node.type === 'definition').toReversed();
  const targets = new Map(definitions.map(({ identifier, url }) => [identifier, url]));
  const characters = nodes.flatMap((node) =>
    textsOf(node).flatMap((value) =>
      findUnsafe(value).map(({ name }): Finding => {
        const message = `has ${name}, written in another way; delete it`;
        return { range: toRange(node), message };
      }),
    ),
  );
  const links = nodes.flatMap((node): Finding[] => {
    if (node.type !== 'link' && node.type !== 'linkReference') return [];
    const url = node.type === 'link' ? node.url : (targets.get(node.identifier) ?? '');
    const title = node.type === 'link' ? (node.title ?? '') : '';
    const other = findOtherAddress(toText(node), url) ?? findOtherAddress(title, url);
    if (other === undefined) return [];
    const message = `has a link that reads "${shorten(other)}" but leads to "${shorten(url)}", so readers are deceived; write words that say where it leads`;
    return [{ range: toRange(node), message }];
  });
  return [...characters.slice(0, MOST_PLACES), ...links];
}

/** Values in braces are left out: they have no entities. */
function textsOf(node: BodyNode): string[] {
  const fields: Partial<Record<string, unknown>> = { ...node };
  const own = TEXTS.map((name) => fields[name]);
  const attributes = 'attributes' in node ? node.attributes.map(({ value }) => value) : [];
  return [...own, ...attributes].filter((value) => typeof value === 'string');
}
