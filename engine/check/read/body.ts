import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { Processor } from 'unified';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { mendMdx } from '../explain/mend-mdx';
import type { Element, Piece, Tree } from '../guard/body-code';
import { DEEPEST, findTooDeep } from '../guard/body-code';
import { findBodyHazards } from '../guard/body-hazards';
import { findMarkdownDiagnostics } from '../rules/prose/find-diagnostics';
import type { Change, MarkdownDiagnostic } from '../rules/prose/prose';
import type { Finding } from '../rules/rule';
import type { ContentFile } from './content-file';
import { toRange, WHOLE_FILE } from './locate';
import { callWithin } from './time-limit';

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(leaveTextAlone)
  .freeze();

/** The body of an MDX file, as far as it can be read, and what cannot. */
export interface Body {
  /** The pieces that rules look at, outer ones first: the rest of the tree is let go. */
  pieces: Piece[];
  diagnostics: Finding[];
  /** What can be read, and will be seen otherwise than it was meant; by offset. */
  markdownDiagnostics: MarkdownDiagnostic[];
  /** What deceives readers. */
  hazards: Finding[];
}

const MOST_MISTAKES = 20;
/** In characters, over all readings: so much is read again for the mistakes behind the first. */
const MOST_READ = 100_000;
const JUDGED = /^(heading|link|definition|image|mdx|code)/;
/** So long may a body keep the parser busy, in milliseconds; a long article takes 50. */
const LONGEST = 10_000;
const EMPTY: Body = { pieces: [], diagnostics: [], markdownDiagnostics: [], hazards: [] };

/** What is reported of a body that keeps the parser busy without end. */
const ENDLESS: Body = {
  ...EMPTY,
  diagnostics: [
    {
      range: WHOLE_FILE,
      message: `takes more than ${LONGEST / 1000} seconds to read; simplify its brackets, asterisks and lists, or make two files of it`,
    },
  ],
};

/** The body of a file; parsed once. */
export function readBody(file: ContentFile): Body {
  const known = cache.get(file);
  if (known !== undefined) return known;
  const isText = file.path.endsWith('.mdx') && file.isReadable;
  const body = isText ? (callWithin(LONGEST, () => parseBody(file)) ?? ENDLESS) : EMPTY;
  cache.set(file, body);
  return body;
}

/** Spares a file the parser, where its body is known from before. */
export function knowBody(file: ContentFile, body: Body): void {
  cache.set(file, body);
}

const cache = new WeakMap<ContentFile, Body>();

/** All components and tags of a body, outer ones first. */
export function listElements({ pieces }: Body): Element[] {
  return pieces.filter((piece) => 'attributes' in piece);
}

function flatten(piece: Tree | Piece, into: Piece[] = []): Piece[] {
  if (!('children' in piece)) return into;
  for (const child of piece.children) {
    if (JUDGED.test(child.type)) into.push(child);
    flatten(child, into);
  }
  return into;
}

/** The parser stops at its first mistake; so each is explained, painted over and the rest read again. */
function parseBody({ body: source, model }: ContentFile): Body {
  const diagnostics: Finding[] = [];
  let text = source;
  const most = Math.min(MOST_MISTAKES, 1 + Math.floor(MOST_READ / (source.length + 1)));
  while (diagnostics.length < most) {
    const result = tryParse(text);
    if (!(result instanceof Error)) {
      const body = toBody(result, text, diagnostics, model.starterSentences);
      return {
        ...body,
        markdownDiagnostics: body.markdownDiagnostics.map((diagnostic) =>
          keepFix(diagnostic, source, text),
        ),
      };
    }
    if (!(result instanceof VFileMessage))
      return { ...EMPTY, diagnostics: [...diagnostics, giveUpOn(text)] };
    const mended = mendMdx(text, result, model.facts);
    diagnostics.push(mended.finding);
    if (mended.text === text) break;
    text = mended.text;
  }
  return { ...EMPTY, diagnostics };
}

/** A change that holds what was painted over would lose it: such a place waits for its mistake. */
function keepFix(
  diagnostic: MarkdownDiagnostic,
  source: string,
  painted: string,
): MarkdownDiagnostic {
  const isWhole = ({ start, end }: Change) =>
    source.slice(start, end) === painted.slice(start, end);
  const { fix, ...rest } = diagnostic;
  return fix?.every(isWhole) === false ? rest : diagnostic;
}

function toBody(
  tree: Tree,
  text: string,
  diagnostics: Finding[],
  starters: readonly string[],
): Body {
  const tooDeep = findTooDeep(tree);
  if (tooDeep === undefined) {
    return {
      pieces: flatten(tree),
      diagnostics,
      markdownDiagnostics: findMarkdownDiagnostics(tree, text, starters),
      hazards: findBodyHazards(tree, text),
    };
  }
  const { line, column } = toRange(tooDeep);
  const range = { line, column, endLine: line, endColumn: column + 1 };
  const message = `is nested more than ${DEEPEST} levels deep here; close what is open, or write it in a row instead`;
  return { ...EMPTY, diagnostics: [...diagnostics, { range, message }] };
}

/** Whatever the parser throws says something about the text: it is a border, and text is all it gets. */
function tryParse(text: string): Tree | Error {
  try {
    return processor.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Markdown has no errors, but its parser has: where it fails, the paragraph that breaks it is shown. */
function giveUpOn(text: string): Finding {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (line !== '' && !lines[at - 1] ? [at] : []));
  const broken = starts.find((start, index) => {
    const paragraph = lines.slice(start, starts[index + 1] ?? lines.length).join('\n');
    const result = tryParse(paragraph);
    return result instanceof Error && !(result instanceof VFileMessage);
  });
  const line = (broken ?? 0) + 1;
  const endColumn = (lines[line - 1]?.length ?? 0) + 1;
  const message =
    'cannot be read in the paragraph that begins here; simplify its brackets and asterisks, or write it anew';
  return { range: { line, column: 1, endLine: line, endColumn }, message };
}

/**
 * Leaves out the search for addresses in text that is no link yet: the compiler needs it, here it
 * would take half of the time.
 */
function leaveTextAlone(this: Processor) {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms, ...rest }) => rest);
}
