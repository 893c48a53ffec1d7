import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeContent } from '#check/tests/content.fixture';
import { contentModel } from '#check/tests/site.fixture';
import { createDevContent } from '../dev/dev-content.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dev-content-'));
  await writeContent(root);
});
afterEach(() => rm(root, { recursive: true }));

const fail = () => Promise.reject(new Error('src/routes.ts: Unexpected token'));

/** Starts to track content whose code is loaded by a runner. */
function open(runner: Pick<Parameters<typeof createDevContent>[1], 'loadEntry' | 'loadModel'>) {
  const hot = { on: () => {}, send: () => {} };
  const logger = { error: () => {} };
  const server = { config: { root, logger }, environments: { client: { hot } } };
  return createDevContent(server as unknown as Parameters<typeof createDevContent>[0], {
    ...runner,
    renew: () => {},
  });
}

it('starts with code that fails, and shows the error to whoever opens a page', async () => {
  const content = open({ loadEntry: fail, loadModel: async () => contentModel });
  await content.start();
  await expect(content.current()).rejects.toThrow('Unexpected token');
});

it('starts with schemas that fail, and shows the error to whoever opens a page', async () => {
  const content = open({ loadEntry: fail, loadModel: fail });
  await content.start();
  await expect(content.current()).rejects.toThrow('Unexpected token');
  await expect(content.model()).rejects.toThrow('Unexpected token');
});
