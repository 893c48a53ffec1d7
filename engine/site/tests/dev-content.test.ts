import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeContent } from '#check/tests/content.fixture';
import { contentModel } from '#check/tests/site.fixture';
import { createDevContent } from '../dev/dev-content';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-content-'));
  await writeContent(root);
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
