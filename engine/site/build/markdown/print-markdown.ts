import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import type { Options } from 'mdast-util-to-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Block } from '#base/markdown';
import { toNodes } from '#base/markdown';

const options: Options = {
  bullet: '-',
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
};

/** Markdown in which all text reads as it was given: no link, mark or tag begins in it. */
export function printMarkdown(...blocks: Block[]): string {
  return toMarkdown({ type: 'root', children: toNodes(blocks) }, options);
}
