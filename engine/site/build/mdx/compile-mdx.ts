import mdx from '@mdx-js/rollup';
import type { SourceFile } from '#check';
import { findExcess } from '#check/guard/text-limits';
import { mdxOptions } from './mdx-options';

const { transform } = mdx(mdxOptions);

/**
 * Compiles an MDX file, as far as it is within the limits of what anybody writes.
 * @returns the body of a function, which is given React's and returns `frontmatter` and the component
 * @throws the compiler's message where the text is not MDX, holds code, or is beyond all measure; with
 *   its `line` and `column` where there is one place
 */
export async function compile({ path, source }: SourceFile): Promise<string> {
  const excess = findExcess(source, true);
  if (excess !== undefined) {
    const { line, column } = excess.range;
    throw Object.assign(new Error(excess.message), { line, column });
  }
  // The check reads it so too, and both must come to the same result.
  const result = await transform(source.replaceAll('\r\n', '\n'), path);
  if (result === undefined) throw new Error(`${path} is not an MDX file`);
  return String(result.code);
}
