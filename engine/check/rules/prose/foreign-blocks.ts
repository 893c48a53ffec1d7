import { readFormula } from '../../read/formula.ts';
import { shorten } from '../../wording/words.ts';
import { forNodes, linesOf, type ProseRule, spanOf } from './prose.ts';

const TOC = /^(?:\[\[?_?toc_?\]\]?|\{\{\s*toc\s*\}\}|\$\{toc\}|@\[toc\])$/i;

/** A place for a table of contents, which pages have by themselves. */
const contents = forNodes('contents', 'paragraph', ({ raw, start, end }) => {
  if (!TOC.test(raw.trim())) return undefined;
  const message = `has ${raw.trim()}, the index of a table of contents, which pages make by themselves; delete it`;
  return { message, fix: [{ start, end, text: '' }] };
});

/** A line such as `Sizing the bank ........ 7`. */
const LEADER = /^[ \t]*\S[^\n]{0,120}?(?:\.{5,}|…{2,}|(?: \.){5,}|_{5,})[ \t]*\d{1,4}[ \t]*$/;

/** The lines of a table of contents as they stand on paper. */
const contentsLines = forNodes('contents-on-paper', 'paragraph', (block) =>
  linesOf(block)
    .filter(({ seen }) => LEADER.test(seen))
    .map(({ start, end, raw }) => {
      const message = `has "${shorten(raw.trim())}", a line of a table of contents on paper; delete it, since pages make theirs by themselves, or write a table of two columns`;
      return { start, end, message };
    }),
);

/** `Term`, and below it `: what it means`. */
const definitions = forNodes('definition', 'paragraph', (block) => {
  const lines = linesOf(block);
  const isDefinition = ({ seen }: { seen: string }) => /^[ \t]*:[ \t]+\S/.test(seen);
  const at = lines.findIndex(isDefinition);
  const [term, first] = [lines[at - 1], lines[at]];
  if (first === undefined) return undefined;
  const message = `has a definition behind ":", which readers see as one paragraph; write it behind its term: "- **${shorten(term?.raw.trim() ?? 'Term')}**: …"`;
  const pairs = lines.length / 2;
  const arePairs = lines.every((line, index) => isDefinition(line) === (index % 2 === 1));
  if (!Number.isInteger(pairs) || !arePairs) return { ...first, message };
  const fix = lines.flatMap(({ start, end, raw }, index) => {
    const next = lines[index + 1];
    if (index % 2 === 1 || next === undefined) return [];
    const name = raw.trim().startsWith('**') ? raw.trim() : `**${raw.trim()}**`;
    const meaning = next.raw.trim().replace(/^:[ \t]+/, '');
    return [{ start, end: Math.max(end, next.end), text: `- ${name}: ${meaning}` }];
  });
  const { start, end } = first;
  return { start, end, message, fix };
});

/** What assistants say around a text: to the one who asked, in the first person. */
const ASSISTANT = [
  /^(?:Let me know (?:if|whether|how|what)|Please let me know)\b/,
  /^(?:I )?[Hh]ope (?:this|that|it) helps\b/,
  /^Is there anything else (?:I can|you(?:[’']d| would) like me to)\b/,
  /^(?:Would you like|Do you want|Shall|Should) (?:me|I)\b/,
  /^If you(?:[’']d| would)? (?:like|want|prefer|need|wish),? (?:me to|I can|I could|I[’']ll)\b/,
  /^Feel free to (?:ask|let me know|tell me|adjust|modify|edit|tweak)\b/,
  /^(?:Sure|Certainly|Of course|Absolutely|Great question)(?:!|[,.:] (?:[Hh]ere|I) )/,
  /^Here(?:[’']s| is) (?:a|an|the|your) (?:draft|revised|rewritten|polished|improved|updated|shortened|cleaned)\b/,
  /^As (?:an AI|of my (?:last|latest) (?:update|training))\b/,
  /^(?:ChatGPT|Claude|Copilot|Gemini|Perplexity|You) said:$/,
  /^Copy code$/,
];

/** What they say behind a text, in its last sentence. */
const OFFER =
  /^(?:Let me know if you(?:[’']d| would| want| need| have)\b|I hope (?:this|that|it) helps\b|Would you like me to\b)/;
const LAST_SENTENCE = /(?<=[.!?:][”"’']? )[^.!?]{0,200}[.!?]?$/;

const assistant = forNodes('assistant', 'paragraph', ({ parents, seen, raw }) => {
  const text = seen.trim();
  const last = text.slice(text.search(LAST_SENTENCE));
  const isOwn = text.length < 300 && ASSISTANT.some((sentence) => sentence.test(text));
  if (parents.length !== 1 || !(isOwn || OFFER.test(last))) return undefined;
  const message = `has "${shorten(isOwn ? raw.trim() : last)}", which an assistant says to its user and not to readers; delete it`;
  return { message };
});

/** `== Heading ==` and `h2. Heading`. */
const HEADING =
  /^[ \t]*(?:(={2,6})[ \t]+(\S[^=\n]*)(?<![ \t])[ \t]+\1|h([1-6])\.[ \t]+(\S[^\n]*))$/;

const headings = forNodes('heading-of-a-wiki', 'paragraph', (block) => {
  const [all, signs, named = '', level, title = named] = HEADING.exec(block.seen) ?? [];
  if (all === undefined) return undefined;
  const better = `${'#'.repeat(Math.max(2, signs?.length ?? Number(level)))} ${title.trim()}`;
  const message = `has a heading of a wiki, so readers see its signs; write "${shorten(better)}"`;
  return { message, fix: [{ start: block.start, end: block.end, text: better }] };
});

const TAG = /^#\p{L}[\p{L}\p{N}/_-]*$/u;

/** A line of nothing but tags, as notes of Obsidian end with. */
const tags = forNodes('tags', 'paragraph', ({ seen, raw, start, end, parents }) => {
  const names = seen.trim().split(/[ \t\n,]+/);
  if (parents.length !== 1 || names.length < 2 || !names.every((name) => TAG.test(name)))
    return undefined;
  const message = `has the tags of another program, "${shorten(raw.trim())}"; delete them`;
  return { message, fix: [{ start, end, text: '' }] };
});

/** `>! words`, and `||words||`, which other programs hide until they are pressed. */
const spoilers = forNodes('spoiler', 'paragraph', ({ seen, raw, start, end, parents }) => {
  const [, hidden] = /^\|\|([^|\n]+)\|\|$/.exec(seen.trim()) ?? [];
  const isQuoted = parents.at(-1)?.type === 'blockquote' && /^! ?\p{L}/u.test(seen);
  if (hidden === undefined && !isQuoted) return undefined;
  const message = `has words that other programs hide, "${shorten(raw.trim())}", so readers see the signs; write <details> around them, or the words alone`;
  const edit =
    hidden === undefined
      ? { start, end: start + 1, text: '' }
      : { start, end, text: hidden.trim() };
  return { message, fix: [edit] };
});

/** Fields of Hugo, between lines of `+++`. */
const foreignFields = forNodes('fields-of-hugo', 'paragraph', ({ seen, start }) => {
  if (!/^\+\+\+[ \t]*\n[\s\S]*\n\+\+\+[ \t]*$/.test(seen)) return undefined;
  const message =
    'has fields between lines of +++, so readers see them as text; write them into the fields at the beginning of the file, and delete these lines';
  return { end: start + 3, message };
});

/** `bq. Words`. */
const quotations = forNodes('quotation-of-a-wiki', 'paragraph', ({ seen, start }) => {
  if (!/^bq\. \S/.test(seen)) return undefined;
  const message = 'has "bq. ", a quotation of a wiki; write "> "';
  const end = start + 'bq. '.length;
  return { end, message, fix: [{ start, end, text: '> ' }] };
});

/** A whole text in one block of code, as assistants hand it over. */
const wrapped: ProseRule = ([root]) => {
  const blocks = root?.node.children ?? [];
  const [only, more] = blocks.filter(({ type }) => type !== 'yaml');
  if (root === undefined || only?.type !== 'code' || more !== undefined) return [];
  const { start, end } = spanOf(only);
  const raw = root.raw.slice(start - root.start, end - root.start);
  const [first = ''] = raw.split('\n', 1);
  if (!/^(`{3,}|~{3,})[ \t]*(?:markdown|md|mdx)[ \t]*$/.test(first)) return [];
  const message =
    'is one block of code from its first line to its last; delete the two lines around it';
  const fix = [{ start, end, text: only.value ?? '' }];
  return [{ kind: 'fence-around-all', start, end: start + first.length, message, fix }];
};

const FORMULA_LANGUAGES = ['math', 'latex', 'tex', 'katex'];

/** Whether a block of code in this language is a formula. */
export function isFormulaLanguage(language: string): boolean {
  return FORMULA_LANGUAGES.includes(language.toLowerCase());
}

/** A formula in a block of code, as GitHub draws it. */
const formulaCode = forNodes('formula-as-code', 'code', ({ node, parents, raw, start, end }) => {
  if (!isFormulaLanguage(node.lang ?? '')) return undefined;
  const [first = ''] = raw.split('\n', 1);
  const tex = (node.value ?? '').replace(/^\s*(?:\$\$|\\\[)|(?:\$\$|\\\])\s*$/g, '').trim();
  const isReadable = parents.length === 1 && !('failure' in readFormula(tex, true));
  const message = `has a formula in a block of code, so readers see its commands; write $$ on a line of its own above and below it`;
  const fix = isReadable ? [{ start, end, text: `$$\n${tex}\n$$` }] : [];
  return { end: start + first.length, message, fix };
});

/** Paragraphs as other programs write what is no paragraph. */
export const foreignBlocks: ProseRule[] = [
  wrapped,
  contents,
  contentsLines,
  definitions,
  tags,
  spoilers,
  foreignFields,
  quotations,
  headings,
  formulaCode,
  assistant,
];
