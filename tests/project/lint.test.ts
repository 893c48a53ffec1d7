import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';

/** What the linter of stylesheets says about a rule, with the project's own configuration. */
async function lint(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/any.css' });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['a pseudo-element in a list', '.a:is(::before, ::after) { top: 0 }', 'selector-no-unmatchable'],
  ['a negated pseudo-element', '.a:not(::before) { top: 0 }', 'selector-no-invalid'],
  ['a place that is no number', '.a:nth-child(2m) { top: 0 }', 'selector-no-invalid'],
  ['a value of another property', '.a { display: bold }', 'declaration-property-value-no-unknown'],
])('the linter finds a rule that browsers drop: %s', async (_, css, rule) => {
  expect(await lint(css)).toEqual([rule]);
});

it('the linter accepts what browsers and Tailwind know', async () => {
  expect(await lint('.a:is(.b, :hover)::before { color: theme("brand.bg.light") }')).toEqual([]);
});

/** The imports that the linter of code refuses, of files that have one each. */
async function listRefused(imports: readonly [file: string, specifier: string][]) {
  const root = await mkdtemp(join(tmpdir(), 'doors-'));
  try {
    await copyFile('biome.doors.jsonc', join(root, 'biome.doors.jsonc'));
    await writeFile(join(root, 'biome.json'), '{ "extends": ["./biome.doors.jsonc"] }');
    for (const [file, specifier] of imports) {
      await mkdir(join(root, dirname(file)), { recursive: true });
      await writeFile(join(root, file), `import '${specifier}';\n`);
    }
    const program = resolve('node_modules/.bin/biome');
    const args = ['lint', '--reporter=github'];
    const { stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
    return imports.filter(([file]) => stdout.includes(file));
  } finally {
    await rm(root, { recursive: true });
  }
}

it('imports point one way, between rooms of the engine, layers of the check and folders of src', async () => {
  const refused: [string, string][] = [
    ['engine/check/a.ts', '#site'],
    ['engine/check/b.ts', '../../src/brand.ts'],
    ['engine/check/read/c.ts', '../rules/body.ts'],
    ['engine/check/rules/d.ts', '../fix/attempt.ts'],
    ['engine/admin/e.ts', '#review'],
    ['engine/site/f.ts', '#admin'],
    ['engine/review/g.ts', '#check'],
    ['engine/review/h.ts', '../check/cli/print.mjs'],
    ['src/i.ts', '#admin'],
    ['src/lib/o.ts', '../collections/fields.ts'],
    ['src/mdx/p.tsx', '../features/forms/mail.ts'],
    ['src/features/search/q.ts', '../../pages/search/page.ts'],
    ['src/pages/home/t.ts', '../contact/copy.ts'],
  ];
  const accepted: [string, string][] = [
    ['engine/check/rules/j.ts', '../read/locate.ts'],
    ['engine/admin/k.ts', '#check'],
    ['engine/site/l.ts', '#check/read/files'],
    ['engine/admin/m.ts', '#site/api'],
    ['src/n.ts', '#site/server'],
    ['src/features/search/r.ts', '../../lib/text.ts'],
    ['src/collections/s.ts', '#check/fields'],
    ['src/pages/home/u.ts', '../../features/search/hits.ts'],
  ];
  expect(await listRefused([...refused, ...accepted])).toEqual(refused);
});
