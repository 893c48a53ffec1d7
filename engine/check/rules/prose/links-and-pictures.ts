import { parse } from 'node:path/posix';
import { toFileSlug } from '../../addresses/file-slug.ts';
import { shorten } from '../../wording/words.ts';
import { forNodes, type Node, type ProseRule, RUNNING_TEXT } from './prose.ts';

const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|\.{0,2}\/|#)`;

const nounOf = (mark: string | undefined) => (mark === '!' ? 'a picture' : 'a link');
const linkOf = ([, mark, label = '', address = '']: readonly string[], cut = shorten) =>
  `${mark}[${cut(label)}](${cut(address)})`;

const SAYS_NOTHING =
  /^(click( here)?|here|this|this link|read more|more|learn more|see here|this page|see more)$/i;

/** Links that did not become links, and links and pictures that say nothing. */
export const links: ProseRule[] = [
  forText(
    'link-with-gap',
    new RegExp(String.raw`(!?)\[([^[\]\n]+)\][^\S\n]+\((${ADDRESS}[^\s()]*)\)`, 'dg'),
    (parts) => ({
      message: `has a space between the brackets of ${nounOf(parts[1])}, so readers see the brackets; write "${linkOf(parts)}"`,
      better: linkOf(parts, (text) => text),
    }),
  ),
  forText(
    'link-with-space',
    /(!?)\[([^[\]\n]*)\]\(((?:[^()\s"]|\([^()\n"]*\))+(?:[ \u00A0]+(?:[^()\s"]|\([^()\n"]*\))+)+)[ \u00A0]*\)/dg,
    ([, mark, , address = '']) => ({
      message: `has ${nounOf(mark)} with a space in its address, so readers see the brackets; ${toSpaceAdvice(mark, address.trim())}`,
    }),
  ),
  forText(
    'link-unfinished',
    /(!?)\[([^[\]\n]+)\]\(([^()\s]*)(?=\s|$)/dg,
    ([all = '', mark = '', label = '', address]) => ({
      message: `has ${nounOf(mark)} that is never closed, so readers see the brackets; write "${linkOf([all, mark, label, address || '/address'])}"`,
    }),
  ),
  forNodes('link-without-words', 'link', ({ node }) => {
    if (toSpokenText(node).trim() !== '') return undefined;
    const message = `has a link without words, which nobody sees or hears; write them between the square brackets: [words that say where it leads](${shorten(node.url ?? '')})`;
    return { message };
  }),
  forNodes('address-as-words', 'link', ({ raw }) => {
    if (raw.includes('@') || !/^(https?:|www\.)/i.test(raw)) return undefined;
    const address = raw.replace(/^www\./i, 'https://www.');
    const message = `has an address as it is, which screen readers spell letter by letter; write "[words that say where it leads](${shorten(address)})"`;
    return { message, isWarning: true };
  }),
  forNodes('link-says-nothing', 'link', ({ node }) => {
    const label = toSpokenText(node).trim();
    if (!SAYS_NOTHING.test(label.replace(/(?<![.…:>→» ])[.…:>→» ]+$/u, ''))) return undefined;
    const message = `has a link that says only "${label}", which tells nobody where it leads; write words that do: [words that say where it leads](${shorten(node.url ?? '')})`;
    return { message, isWarning: true };
  }),
  // Pictures whose alternative text does not say what they show.
  forNodes('alt-says-nothing', 'image', ({ node: { alt, url = '' } }) => {
    const why = validateAlt(alt ?? '', url);
    if (why === undefined) return undefined;
    const message = `has a picture whose text for people who cannot see it ${why}; write one sentence about what it shows: ![what it shows](${shorten(url)})`;
    return { message };
  }),
];

/** What screen readers read: text, the alternative text of pictures, and what a tag stands for. */
function toSpokenText(node: Node): string {
  if (node.type.startsWith('mdx') && !node.children?.length) return node.type;
  if (node.type === 'image') return node.alt ?? '';
  return node.value ?? (node.children ?? []).map(toSpokenText).join('');
}

/**
 * A rule for words that look like a link.
 * @param pattern with the flags `d` and `g`
 * @param validate receives the match and its groups as they were written, and says what to write
 */
function forText(
  kind: string,
  pattern: RegExp,
  validate: (parts: readonly string[]) => { message: string; better?: string },
): ProseRule {
  return forNodes(kind, RUNNING_TEXT, ({ seen, raw, start: from }) =>
    [...seen.matchAll(pattern)].map(({ 0: all, index, indices }) => {
      const parts = indices?.map((span = [0, 0]) => raw.slice(...span)) ?? [];
      const { message, better: text } = validate(parts);
      const [start, end] = [from + index, from + index + all.length];
      const fix = text === undefined ? [] : [{ start, end, text }];
      return { start, end, message, fix };
    }),
  );
}

function toSpaceAdvice(mark: string | undefined, address: string): string {
  const { name, ext } = parse(address);
  if (/^tel:/i.test(address)) return `write digits only: (${address.replace(/[^a-z:+\d]/gi, '')})`;
  const file = `${toFileSlug(name)}${ext.toLowerCase()}`;
  return mark === '!'
    ? `rename the file to ${file} and write ./${file}`
    : `take the space out, or write %20 for it: (${shorten(address.replace(/[\s\u00A0]/g, '%20'))})`;
}

const FILE_NAME = /^[^\s/]*\.(?:png|jpe?g|webp|avif|gif|svg|heic|tiff?|bmp)$/i;
const CAMERA_NAME =
  /^(?:IMG|DSC[FN]?|PXL|DJI|image|photo|picture|screenshot|bild|foto|untitled)[-_ ]?\(?[\d_-]+\)?$/i;
const SHOWS_NOTHING =
  /^(?:image|picture|photo|photograph|graphic|icon|logo|bild|foto|alt|alt text|description|screenshot)$/i;

/** Why an alternative text describes nothing; undefined if it may describe something. */
export function validateAlt(alt: string, src: string): string | undefined {
  const text = alt.trim();
  const name = src.slice(src.lastIndexOf('/') + 1);
  const stem = name.replace(/\.\w+$/, '');
  const isName =
    FILE_NAME.test(text) ||
    CAMERA_NAME.test(text) ||
    (text !== '' && (text === name || (text === stem && /[-_\d]/.test(stem))));
  if (isName) return `is the name of a file, "${shorten(text)}"`;
  return SHOWS_NOTHING.test(text) ? `is only "${text}"` : undefined;
}
