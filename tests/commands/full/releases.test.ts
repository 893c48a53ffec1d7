import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT } from '../../site/folders.ts';
import { findNginx, hasBrotli } from '../find-nginx.ts';
import { findFreePort } from '../free-port.ts';
import type { Answer } from '../host-requests.ts';
import { ask } from '../host-requests.ts';
import type { Workspace } from '../workspace.ts';
import { createWorkspace } from '../workspace.ts';

const nginx = findNginx();
const STYLES = 'src/styles/main.css';
let workspace: Workspace;
let site: string;

beforeAll(async () => {
  workspace = await createWorkspace();
  site = await mkdtemp(join(tmpdir(), 'releases-'));
  await chmod(site, 0o755);
});
afterAll(async () => {
  await workspace.remove();
  await rm(site, { recursive: true });
});

it.skipIf(nginx === undefined)(
  'a release changes pages and headers at once, and keeps the files of earlier ones for a month',
  async () => {
    const port = await findFreePort();
    // A new connection each time: a kept-alive one may be closed just as it is reused.
    const read = (path: string) => ask(port, { target: path, status: 200 });
    await cp(join(PROJECT, 'deploy'), join(workspace.root, 'deploy'), { recursive: true });
    if (!hasBrotli()) await rm(join(workspace.root, 'deploy/brotli'), { recursive: true });
    await workspace.edit('deploy/nginx.conf', 'listen 8080;', `listen 127.0.0.1:${port};`);
    await build('first');
    const current = join(site, 'current');
    const args = ['-p', current, '-c', 'deploy/nginx.conf', '-g', 'daemon off;'];
    const server = spawn(nginx ?? '', args);
    try {
      await expect.poll(() => read('/').catch(() => null)).toMatchObject({ status: 200 });
      const scripts = [scriptOf(await read('/'))];
      for (const version of ['second', 'third']) {
        let isWatched = true;
        const watch = async () => {
          while (isWatched) expectWhole(await read('/'));
        };
        await build(version);
        const watching = watch();
        server.kill('SIGHUP');
        let script = '';
        const readScript = async () => {
          script = scriptOf(await read('/'));
          return script;
        };
        await expect.poll(readScript).not.toBe(scripts.at(-1));
        isWatched = false;
        await watching;
        // Not read once more: a worker of the previous release could answer.
        scripts.push(script);
        // As if no release had had the first one for a month.
        if (version === 'second') await utimes(join(current, 'dist', scripts[0] ?? ''), 0, 0);
      }
      // Until the reload has reached them, workers of the previous release still take requests.
      const askStatuses = () => Promise.all(scripts.map(async (path) => (await read(path)).status));
      await expect.poll(askStatuses).toEqual([404, 200, 200]);
      expect(await readdir(join(site, 'releases'))).toHaveLength(3);
    } finally {
      server.kill('SIGQUIT');
    }
  },
);

/** Builds a version with its own stylesheet and scripts, and makes it the current one. */
async function build(version: string) {
  await writeFile(
    join(workspace.root, STYLES),
    `${await readFile(join(workspace.root, STYLES))}
.${version} { color: red; }`,
  );
  await workspace.edit('src/boot.ts', 'IDLE_TIMEOUT = 3', 'IDLE_TIMEOUT = 33');
  const { code, output } = await workspace.run('build');
  if (code !== 0) throw new Error(output);
  // Written before bundling, which takes longer here than the check.
  expect(await readdir(join(workspace.root, 'dist'))).toContain('favicon.svg');
  execFileSync('deploy/release.sh', [site], { cwd: workspace.root });
}

/** Expects the CSP of a response to allow the stylesheet in the same response. */
function expectWhole(answer: Answer) {
  expect(answer.status).toBe(200);
  const [, css = ''] = /<style>(.*?)<\/style>/s.exec(answer.body.toString()) ?? [];
  const hash = createHash('sha256').update(css).digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
}

function scriptOf(answer: Answer): string {
  return /src="(\/assets\/boot[^"]+)"/.exec(answer.body.toString())?.[1] ?? '';
}
