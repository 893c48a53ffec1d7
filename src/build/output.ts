import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { Assets } from '../assets';
import { DIST, WORK } from './environments';
import { toContentSecurityPolicy } from './headers';

const MANIFEST = '.vite/manifest.json';
const FACTS = 'facts.json';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), assets: z.array(z.string()).optional() }),
);

/** What the preview server must know of a build. */
const factsSchema = z.object({ policy: z.string() });

/** Copies the pictures that only the server's half refers to. */
export async function copyServerAssets(root: string): Promise<void> {
  const from = join(root, WORK, 'server/assets');
  const isPicture = (file: string) => !/\.(js|css)$/.test(file);
  await cp(from, join(root, DIST, 'assets'), { recursive: true, force: true, filter: isPicture });
}

/**
 * Finds in the bundler's manifest what every document loads, and takes the stylesheet out of
 * `dist/`, since it is inlined.
 * @throws when the manifest lacks the first script or the stylesheet
 */
export async function collectAssets(root: string): Promise<Assets> {
  const dist = join(root, DIST);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, MANIFEST), 'utf8')));
  const script = manifest['src/boot.ts'];
  const styles = manifest['src/styles/main.css'];
  if (!script || !styles) throw new Error('The bundle lacks src/boot.ts or src/styles/main.css');
  const css = await readFile(join(dist, styles.file), 'utf8');
  await Promise.all([rm(join(dist, styles.file)), rm(join(dist, '.vite'), { recursive: true })]);
  const font = styles.assets?.find((file) => file.includes('archivo'));
  if (font === undefined) throw new Error('The stylesheet does not load the Archivo font');
  return { css: css.trim(), stylesheet: '', font: `/${font}`, script: `/${script.file}` };
}

/** Writes down what the preview server must know. */
export async function writeBuildFacts(root: string, assets: Assets): Promise<void> {
  await mkdir(join(root, WORK), { recursive: true });
  const facts = { policy: toContentSecurityPolicy(assets.css) };
  await writeFile(join(root, WORK, FACTS), JSON.stringify(facts));
}

/**
 * Reads what `writeBuildFacts` wrote.
 * @throws when there is no build
 */
export async function readBuildFacts(root: string): Promise<{ policy: string }> {
  const text = await readFile(join(root, WORK, FACTS), 'utf8').catch(() => {
    throw new Error('There is no build to serve. Run: npm run build');
  });
  return factsSchema.parse(JSON.parse(text));
}
