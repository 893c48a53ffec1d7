import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '#base/files';
import { openDistWriter } from '../build/dist-writer';
import { writeRedirects } from '../build/prerender';

it('stops a build at an old address that would replace a page or leave the site, without the check', async () => {
  const stage = await mkdtemp(join(tmpdir(), 'redirects-'));
  await mkdir(join(stage, 'dist'));
  const { write } = openDistWriter(stage);
  await write('index.html', 'the home page');
  const redirectFrom = (from: string) =>
    writeRedirects({ redirects: [{ from, to: '/' }], renderRedirect: () => 'moved' }, write);
  for (const from of ['/index', '/x/../index', '/../../outside', '/./careers']) {
    await expect(redirectFrom(from)).rejects.toThrow(`content/redirects.yaml: ${from} cannot be`);
  }
  await redirectFrom('/careers');
  expect(await listFiles(stage)).toEqual(['dist/careers.html', 'dist/index.html']);
  await rm(stage, { recursive: true });
});
