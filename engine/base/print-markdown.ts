import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type Block, toNodes } from './markdown';

const options: Options = {
  bullet: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

/** Prints Markdown with text escaped: nothing in a text can become a link, markup or a tag. */
export function printMarkdown(...blocks: Block[]): string {
  return toMarkdown({ type: 'root', children: toNodes(blocks) }, options);
}
