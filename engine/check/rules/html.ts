import { shorten } from '#base/words';
import { replace } from '../edits';
import { breakMessage } from '../explain/mdx';
import { listPieces, type Tree } from '../guard/body-code';
import type { Finding } from '../problem';
import type { ContentFile } from '../read/content-file';
import { textIndex } from '../read/locate';

const HTML = /(?<code>`+)[\s\S]*?\k<code>|<!--(?<comment>[\s\S]*?)-->|<br\s*>/gi;

/** The HTML in a body that MDX writes differently: line breaks and comments. */
export function findHtml(tree: Tree, file: ContentFile): Finding[] {
  const { rangeOf } = textIndex(file.body);
  const pieces = listPieces(tree).filter((piece) => piece.type === 'html');
  return pieces.flatMap(({ value, position }) =>
    [...value.matchAll(HTML)].flatMap((match) => {
      const start = (position?.start.offset ?? 0) + match.index;
      const { message, better } = judge(match);
      const range = rangeOf(start, start + match[0].length);
      const fix = better && { fix: replace(file, range, better) };
      return message === undefined ? [] : [{ range, message, ...fix }];
    }),
  );
}

function judge({ 0: all, groups }: RegExpExecArray): { message?: string; better?: string } {
  if (groups?.code !== undefined) return {};
  const comment = groups?.comment?.trim();
  if (comment === undefined) return { message: breakMessage(all), better: '<br />' };
  const words = shorten(comment);
  const message = `has an HTML comment, <!-- ${words} -->; write {/* ${words} */} instead`;
  return comment.includes('*/') ? { message } : { message, better: `{/* ${comment} */}` };
}
