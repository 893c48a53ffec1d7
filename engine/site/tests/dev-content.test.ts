import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentModel } from '#website';
import { SAMPLE } from '../../../tests/site/folders';
import { createDevContent } from '../dev/dev-content';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-content-'));
  for (const folder of ['content', 'public'])
    await cp(join(SAMPLE, folder), join(root, folder), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

it('starts with code that fails, and shows the error to whoever opens a page', async () => {
  const hot = { on: () => {}, send: () => {} };
  const logger = { error: () => {} };
  const server = { config: { root, logger }, environments: { client: { hot } } };
  const fail = () => Promise.reject(new Error('src/routes.ts: Unexpected token'));
  const runner = { loadEntry: fail, renew: fail, complete: fail };
  const content = createDevContent(
    server as unknown as Parameters<typeof createDevContent>[0],
    runner,
    contentModel,
  );
  await content.start();
  await expect(content.current()).rejects.toThrow('Unexpected token');
});
