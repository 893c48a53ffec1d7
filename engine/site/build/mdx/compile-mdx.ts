import mdx from '@mdx-js/rollup';
import type { AuthorComponents, SourceFile } from '#check';
import type { Tree } from '#check/guard/body-code';
import { refuseCode } from '#check/guard/refuse-code';
import { findExcess } from '#check/guard/text-limits';
import { takeTree } from '#check/read/parse-body';
import { mdxOptions, remarkPlugins } from './mdx-options';

/**
 * Compiles an MDX file, if it is within reasonable limits.
 * @param components the tags that it may contain
 * @param tree its body as parsed by the check, modified in place; without it, it is parsed here
 * @returns a function body that takes React's JSX runtime and returns `frontmatter` and a component
 * @throws the compiler's message if the text is not MDX, contains code, or exceeds the limits; with
 *   `line` and `column` if it has a position
 */
export async function compile(
  { path, source }: SourceFile,
  { schemas }: Pick<AuthorComponents, 'schemas'>,
  tree?: Tree,
): Promise<string> {
  const excess = findExcess(source, true);
  if (excess !== undefined) {
    const { line, column } = excess.range;
    throw Object.assign(new Error(excess.message), { line, column });
  }
  // Refused first: later plugins add code of our own.
  const guard: typeof remarkPlugins = [[refuseCode, Object.keys(schemas)]];
  if (tree !== undefined) guard.unshift([takeTree, tree]);
  const { transform } = mdx({ ...mdxOptions, remarkPlugins: [...guard, ...remarkPlugins] });
  // The check normalizes line breaks too, and both must get the same result.
  const result = await transform(source.replaceAll('\r\n', '\n'), path);
  if (result === undefined) throw new Error(`${path} is not an MDX file`);
  return String(result.code);
}
