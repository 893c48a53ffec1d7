import mdx from '@mdx-js/rollup';
import type { SourceFile } from '#check';
import type { Tree } from '#check/guard/body-code';
import { findExcess } from '#check/guard/text-limits';
import { takeTree } from '#check/read/parse-body';
import { mdxOptions, remarkPlugins } from './mdx-options';

const reader = mdx(mdxOptions);

/**
 * Compiles an MDX file, if it is within reasonable limits.
 * @param tree its body as parsed by the check, modified in place; without it, it is parsed here
 * @returns a function body that takes React's JSX runtime and returns `frontmatter` and a component
 * @throws the compiler's message if the text is not MDX, contains code, or exceeds the limits; with
 *   `line` and `column` if it has a position
 */
export async function compile({ path, source }: SourceFile, tree?: Tree): Promise<string> {
  const excess = findExcess(source, true);
  if (excess !== undefined) {
    const { line, column } = excess.range;
    throw Object.assign(new Error(excess.message), { line, column });
  }
  const { transform } =
    tree === undefined
      ? reader
      : mdx({ ...mdxOptions, remarkPlugins: [[takeTree, tree], ...remarkPlugins] });
  // The check normalizes line breaks too, and both must get the same result.
  const result = await transform(source.replaceAll('\r\n', '\n'), path);
  if (result === undefined) throw new Error(`${path} is not an MDX file`);
  return String(result.code);
}
