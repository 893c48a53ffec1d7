import { shorten } from '#base/words';
import type { Block, MarkdownDiagnostic, Prose } from './prose';
import { endOf, startOf, wordsOf } from './prose';

/** A way of writing that belongs to another tool, and what to write here. */
interface Dialect {
  kind: string;
  pattern: RegExp;
  toMessage: (match: RegExpExecArray) => string;
  mend?: (match: RegExpExecArray) => string;
  isError?: boolean;
}

const callout = 'write <Callout kind="note" title="…"> and </Callout> with empty lines around';

const dialects: Dialect[] = [
  {
    kind: 'formula',
    pattern: /(?<![\p{L}\p{N}\\])\$\$?(?=[^\s$])([^$\n]*[^\s$])\$\$?(?![\p{L}\p{N}])/gu,
    toMessage: ([all]) =>
      `has ${shorten(all)}, a formula of TeX, and readers see its signs; write it in words and signs, such as P = U × I × cos φ, or draw it as a picture`,
    isError: true,
  },
  {
    kind: 'formula-block',
    pattern: /^[ \t]*\$\$[ \t]*$(?:[\s\S]*?^[ \t]*\$\$[ \t]*$)?/gm,
    toMessage: () =>
      'has a formula of TeX between $$, and readers see its signs; write it in words and signs, or draw it as a picture',
    isError: true,
  },
  {
    kind: 'directive',
    pattern: /^[ \t]*:{3,}[ \t]*\{?[a-z].*$/gim,
    toMessage: ([all]) =>
      `has "${shorten(all.trim())}", a box of other tools, so readers see the colons; ${callout}`,
    isError: true,
  },
  {
    kind: 'alert',
    pattern: /^[ \t]*\[!([A-Za-z]+)\][+-]?/gm,
    toMessage: ([all]) =>
      `has "${all.trim()}", a box of GitHub, so readers see the brackets; ${callout}`,
    isError: true,
  },
  {
    kind: 'admonition',
    pattern: /^[ \t]*(?:!!!|\?\?\?)\+?[ \t]+([a-z]+)(?![a-z]).*$/gm,
    toMessage: ([all]) =>
      `has "${shorten(all.trim())}", a box of other tools, so readers see the signs; ${callout}`,
    isError: true,
  },
  {
    kind: 'footnote-without-text',
    pattern: /\[\^[^\]\s]+\](?!\()/g,
    toMessage: ([all]) =>
      `has the mark of a footnote, ${shorten(all)}, and pages have none, so readers see the brackets; write the remark into the sentence, or into a <Callout>`,
    isError: true,
  },
  {
    kind: 'marked',
    pattern: /==(?=\S)([^=\n]*[^=\s])==/g,
    toMessage: ([all, words]) =>
      `has ${shorten(all)}, which marks words elsewhere, and readers see the signs; write **${shorten(words ?? '')}**`,
    mend: ([, words]) => `**${words}**`,
  },
  {
    kind: 'raised-closed',
    pattern: /\^(?=[^\s^])([^\s^\uFFFC]{1,12})\^/g,
    toMessage: ([all, words]) =>
      `has ${shorten(all)}, and readers see the signs; write <sup>${words}</sup> for raised characters`,
    mend: ([, words]) => `<sup>${words}</sup>`,
  },
  {
    kind: 'raised',
    pattern: /(?<=[\p{L}\p{N})])\^([−–+-]?\d+|[a-z](?![\p{L}]))/gu,
    toMessage: ([all, words]) =>
      `has ${all}, and readers see the sign; write <sup>${words}</sup> for raised characters`,
    mend: ([, words]) => `<sup>${words}</sup>`,
  },
  {
    kind: 'bold-of-wiki',
    pattern: /'''(?=\S)([^'\n]*\S)'''/g,
    toMessage: ([all, words]) =>
      `has ${shorten(all)}, bold text of a wiki, and readers see the signs; write **${shorten(words ?? '')}**`,
    mend: ([, words]) => `**${words}**`,
    isError: true,
  },
  {
    kind: 'bbcode',
    pattern: /\[(b|i|u|s|quote|code|img|url|size|color|list)(?:=[^\]\n]*)?\](?=[^\n]*\[\/\1\])/gi,
    toMessage: ([all]) =>
      `has ${shorten(all)}, a mark of forums, and readers see it; write **bold**, _italic_ or [words](/address)`,
    isError: true,
  },
  {
    kind: 'emoji-name',
    pattern: /(?<=^|[\s(\uFFFC]):(?=\D)([a-z][a-z\d_+-]{2,}):(?=$|[\s.,!?)\uFFFC])/gm,
    toMessage: ([all]) =>
      `has ${all}, the name of an emoji, and readers see the name; type the sign itself, or delete it`,
  },
  {
    kind: 'contents',
    pattern: /^[ \t]*\[{1,2}_?TOC_?\]{1,2}[ \t]*$/gim,
    toMessage: ([all]) => `has ${all.trim()}, and no list of contents comes of it; delete it`,
    mend: () => '',
    isError: true,
  },
  {
    kind: 'comment',
    pattern: /%%(?=\S|[ \t]+\S)([^%\n]+)%%/g,
    toMessage: ([all, words = '']) =>
      `has ${shorten(all)}, a remark of Obsidian that readers see; write {/* ${shorten(words.trim())} */}`,
    mend: ([, words = '']) => `{/* ${words.trim()} */}`,
    isError: true,
  },
  {
    kind: 'double-hyphen',
    pattern: /(?<=[\p{L}\p{N}.,)”"’\uFFFC])(?: -- |--)(?=[\p{L}\p{N}“"‘(\uFFFC])/gu,
    toMessage: () =>
      'has two hyphens for a dash, and readers see two hyphens; write a comma, a full stop, or the sign – itself',
  },
];

/** Signs of tools that are not ours. */
export function findDialects(prose: Prose): MarkdownDiagnostic[] {
  return [
    ...prose.blocks.flatMap((block) => dialects.flatMap((dialect) => findDialect(dialect, block))),
    ...findFootnotes(prose),
    ...findTildes(prose),
    ...findSpelledOut(prose),
    ...findBackslashes(prose),
  ];
}

function findDialect(dialect: Dialect, block: Block): MarkdownDiagnostic[] {
  const { kind, pattern, toMessage, mend, isError = false } = dialect;
  return [...block.seen.matchAll(pattern)].flatMap((match) => {
    if (kind === 'formula' && !isFormula(match[1] ?? '')) return [];
    const start = block.start + match.index;
    const end = start + match[0].length;
    const isPlain = !match[0].includes('\uFFFC');
    const fix = mend !== undefined && isPlain ? { fix: [{ start, end, text: mend(match) }] } : {};
    return [{ kind, start, end, message: toMessage(match), isWarning: !isError, ...fix }];
  });
}

/** Prices stand beside dollar signs too: a formula has signs that no price has. */
function isFormula(words: string): boolean {
  return /[\\^_=]|^[A-Za-z]$/.test(words) || /^[A-Za-z] ?[-+*/<>] ?[A-Za-z\d]/.test(words);
}

/** Footnotes would be taken, but pages have no place for them. */
function findFootnotes({ visits }: Prose): MarkdownDiagnostic[] {
  const found = visits.find(({ node }) => node.type.startsWith('footnote'));
  if (found === undefined) return [];
  const number = visits.filter(({ node }) => node.type === 'footnoteDefinition').length;
  const start = startOf(found.node);
  const more = number > 1 ? ` (${number} in all)` : '';
  const message = `has a footnote${more}, and pages have no place for one; write the remark into the sentence or into a <Callout>, and the source as a link`;
  return [{ kind: 'footnote', start, end: Math.min(endOf(found.node), start + 60), message }];
}

/** One tilde strikes text out here; elsewhere it lowers characters. */
function findTildes({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node }) => {
    const [start, end] = [startOf(node), endOf(node)];
    if (node.type !== 'delete' || text.startsWith('~~', start)) return [];
    const words = wordsOf(node);
    const isLow = /[\p{L}\p{N})]/u.test(text.charAt(start - 1)) && !/\s/.test(words);
    const better = isLow ? `<sub>${words}</sub>` : `~~${words}~~`;
    const message = `has ~${shorten(words)}~, and readers see it struck out; write ${isLow ? `${better} for lowered characters` : `${better} if that is meant, or \\~ for the sign itself`}`;
    const fix = isLow ? { fix: [{ start, end, text: better }] } : {};
    return [{ kind: 'single-tilde', start, end, message, ...fix }];
  });
}

const SPELLED =
  /&(?:nbsp|amp|lt|gt|quot|ndash|mdash|#\d{2,4});|<\/?(?:p|b|i|u|br|div|span|strong|em|a|ul|ol|li|table|tr|td|th|h[1-6]|img)(?:\s[^<>]*)?\/?>/gi;

/** HTML that was escaped on its way, so that readers see it. */
function findSpelledOut({ visits, text }: Prose): MarkdownDiagnostic[] {
  return visits.flatMap(({ node }) => {
    if (node.type !== 'text') return [];
    const [found] = node.value?.match(SPELLED) ?? [];
    if (found === undefined) return [];
    const start = startOf(node);
    const raw = text.slice(start, endOf(node));
    const at = Math.max(0, raw.search(/&amp;|&lt;|\\[<&]|&(?=[#\w]+;)/i));
    const message = `shows readers ${shorten(found)}, a piece of HTML; write the sign itself or delete it, and put HTML that readers should see between backticks: \`${shorten(found)}\``;
    return [
      { kind: 'html-shown', start: start + at, end: start + at + 1, message, isWarning: true },
    ];
  });
}

/** A backslash at the end of a paragraph breaks no line. */
function findBackslashes({ blocks }: Prose): MarkdownDiagnostic[] {
  return blocks.flatMap(({ start, seen, raw }) => {
    if (!seen.endsWith('\\')) return [];
    const end = start + raw.length;
    const message = 'ends a paragraph with a backslash, and readers see it; delete it';
    const fix = [{ start: end - 1, end, text: '' }];
    return [{ kind: 'backslash-at-end', start: end - 1, end, message, fix }];
  });
}
