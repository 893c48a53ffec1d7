import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCheck } from '#check';
import { applyEdits } from '#check/read/text-edit';
import { findVanished } from '#check/rules/vanished-rule';
import contentModel from '../../src/content.config.ts';
import { runGit } from '../run-git.ts';
import { SAMPLE } from '../site/folders.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-git-'));
  await cp(join(SAMPLE, 'content'), join(root, 'content'), { recursive: true });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Online');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('a page that main has', () => {
  it('is missed by nobody while it stands', async () => {
    expect(await findVanished(contentModel, root, 'main')).toEqual([]);
  });

  it('needs a redirect when it is renamed; the line names its new address', async () => {
    await rename(at('jobs/field-service-lead-ports.mdx'), at('jobs/field-service-lead-port.mdx'));
    const problems = await findVanished(contentModel, root, 'main');
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'content/redirects.yaml', rule: 'redirect' });
    expect(problems[0]?.message).toBe(
      'needs a line: /company/careers/field-service-lead-ports is a page on main, but would vanish from this site. Add\n  /company/careers/field-service-lead-ports: /company/careers/field-service-lead-port',
    );
  });

  it('needs a redirect when it is removed', async () => {
    await rm(at('pages/support/training.mdx'));
    expect(await messages()).toEqual([
      expect.stringMatching(/\n {2}\/support\/training: \/its\/new\/address$/),
    ]);
  });

  it('needs a redirect when it becomes a draft', async () => {
    const file = at('products/core.mdx');
    await writeFile(file, (await readFile(file, 'utf8')).replace('---\n', '---\ndraft: true\n'));
    // The page of its datasheet is redirected with it.
    expect(await messages()).toEqual([
      expect.stringContaining('needs a line: /products/core is a page on main'),
    ]);
  });

  it('makes the check fail, although all that is left is valid', async () => {
    await cp(join(SAMPLE, 'public'), join(root, 'public'), { recursive: true });
    const silent = { print: () => undefined, printError: () => undefined };
    const check = () =>
      runCheck({ model: contentModel, root, args: ['--against', 'main'], env: {}, ...silent });
    expect(await check()).toBe(0);
    await rm(at('jobs/technical-sales-manager.mdx'));
    expect(await check()).toBe(1);
  });

  it('is forgiven once the line stands in redirects.yaml', async () => {
    await rm(at('jobs/technical-sales-manager.mdx'));
    const file = at('redirects.yaml');
    const [line = ''] = (await messages())[0]?.split('\n').slice(1) ?? [];
    await writeFile(file, `${await readFile(file, 'utf8')}${line.trim()}\n`);
    expect(await messages()).toEqual([]);
  });

  it('is forgiven with the page of the entry that it belongs to', async () => {
    await rm(at('products/core.mdx'));
    const file = at('redirects.yaml');
    await writeFile(file, `${await readFile(file, 'utf8')}/products/core: /products\n`);
    expect(await messages()).toEqual([]);
  });

  it('is not a draft, nor a further page of a list', async () => {
    await mkdir(at('insights'), { recursive: true });
    const file = at('insights/outage-minutes-512-feeders.mdx');
    await writeFile(file, (await readFile(file, 'utf8')).replace('---\n', '---\ndraft: true\n'));
    git('commit', '-qam', 'Hide one');
    await rm(file);
    expect(await messages()).toEqual([]);
  });
});

describe('the line that --fix adds for a renamed page', () => {
  const added =
    '/company/careers/field-service-lead-ports: /company/careers/field-service-lead-port';

  it.each([
    ['that is empty', '', `${added}\n`],
    ['that ends with a line break', '/old: /products\n', `/old: /products\n${added}\n`],
    ['that ends without one', '/old: /products', `/old: /products\n${added}`],
    ['of Windows', '/old: /products\r\n', `/old: /products\r\n${added}\r\n`],
  ])('is a line of its own in a file %s', async (_, before, after) => {
    await rename(at('jobs/field-service-lead-ports.mdx'), at('jobs/field-service-lead-port.mdx'));
    await writeFile(at('redirects.yaml'), before);
    const [problem] = await findVanished(contentModel, root, 'main');
    expect(applyEdits(before, problem?.fix ?? [])).toBe(after);
  });
});

describe('the comparison', () => {
  it('works in a folder below the repository', async () => {
    await mkdir(join(root, 'site'));
    git('mv', 'content', 'site/content');
    git('commit', '-qm', 'Move the site');
    await rm(join(root, 'site/content/jobs/technical-sales-manager.mdx'));
    expect(await findVanished(contentModel, join(root, 'site'), 'main')).toHaveLength(1);
  });

  it('says that git knows no such branch', async () => {
    for (const ref of ['nowhere', '--help', 'main; touch pwned', '$(touch pwned)', '']) {
      await expect(findVanished(contentModel, root, ref)).rejects.toThrow(
        `git knows no branch, tag or commit "${ref}"`,
      );
    }
  });

  it('says that it needs a repository', async () => {
    await rm(join(root, '.git'), { recursive: true });
    await expect(findVanished(contentModel, root, 'main')).rejects.toThrow('not a git repository');
  });

  it('says that it needs git', async () => {
    vi.stubEnv('PATH', '/nowhere');
    await expect(findVanished(contentModel, root, 'main')).rejects.toThrow(
      'this needs git, and there is none',
    );
  });
});

function at(file: string): string {
  return join(root, 'content', file);
}

async function messages(): Promise<string[]> {
  return (await findVanished(contentModel, root, 'main')).map(({ message }) => message);
}

const git = (...args: string[]) => runGit(root, ...args);
