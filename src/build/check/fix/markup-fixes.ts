import { listRanges, parseMarkdown, parseMdx } from './body';
import type { Edit } from './edit';

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

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
