import remarkGfm, { type Options } from 'remark-gfm';
import remarkMath, { type Options as MathOptions } from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { Tree } from '../guard/body-code.ts';
import { blank } from './blank.ts';

/** How the check and the build read GitHub's Markdown: `5~10 A` is a range, and `~~5~~` is struck out. */
export const gfmOptions: Options = { singleTilde: false };

/** A formula is between two dollar signs each: one alone is a price. */
export const mathOptions: MathOptions = { singleDollarTextMath: false };

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm, gfmOptions)
  .use(remarkMath, mathOptions)
  .use(leaveTextAlone)
  .freeze();
const markdown = unified()
  .use(remarkParse)
  .use(leaveOut)
  .use(remarkGfm, gfmOptions)
  .use(remarkMath, mathOptions)
  .use(leaveTextAlone)
  .freeze();

/**
 * Parses a body as MDX, or says why the parser gave up, and where: it stops at the first mistake.
 * Then the tree is that of plain Markdown, in which tags are HTML. Markdown has no syntax errors,
 * but its parser may fail too: then there is no tree.
 */
export function parseBody(text: string): { tree: Tree | undefined; failure?: VFileMessage } {
  const tree = tryParse(mdx, text);
  if (!(tree instanceof VFileMessage)) return { tree };
  const plain = tryParse(markdown, text.replace(REMARK, blank));
  return { tree: plain instanceof VFileMessage ? undefined : plain, failure: tree };
}

/** A remark, which readers never see; plain Markdown would take it for text. */
const REMARK = /\{\/\*(?:(?!\*\/)[\s\S])*\*\/\}/g;

/** Catches everything the parser throws: it gets only text, so any error is about the text. */
function tryParse(
  processor: Pick<typeof mdx, 'parse'>,
  text: string,
): Tree | VFileMessage | undefined {
  try {
    return processor.parse(text);
  } catch (error) {
    return error instanceof VFileMessage ? error : undefined;
  }
}

/** MDX has no indented code either. */
function leaveOut(this: Processor) {
  const data = this.data();
  const extension = { disable: { null: ['codeIndented'] } };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension];
}

/** Skips the search for bare addresses, which takes half the time; the compiler needs it. */
function leaveTextAlone(this: Processor) {
  const data = this.data();
  data.fromMarkdownExtensions = (data.fromMarkdownExtensions ?? [])
    .flat()
    .map(({ transforms, ...rest }) => rest);
}
