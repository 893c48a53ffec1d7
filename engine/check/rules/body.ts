import GithubSlugger from 'github-slugger';
import { toString as toText } from 'mdast-util-to-string';
import { memoize } from '../cache/memoize.ts';
import {
  type BodyNode,
  DEEPEST,
  type Element,
  findTooDeep,
  listNodes,
} from '../guard/body-code.ts';
import { findBodyHazards } from '../guard/body-hazards.ts';
import { breakMessage, explainMdx } from '../messages/mdx.ts';
import type { Finding } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { onLine, type Range, textIndex, toRange, WHOLE_FILE } from '../read/locate.ts';
import { parseBody } from '../read/parse-body.ts';
import { callWithin, isOverflow } from '../read/time-limit.ts';
import { shorten } from '../wording/words.ts';
import { findMarkdownDiagnostics } from './prose/find-diagnostics.ts';
import { findLatex } from './prose/latex.ts';
import type { MarkdownDiagnostic } from './prose/prose.ts';
import { toFindings, type Validation } from './rule.ts';

/** The body of an MDX file, as far as it can be read, and what cannot. */
export interface Body {
  /** The nodes that rules look at, parents first; the rest of the tree is released. */
  nodes: BodyNode[];
  /** Why it cannot be read as MDX; only the first mistake is known. */
  diagnostics: Finding[];
  /** What can be read but will not look as meant; by offset. */
  markdownDiagnostics: MarkdownDiagnostic[];
  /** What deceives readers. */
  hazards: Finding[];
}

const CHECKED = /^(heading|link|definition|image|mdx|code|table$|math|inlineMath)/;
/** Time limit for parsing a body, in milliseconds; a long article takes 50. */
const LONGEST = 10_000;
const EMPTY: Body = { nodes: [], diagnostics: [], markdownDiagnostics: [], hazards: [] };

const UNREADABLE: Finding = {
  range: WHOLE_FILE,
  message: `cannot be read as Markdown within ${LONGEST / 1000} seconds; simplify its brackets, asterisks and lists, or make two files of it`,
};

const OVERFLOWING: Finding = {
  range: WHOLE_FILE,
  message:
    'is nested too deeply to be read as Markdown; simplify its brackets, asterisks, tags and lists',
};

const cache = new WeakMap<ContentFile, Body>();

/** The body of a file, parsed once; memoized. */
export function readBody(file: ContentFile): Body {
  if (file.nodes !== undefined) return { ...EMPTY, nodes: file.nodes };
  const known = cache.get(file);
  if (known !== undefined) return known;
  const isText = file.path.endsWith('.mdx') && file.unreadable === undefined;
  const body = isText ? validateWithin(file) : EMPTY;
  cache.set(file, body);
  return body;
}

/** As `validateBody`, for a body that may keep a parser busy for ever, or make it overflow. */
function validateWithin(file: ContentFile): Body {
  try {
    const body = callWithin(LONGEST, () => validateBody(file));
    return body ?? { ...EMPTY, diagnostics: [UNREADABLE] };
  } catch (error) {
    if (!isOverflow(error)) throw error;
    return { ...EMPTY, diagnostics: [OVERFLOWING] };
  }
}

/** Whether all of a file can be read. */
export function isWhole(file: ContentFile): boolean {
  const areFieldsRead = file.hasData && file.diagnostics.length === 0;
  return areFieldsRead && readBody(file).diagnostics.length === 0;
}

/** All components and tags of a body, parents first. */
export function listElements({ nodes }: Body): Element[] {
  return nodes.filter((node) => 'attributes' in node);
}

/** The headings of a body from top to bottom, with their anchors on the page; memoized. */
export const listHeadings = memoize((file: ContentFile) => {
  const slugger = new GithubSlugger();
  const headings = readBody(file).nodes.filter((node) => node.type === 'heading');
  return headings.map((node) => {
    const text = toText(node, { includeImageAlt: false });
    return { depth: node.depth, text, id: slugger.slug(text), range: toRange(node) };
  });
});

function validateBody(file: ContentFile): Body {
  const { tree, failure } = parseBody(file.body);
  const isInLatex = toIsInLatex(file);
  const reason = failure && explainMdx(file, failure);
  // A formula of LaTeX has braces that are no code.
  const explained = reason && isInLatex(reason.range) ? undefined : reason;
  // A mistake that stops the parser hides all others of its kind.
  const first = explained && {
    ...explained,
    message: `${explained.message}; more may show once this is fixed`,
  };
  if (tree === undefined) return { ...EMPTY, diagnostics: [first ?? OVERFLOWING] };
  const nodes = listNodes(tree).filter(
    (node) => !node.type.endsWith('Expression') || !isInLatex(toRange(node)),
  );
  const html = findHtml(nodes, file);
  const isReported = html.some(({ range }) => range.line === first?.range.line);
  const diagnostics = [...(first === undefined || isReported ? [] : [first]), ...html];
  const tooDeep = findTooDeep(tree);
  if (tooDeep !== undefined) {
    const { line, column } = toRange(tooDeep);
    const range = onLine(line - 1, column - 1, column);
    const message = `is nested more than ${DEEPEST} levels deep here; close what is open, or write it in a row instead`;
    return { ...EMPTY, diagnostics: [...diagnostics, { range, message }] };
  }
  return {
    nodes: nodes.filter(({ type }) => CHECKED.test(type)),
    diagnostics,
    markdownDiagnostics: findMarkdownDiagnostics(tree, file.body, file.model.templateSentences),
    hazards: findBodyHazards(nodes),
  };
}

/** Tells whether a range of a body begins inside a formula that is not marked as pages take it. */
function toIsInLatex({ body }: ContentFile): (range: Range) => boolean {
  const formulas = findLatex(body);
  if (formulas.length === 0) return () => false;
  const { offsetAt } = textIndex(body);
  return ({ line, column }) => {
    const at = offsetAt(line, column);
    return formulas.some(({ start, end }) => start <= at && at < end);
  };
}

const HTML = /(?<code>`+)[\s\S]*?\k<code>|<!--(?<comment>[\s\S]*?)-->|<br\s*>/gi;

/** What programs write into comments for themselves: Word, clipboards, WordPress, Notion, linters. */
const MACHINE_COMMENT =
  /^(?:\[(?:if|endif)\b|(?:Start|End)Fragment$|\/?wp:|more$|nextpage$|notionvc:|prettier-ignore|markdownlint-)/;

/** The HTML in a body that MDX writes differently: line breaks and comments. */
function findHtml(nodes: readonly BodyNode[], file: ContentFile): Finding[] {
  const { rangeOf } = textIndex(file.body);
  return nodes
    .filter((node) => node.type === 'html')
    .flatMap(({ value, position }) =>
      [...value.matchAll(HTML)].flatMap((match) => {
        const start = (position?.start.offset ?? 0) + match.index;
        const range = rangeOf(start, start + match[0].length);
        return toFindings(file, range, validateHtml(match));
      }),
    );
}

function validateHtml({ 0: all, groups }: RegExpExecArray): Validation {
  if (groups?.code !== undefined) return undefined;
  const comment = groups?.comment?.trim();
  if (comment === undefined) return { message: breakMessage(all), better: '<br />' };
  const shortened = shorten(comment);
  if (MACHINE_COMMENT.test(comment)) {
    return {
      message: `has <!-- ${shortened} -->, a mark of another program; delete it`,
      better: '',
    };
  }
  const message = `has an HTML comment, <!-- ${shortened} -->; write {/* ${shortened} */} instead`;
  return comment.includes('*/') ? message : { message, better: `{/* ${comment} */}` };
}
