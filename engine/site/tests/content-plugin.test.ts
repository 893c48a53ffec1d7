import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { contentPlugin } from '../build/content/content-plugin';

async function bundle(modules: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'bundle-'));
  for (const [name, code] of Object.entries(modules)) await writeFile(join(root, name), code);
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentPlugin()],
    build: { ssr: 'main.ts', write: false },
  });
  await rm(root, { recursive: true });
  return JSON.stringify(built);
}

test('a module of the website may be called files', async () => {
  const output = await bundle({
    'main.ts': "export { files } from './files';",
    'files.ts': "export const files = ['a module of the website'];",
  });
  expect(output).toContain('a module of the website');
});
