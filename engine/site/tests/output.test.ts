import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDistWriter } from '../publish/dist-writer.ts';
import {
  collectBundle,
  listFirstScripts,
  readBuildFacts,
  writeServerAssets,
} from '../publish/output.ts';

const MANIFEST = {
  'src/boot.ts': { file: 'assets/boot-1.js' },
  'src/styles/main.css': { file: 'assets/main-1.css', assets: ['assets/a.woff2', 'assets/b.svg'] },
};
let root: string;

beforeEach(() => {
  vi.stubEnv('SITE_FORM_ENDPOINT', '');
  root = mkdtempSync(join(tmpdir(), 'output-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Collects a fake bundle, with more files or another manifest. */
function collect(more: Record<string, string> = {}, manifest: object = MANIFEST) {
  write({
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'dist/assets/main-1.css': 'a{}\n',
    '.build/server/entry-server.js': '',
    ...more,
  });
  return collectBundle(root, { browser: 'src/boot.ts', styles: 'src/styles/main.css' });
}

describe('what the bundler has made', () => {
  it('is told apart into what documents load and what is not published', async () => {
    expect(await collect()).toMatchObject({
      css: 'a{}',
      stylesheet: '',
      fonts: ['/assets/a.woff2'],
      script: '/assets/boot-1.js',
    });
    for (const file of ['dist/assets/main-1.css', 'dist/.vite'])
      expect(existsSync(join(root, file))).toBe(false);
  });

  it('names the scripts that every page loads, and none that only some do', async () => {
    const page = { file: 'assets/page-1.js', imports: ['src/entry.ts', 'chart'] };
    const entry = { file: 'assets/entry-1.js', imports: ['react', 'src/boot.ts'] };
    await collect(
      {},
      {
        ...MANIFEST,
        'src/boot.ts': { file: 'assets/boot-1.js', dynamicImports: ['src/entry.ts'] },
        'src/entry.ts': { ...entry, dynamicImports: ['src/page.ts'] },
        'src/page.ts': page,
        react: { file: 'assets/react-1.js' },
        chart: { file: 'assets/chart-1.js' },
      },
    );
    expect([...(await listFirstScripts(root, { browser: 'src/boot.ts' }))].toSorted()).toEqual([
      'boot-1.js',
      'entry-1.js',
      'react-1.js',
    ]);
  });

  it('has another id where styles, files or the server for forms are others', async () => {
    const build = async (more = {}) => (await collect(more)).build;
    const first = await build();
    expect(first).toMatch(/^[\w-]{8}$/);
    expect(await build()).toBe(first);
    const styles = await build({ 'dist/assets/main-1.css': 'b{}' });
    const files = await build({ 'dist/assets/boot-1.js': '' });
    vi.stubEnv('SITE_FORM_ENDPOINT', 'https://forms.example/');
    const forms = await build();
    expect(new Set([first, styles, files, forms]).size).toBe(4);
  });

  it.each([
    ['src/boot.ts', 'The bundle lacks src/boot.ts'],
    ['src/styles/main.css', 'or src/styles/main.css'],
  ])('is refused without %s', async (key, message) => {
    await expect(collect({}, { ...MANIFEST, [key]: undefined })).rejects.toThrow(message);
  });

  it('is refused without a font', async () => {
    const manifest = { ...MANIFEST, 'src/styles/main.css': { file: 'assets/main-1.css' } };
    await expect(collect({}, manifest)).rejects.toThrow('The stylesheet loads no font');
  });
});

it('of the files of the server, those are published that a page names', async () => {
  write({
    '.build/server/assets/named-1.svg': 'named',
    '.build/server/assets/draft-1.svg': 'of a draft',
    '.build/server/assets/both-1.css': 'of the server',
    '.build/server/assets/view-1.js': 'code',
    '.build/server/assets/a-font-1.woff2': 'of a stylesheet',
    '.build/server/assets/late-1.css': 'url(/assets/a-font-1.woff2)',
    'dist/assets/both-1.css': 'of browsers',
  });
  const dist = openDistWriter(root);
  const names = ['named-1.svg', 'both-1.css', 'view-1.js', 'late-1.css'];
  await dist.write('a.html', names.map((name) => `<a href="/assets/${name}">`).join());
  await dist.write('a.pdf', Buffer.from('/assets/draft-1.svg'));
  await writeServerAssets(root, dist);
  const isThere = (name: string) => dist.has(`assets/${name}`);
  expect(['named-1.svg', 'both-1.css', 'a-font-1.woff2'].filter(isThere)).toHaveLength(3);
  expect(['draft-1.svg', 'view-1.js'].filter(isThere)).toEqual([]);
});

it('where nothing was built, a sentence says what to run', async () => {
  await expect(readBuildFacts(root)).rejects.toThrow('Run: npm run build');
});
