import { compile } from '@mdx-js/mdx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { parseContentFile } from '#check/read/content-file';
import { toArticle } from '#check/tests/content.fixture';
import { contentModel } from '#check/tests/site.fixture';
import { toMdx } from '../content/content-modules.ts';
import { mdxOptions } from '../mdx/mdx-options.ts';

const compileText = async (source: string) => compile(toMdx(source), mdxOptions);

const PATH = 'content/insights/x.mdx';

describe('a body of random signs', () => {
  const sign = fc.constantFrom(
    ...['[', ']', '(', ')', '![a](', '*', '**', '_', '~~', '`', '```\n', '<', '</', '>'],
    ...['<Callout>', '<Term slug="a">', '</Term>', '{', '}', '{/*', '*/}', '|', '| - |', '\n'],
    ...['\n\n', '- ', '1. ', '> ', '# ', '[^1]', '[^1]: ', '&amp;', '\\', 'import a'],
    ...['export ', 'www.a.b', 'a@b.c', '---\n'],
  );
  const body = fc
    .array(fc.tuple(sign, fc.integer({ min: 1, max: 60 })), { maxLength: 12 })
    .map((parts) => parts.map(([text, times]) => text.repeat(times)).join(' '));

  it('is answered in time by the check and by the compiler, with a place, and never crashes', async () => {
    const answer = async (body: string) => {
      const source = toArticle(body);
      const began = process.cpuUsage();
      const problems = checkFiles({
        model: contentModel,
        files: [parseContentFile(contentModel, PATH, source)],
        disk: new Map(),
        today: '2026-11-21',
      });
      await compileText(source).catch((error: unknown) => {
        expect(String(error)).not.toMatch(/call stack|TypeError/);
      });
      const { user, system } = process.cpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(2_000);
      for (const { line, message } of problems) {
        expect(line).toBeGreaterThan(0);
        expect(message).not.toMatch(/call stack|undefined|NaN/);
      }
    };
    await fc.assert(fc.asyncProperty(body, answer), { numRuns: 60, seed: 12 });
  });
});
