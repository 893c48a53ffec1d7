import type { Root } from 'mdast';
import { gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item';
import { mathToMarkdown } from 'mdast-util-math';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type Block, toNodes } from './blocks.ts';

const options: Options = {
  bullet: '-',
  rule: '-',
  resourceLink: true,
  extensions: [
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmTaskListItemToMarkdown(),
    mathToMarkdown({ singleDollarTextMath: false }),
  ],
};

/** Prints Markdown with text escaped: nothing in a text can become a link, markup or a tag. */
export function printMarkdown(...blocks: Block[]): string {
  return printTree({ type: 'root', children: toNodes(blocks) });
}

/** Prints the syntax tree of a document, as `printMarkdown` does. */
export function printTree(tree: Root): string {
  return toMarkdown(tree, options);
}
