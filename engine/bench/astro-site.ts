import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { BenchedSite } from './measure-builds';

const TEMPLATE = 'engine/bench/astro';
const ARTICLES = 'content/insights';

/** The last versions that run on this Node. */
const MODERN = Number(process.versions.node.split('.')[0]) >= 22;
const PACKAGES = MODERN ? ['astro@7', '@astrojs/mdx@8'] : ['astro@5', '@astrojs/mdx@4'];

/**
 * Lays the generated articles of a site out as an Astro site in a temporary folder: the same fields
 * in zod, a minimal layout, and nothing beside the pages.
 * @param from the folder of the other site
 * @throws when Astro cannot be had from the registry
 */
export async function layAstroSite(from: string): Promise<BenchedSite> {
  const root = await mkdtemp(join(tmpdir(), 'astro-'));
  await cp(TEMPLATE, root, { recursive: true });
  await cp(join(from, ARTICLES), join(root, ARTICLES), {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx') || file.includes('/generated-'),
  });
  const install = ['install', '--no-audit', '--no-fund', '--silent', ...PACKAGES];
  execFileSync('npm', install, { cwd: root });
  const about = await readFile(join(root, 'node_modules/astro/package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(about);
  return {
    name: `Astro ${version}`,
    root,
    build: [`node_modules/astro/${MODERN ? 'bin/astro.mjs' : 'astro.js'}`, 'build'],
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  };
}
