import { shorten } from '#base/words';
import type { Edit } from '../problem';
import { readBody } from '../read/body';
import { parseContentFile } from '../read/content-file';
import type { ContentModel } from '../read/content-model';
import type { Change } from '../rules/prose/prose';
import { listRanges, parseMarkdown, parseMdx } from './edit';

const LINE_END = /\r\n|\n|\r/g;

/**
 * The Markdown that did not take and has exactly one right spelling.
 * @param path the file's path
 * @param source the text of an MDX file
 */
export function findMarkdownFixes(model: ContentModel, path: string, source: string): Edit[] {
  const file = parseContentFile(model, path, source);
  const toOffset = matchLines(file.body, source);
  const changes = readBody(file).markdownDiagnostics.flatMap(({ fix = [] }) => fix);
  const apart = changes.filter(
    ({ start, end }, index) =>
      !changes.slice(0, index).some((other) => start < other.end && end > other.start),
  );
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  return apart.map((change) => ({
    start: toOffset(change.start),
    end: toOffset(change.end),
    text: change.text.replaceAll('\n', lineEnd),
    what: toWhat(file.body, change),
  }));
}

/** A body has the lines of its file, but may have other signs at their ends. */
function matchLines(body: string, source: string): (offset: number) => number {
  const bodyStarts = listStarts(body);
  const sourceStarts = listStarts(source);
  return (offset) => {
    const line = bodyStarts.findLastIndex((start) => start <= offset);
    return (sourceStarts[line] ?? 0) + offset - (bodyStarts[line] ?? 0);
  };
}

function listStarts(text: string): number[] {
  return [0, ...[...text.matchAll(LINE_END)].map((match) => match.index + match[0].length)];
}

function toWhat(body: string, { start, end, text }: Change): string {
  const lineStart = body.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = body.indexOf('\n', end);
  const rest = body.slice(end, lineEnd < 0 ? undefined : lineEnd);
  const line = body.slice(lineStart, start) + body.slice(start, end) + rest;
  if (text.startsWith('\n')) {
    return text === '\n'
      ? `an empty line stands above "${shorten(line)}" now`
      : `"${shorten(text.trim())}" stands below "${shorten(line)}" now`;
  }
  const mended = body.slice(lineStart, start) + text + rest;
  return `"${shorten(line)}" is now "${shorten(mended)}"`;
}

const HTML = /(?<code>`+)[\s\S]*?\k<code>|<!--(?<comment>[\s\S]*?)-->|<br\s*>/gi;

/**
 * The HTML in a body that MDX writes in another way: `<br>` and comments. Code stays as it is.
 * @param source the text of an MDX file
 * @returns nothing where MDX can read it as it is
 */
export function findMarkupFixes(source: string): Edit[] {
  if (!/<br|<!--/i.test(source) || parseMdx(source) !== undefined) return [];
  return listRanges(parseMarkdown(source), 'html').flatMap(([from, to]) =>
    [...source.slice(from, to).matchAll(HTML)].flatMap((match) => {
      const text = toMdx(match);
      if (text === undefined) return [];
      const start = from + match.index;
      const what = `${shorten(match[0])} is now ${shorten(text)}`;
      return [{ start, end: start + match[0].length, text, what }];
    }),
  );
}

function toMdx({ groups }: RegExpExecArray): string | undefined {
  if (groups?.code !== undefined) return undefined;
  const comment = groups?.comment;
  if (comment === undefined) return '<br />';
  return comment.includes('*/') ? undefined : `{/* ${comment.trim()} */}`;
}
