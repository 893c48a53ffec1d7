import mdx from '@mdx-js/rollup';
import type { SourceFile } from '#check';
import type { Tree } from '#check/guard/body-code';
import { findExcess } from '#check/guard/text-limits';
import { takeTree } from '#check/read/parse-body';
import { mdxOptions, remarkPlugins } from './mdx-options';

const reader = mdx(mdxOptions);

/**
 * Compiles an MDX file, as far as it is within the limits of what anybody writes.
 * @param tree its body as the check has read it, which is changed; without it, it is read here
 * @returns the body of a function, which is given React's and returns `frontmatter` and the component
 * @throws the compiler's message where the text is not MDX, holds code, or is beyond all measure; with
 *   its `line` and `column` where there is one place
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
  // The check reads it so too, and both must come to the same result.
  const result = await transform(source.replaceAll('\r\n', '\n'), path);
  if (result === undefined) throw new Error(`${path} is not an MDX file`);
  return String(result.code);
}
