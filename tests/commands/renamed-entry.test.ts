import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '#check/check-content';
import { runCheck } from '#check/cli/run-check';
import contentModel from '../../src/content.config.ts';
import { runGit } from '../run-git.ts';
import { SAMPLE } from '../site/folders.ts';

const REDIRECTS = 'content/redirects.yaml';
const BEFORE = 'content/products/core.mdx';
const AFTER = 'content/products/heart.mdx';
const JOB = 'content/jobs/technical-sales-manager.mdx';
/** Links to the product in every way that a text can. */
const MENTIONS = `
[One](/products/core), [two](/products/core#practice), [sheet](/products/core/datasheet) and
[three][core]; \`[code](/products/core)\` and /products/core stay.

[core]: /products/core?from=job "Core"
`;

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'renamed-'));
  for (const folder of ['content', 'public'])
    await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
  await writeFile(join(root, JOB), (await read(JOB)) + MENTIONS);
  await writeFile(
    join(root, REDIRECTS),
    `${await read(REDIRECTS)}/heart-of-it: /products/core#practice\n`,
  );
  runGit(root, 'init', '-q', '-b', 'main');
  runGit(root, 'add', '-A');
  runGit(root, 'commit', '-q', '-m', 'Online');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(join(root, file), 'utf8');

/** What `npm run check -- --against main --fix` prints. */
async function fix(): Promise<string> {
  let output = '';
  const print = (text: string) => {
    output += text;
  };
  const args = ['--against', 'main', '--fix'];
  await runCheck({ model: contentModel, root, args, env: {}, print, printError: print });
  return output;
}

async function listErrors() {
  const problems = await checkContent(contentModel, root);
  return problems.filter(({ severity }) => severity === 'error');
}

describe('an entry whose file has another name', () => {
  it('is followed by every link, field and redirect that names it', async () => {
    await rename(join(root, BEFORE), join(root, AFTER));
    const output = await fix();
    expect(output).toContain(`${REDIRECTS}:`);
    expect(await listErrors()).toEqual([]);
    const redirects = await read(REDIRECTS);
    expect(redirects).toContain('/heart-of-it: /products/heart#practice\n');
    // The page of its datasheet is redirected with it.
    expect(redirects).toMatch(/\n\/products\/core: \/products\/heart\n$/);
    const job = await read(JOB);
    expect(job).toContain('[two](/products/heart#practice), [sheet](/products/heart/datasheet)');
    expect(job).toContain('`[code](/products/core)` and /products/core stay.');
    expect(job).toContain('[core]: /products/heart?from=job "Core"');
  });

  it('is not guessed where its text has changed too', async () => {
    await rename(join(root, BEFORE), join(root, AFTER));
    await writeFile(join(root, AFTER), `${await read(AFTER)}\nAnd more.\n`);
    const before = await read(JOB);
    await fix();
    expect(await read(JOB)).toBe(before);
    expect(await read(REDIRECTS)).not.toContain('/products/core:');
  });

  it('is not followed to a name that cannot stay, but to the next', async () => {
    const before = [await read(JOB), await read(REDIRECTS)];
    let last = BEFORE;
    for (const bad of ['content/products/Heart Of It 2027.mdx', 'content/products/Core.mdx']) {
      await rename(join(root, last), join(root, bad));
      last = bad;
      const output = await fix();
      expect([await read(JOB), await read(REDIRECTS)]).toEqual(before);
      expect(output).toContain('Nothing could be fixed.');
      expect(output).toContain(`Its text is in ${bad} now, whose name cannot be an address`);
    }
    await rename(join(root, last), join(root, AFTER));
    await fix();
    expect(await listErrors()).toEqual([]);
    expect(await read(REDIRECTS)).toMatch(/\n\/products\/core: \/products\/heart\n/);
  });
});
