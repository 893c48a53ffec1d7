import { createProcessor } from '@mdx-js/mdx';
import { toBody } from '#base/frontmatter';
import type { SourceFile } from '#check';
import { findExcess } from '#check/guard/text-limits';
import { mdxOptions } from './mdx-options';

const processor = createProcessor(mdxOptions);

/**
 * Compiles the body of an MDX file, as far as it is within the limits of what anybody writes.
 * @returns the body of a function, which is given React's and returns the component
 * @throws the compiler's message where the text is not MDX, holds code, or is beyond all measure; with
 *   its `line` and `column` where there is one place
 */
export async function compile({ path, source }: SourceFile): Promise<string> {
  const excess = findExcess(source, true);
  if (excess !== undefined) {
    const { line, column, message } = excess;
    throw Object.assign(new Error(message), { line, column });
  }
  return String(await processor.process({ path, value: blankFrontmatter(source) }));
}

/** The text with an empty line for each of its frontmatter, which the check has read. */
function blankFrontmatter(source: string): string {
  const text = source.replaceAll('\r\n', '\n');
  const body = toBody(text);
  return text.slice(0, text.length - body.length).replace(/[^\n]+/g, '') + body;
}
