import { shorten } from '#base/words';
import type { Block, Change, MarkdownDiagnostic, Node, Prose, Visit } from './prose';
import { endOf, startOf } from './prose';

/** What a piece of text looks like where a link was meant, and what to say. */
interface MarkdownRule {
  kind: string;
  pattern: RegExp;
  toMessage: (match: RegExpExecArray) => string;
  mend?: (match: RegExpExecArray) => string;
  isWarning?: boolean;
}

const ADDRESS = String.raw`(?:https?:\/\/|mailto:|tel:|\.{0,2}\/|#)`;

const rules: MarkdownRule[] = [
  {
    kind: 'link-with-gap',
    pattern: new RegExp(String.raw`(!?)\[([^[\]\n]+)\]([^\S\n]+)\((${ADDRESS}[^\s()]*)\)`, 'g'),
    toMessage: ([, mark, words, , address]) =>
      `has a space between the brackets of ${toNoun(mark)}, so readers see the brackets; write "${mark}[${shorten(words ?? '')}](${shorten(address ?? '')})"`,
    mend: ([, mark, words, , address]) => `${mark}[${words}](${address})`,
  },
  {
    kind: 'link-with-space',
    pattern: /(!?)\[([^[\]\n]*)\]\(([^()\n"]*?\S[ \u00A0]+\S[^()\n"]*)\)/g,
    toMessage: ([, mark, , address = '']) =>
      `has ${toNoun(mark)} with a space in its address, so readers see the brackets; ${toAddressAdvice(mark, address)}`,
  },
  {
    kind: 'link-turned-round',
    pattern: new RegExp(String.raw`(!?)\(([^()\n]+)\)\[(${ADDRESS}[^\s\]]*)\]`, 'g'),
    toMessage: ([, mark, words, address]) =>
      `has ${toNoun(mark)} whose brackets are exchanged, so readers see them; write "${mark}[${shorten(words ?? '')}](${shorten(address ?? '')})"`,
    mend: ([, mark, words, address]) => `${mark}[${words}](${address})`,
  },
  {
    kind: 'link-unfinished',
    pattern: /(!?)\[([^[\]\n]+)\]\(([^()\s]*)(?=\s|$)/g,
    toMessage: ([, mark, words, address]) =>
      `has ${toNoun(mark)} that is never closed, so readers see the brackets; write "${mark}[${shorten(words ?? '')}](${shorten(address || '/address')})"`,
  },
  {
    kind: 'link-of-wiki',
    pattern: /(!?)\[\[([^[\]\n]+)\]\]/g,
    toMessage: ([, mark, words = '']) =>
      mark === '!'
        ? 'has a picture as Obsidian embeds it, so readers see the brackets; write "![what it shows](./name.jpg)"'
        : `has a link as wikis write it, so readers see the brackets; write "[${shorten(words.split('|').at(-1) ?? '')}](/address)"`,
  },
  {
    kind: 'link-of-jira',
    pattern: /()\[([^[\]|\n]+)\|(https?:\/\/[^\s\]]+|\/[^\s\]]*)\]/g,
    toMessage: ([, , words, address]) =>
      `has a link as Confluence writes it, so readers see the brackets; write "[${shorten(words ?? '')}](${shorten(address ?? '')})"`,
    mend: ([, , words, address]) => `[${words}](${address})`,
  },
  {
    kind: 'link-without-definition',
    pattern: /(!?)\[([^[\]^\n]+)\]\[([^[\]\n]*)\]/g,
    toMessage: ([, mark, words, name]) =>
      `has ${toNoun(mark)} to "${shorten(name || words || '')}", an address that is written nowhere, so readers see the brackets; write "${mark}[${shorten(words ?? '')}](/address)"`,
  },
  {
    kind: 'definition-in-paragraph',
    pattern: /^()[ \t]*\[([^[\]^\n]+)\]:[ \t]+(\S+)/gm,
    toMessage: ([, , name]) =>
      `has the address of "[${shorten(name ?? '')}]" inside a paragraph, so readers see it; leave an empty line above it, or write the link where it belongs: [words](/address)`,
  },
  {
    kind: 'picture-with-gap',
    pattern: /!([ \t]+)(?=\uFFFC)/g,
    toMessage: () =>
      'has a space behind the exclamation mark of a picture, so readers see a link; write "![what it shows](./name.jpg)" without it',
    isWarning: true,
  },
  {
    kind: 'address-without-link',
    pattern:
      /(?<![\w@./-])((?:[a-z\d-]+\.)+(?:com|org|net|io|eu|de|fr|uk|gov|edu|example)\/[\w./#?=&%-]+\w)/gi,
    toMessage: ([, address]) =>
      `has the address ${shorten(address ?? '')}, which nobody can follow; write "[words that say where it leads](https://${shorten(address ?? '')})"`,
    isWarning: true,
  },
  {
    kind: 'address-misspelt',
    pattern:
      /\b(?!https?:\/\/\w)(h?ttps?:?\/{1,2}|https?:\/|https?\/\/|htt?ps?:\/\/|https?;\/\/)(?=[\w-]+\.[a-z])[^\s\uFFFC]+/gi,
    toMessage: ([address]) =>
      `has the address ${shorten(address ?? '')}, which is misspelt, so nobody can follow it; an address begins with https://`,
  },
];

/** Links that became none, and links that say nothing. */
export function findLinks(prose: Prose): MarkdownDiagnostic[] {
  return [
    ...prose.blocks.flatMap(findUntaken),
    ...prose.visits.flatMap((visit) => findEmpty(visit, prose.text)),
  ];
}

function findUntaken(block: Block): MarkdownDiagnostic[] {
  const found: MarkdownDiagnostic[] = [];
  for (const { kind, pattern, toMessage, mend, isWarning = false } of rules) {
    for (const match of block.seen.matchAll(pattern)) {
      const start = block.start + match.index;
      const end = start + match[0].length;
      if (found.some((one) => start < one.end && end > one.start)) continue;
      const written = restore(match, block);
      const fix = mend && toFix(start, end, mend(written), match, mend);
      found.push({ kind, start, end, message: toMessage(written), isWarning, ...(fix && { fix }) });
    }
  }
  return found;
}

/** The same match with what stands below the marks that Markdown took, such as bold words. */
function restore(match: RegExpExecArray, { raw }: Block): RegExpExecArray {
  const whole = raw.slice(match.index, match.index + match[0].length);
  let from = 0;
  const parts = match.slice(1).map((part = '') => {
    const at = match[0].indexOf(part, from);
    from = at + part.length;
    return whole.slice(at, at + part.length);
  });
  return Object.assign([whole, ...parts], { index: match.index, input: raw }) as RegExpExecArray;
}

function toFix(
  start: number,
  end: number,
  text: string,
  match: RegExpExecArray,
  mend: (match: RegExpExecArray) => string,
): Change[] | undefined {
  return mend(match).length > 0 ? [{ start, end, text }] : undefined;
}

function toNoun(mark: string | undefined): string {
  return mark === '!' ? 'a picture' : 'a link';
}

function toAddressAdvice(mark: string | undefined, address: string): string {
  const clean = address.trim().replace(/[\s\u00A0]+/g, '-');
  return mark === '!'
    ? `rename the file to ${shorten(clean.toLowerCase().replace(/^\.?\/?/, './'))} and write that`
    : `take the space out, or write %20 for it: (${shorten(address.trim().replace(/[\s\u00A0]/g, '%20'))})`;
}

const SAYS_NOTHING =
  /^(click( here)?|here|this|this link|read more|more|learn more|see here|this page|see more)$/i;

/** A link whose words lead nobody: none, "here", or its own address. */
function findEmpty({ node }: Visit, text: string): MarkdownDiagnostic[] {
  if (node.type !== 'link') return [];
  const [start, end] = [startOf(node), endOf(node)];
  const raw = text.slice(start, end);
  const words = toWords(node);
  const url = shorten(node.url ?? '');
  if (words.trim() === '') {
    const message = `has a link without words, which nobody sees or hears; write them between the square brackets: [words that say where it leads](${url})`;
    return [{ kind: 'link-without-words', start, end, message }];
  }
  if (!raw.startsWith('[')) return findBare(raw, start, end);
  if (SAYS_NOTHING.test(words.trim().replace(/(?<![.…:>→» ])[.…:>→» ]+$/u, ''))) {
    const message = `has a link that says only "${words.trim()}", which tells nobody where it leads; write words that do: [words that say where it leads](${url})`;
    return [{ kind: 'link-says-nothing', start, end, message, isWarning: true }];
  }
  return findPadded(node, raw, start);
}

function findBare(raw: string, start: number, end: number): MarkdownDiagnostic[] {
  if (raw.includes('@') || !/^(https?:|www\.)/i.test(raw)) return [];
  const address = raw.replace(/^www\./i, 'https://www.');
  const message = `has an address as it is, which screen readers spell letter by letter; write "[words that say where it leads](${shorten(address)})"`;
  return [{ kind: 'address-as-words', start, end, message, isWarning: true }];
}

/** "[ words ](/address)": the line below the words is too long. */
function findPadded(node: Node, raw: string, start: number): MarkdownDiagnostic[] {
  const inner = node.children ?? [];
  const from = startOf(inner[0] ?? node) - start;
  const to = endOf(inner.at(-1) ?? node) - start;
  const words = raw.slice(from, to);
  if (words === words.trim()) return [];
  const message = `has a link with a space inside its square brackets, which is underlined as well; write "[${shorten(words.trim())}](${shorten(node.url ?? '')})"`;
  const fix = [{ start: start + from, end: start + to, text: words.trim() }];
  return [{ kind: 'link-padded', start, end: start + raw.length, message, isWarning: true, fix }];
}

/** What is read out: words, the alternative text of pictures, and what a tag stands for. */
function toWords(node: Node): string {
  if (node.type.startsWith('mdx') && !node.children?.length) return node.type;
  if (node.type === 'image') return node.alt ?? '';
  return node.value ?? (node.children ?? []).map(toWords).join('');
}
