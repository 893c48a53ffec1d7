import type { Root } from 'mdast';
import type { Processor } from 'unified';

import { splitFrontmatter } from '#base/frontmatter';

/** The tree that was given last, and the path of its file. */
let latest: { path: string; tree: Root } | undefined;

/** Spares the compiler the parser for the next file, where it has this path. */
export function giveTree(path: string, tree: Root): void {
  latest = { path, tree };
}

/**
 * A remark plugin that lets the compiler take the tree that the check has read. What the check
 * leaves out, the frontmatter and the search for addresses in text that is no link yet, is made up
 * for. It must be the first plugin behind the parser.
 */
export function bringTree(this: Processor): void {
  const { parser } = this;
  if (parser === undefined) throw new Error('The parser must come first');
  this.parser = (text, file) => {
    const known = latest;
    latest = undefined;
    if (known?.path !== file.path) return parser(text, file);
    const extensions = (this.data().fromMarkdownExtensions ?? []).flat();
    const transforms = extensions.flatMap(({ transforms }) => transforms ?? []);
    const tree = withFrontmatter(known.tree, text);
    return transforms.reduce((tree, transform) => transform(tree) || tree, tree);
  };
}

function withFrontmatter(tree: Root, text: string): Root {
  const parts = splitFrontmatter(text);
  if (parts === undefined) return tree;
  const value = parts.yaml.trimEnd();
  return { ...tree, children: [{ type: 'yaml', value }, ...tree.children] };
}
