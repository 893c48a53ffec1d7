import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import { toBody } from '#base/frontmatter';
import type { Tree } from '../guard/body-code';

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(leaveTextAlone).freeze();
const markdown = unified()
  .use(remarkParse)
  .use(leaveOut)
  .use(remarkGfm)
  .use(leaveTextAlone)
  .freeze();

/** A body as a tree, as far as it can be read. */
export interface ParsedBody {
  /** Where MDX cannot be read, the tree of ordinary Markdown, in which tags are HTML. */
  tree: Tree | undefined;
  /** Why the parser of MDX gave up, and where: it stops at its first mistake. */
  failure?: VFileMessage;
}

/** Parses a body. Markdown has no errors, but its parser has: then there is no tree. */
export function parseBody(text: string): ParsedBody {
  const tree = tryParse(mdx, text);
  if (!(tree instanceof VFileMessage)) return { tree };
  const plain = tryParse(markdown, text);
  return { tree: plain instanceof VFileMessage ? undefined : plain, failure: tree };
}

/** Whatever the parser throws says something about the text: it is a border, and text is all it gets. */
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

/** MDX knows no code that is indented either. */
function leaveOut(this: Processor) {
  const data = this.data();
  const extension = { disable: { null: ['codeIndented'] } };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), extension];
}

/**
 * A remark plugin that takes a tree of `parseBody` in the place of a second reading, and makes up for
 * what that leaves out: frontmatter, and addresses in text that is no link yet.
 */
export function takeTree(this: Processor, tree: Tree) {
  const { parser } = this;
  if (parser === undefined) throw new Error('There is no parser to spare');
  this.parser = (text, file) => {
    const frontmatter = parser(text.slice(0, text.length - toBody(text).length), file);
    const extensions = (this.data().fromMarkdownExtensions ?? []).flat();
    const changes = extensions.flatMap(({ transforms }) => transforms ?? []);
    const body = changes.reduce((tree, change) => change(tree) || tree, tree);
    return { ...body, children: [...(frontmatter as Tree).children, ...body.children] };
  };
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
