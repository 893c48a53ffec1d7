import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { Assets } from '../assets';
import { readFormEndpoint } from '../lib/form-endpoint';
import { DIST, WORK } from './environments';
import { listFiles } from './files';
import { toContentSecurityPolicy } from './headers';
import { shortenProperties } from './shorten-properties';

const MANIFEST = '.vite/manifest.json';
const FACTS = 'facts.json';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    assets: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** What the preview server and the budgets must know of a build. */
const factsSchema = z.object({
  /** The content security policy. */
  policy: z.string(),
  /** The scripts that each kind of page loads, below `dist/`. */
  scripts: z.record(z.string(), z.array(z.string())),
  /** Every page: its address, its kind, and how much work went into compressing it. */
  pages: z.array(
    z.object({ path: z.string(), kind: z.string(), effort: z.enum(['thorough', 'quick']) }),
  ),
});
export type BuildFacts = z.infer<typeof factsSchema>;

const PAGE_MODULE = /^src\/pages\/(.+)\.tsx$/;

/**
 * Copies those pictures of the server's half that a page names: the bundler emits all, also the
 * pictures of entries that are not published.
 * @param root the project's folder
 * @param named the names of files below `assets/`
 */
export async function copyServerAssets(root: string, named: ReadonlySet<string>): Promise<void> {
  const from = join(root, WORK, 'server/assets');
  const files = await readdir(from).catch(() => []);
  const pictures = files.filter((file) => named.has(file) && !/\.(js|css)$/.test(file));
  for (const file of pictures) await cp(join(from, file), join(root, DIST, 'assets', file));
}

/** What a finished bundle gives to every document, and to the facts. */
interface Bundle {
  assets: Assets;
  scripts: BuildFacts['scripts'];
}

/** What facts are made of. */
interface Built {
  bundle: Bundle;
  pages: BuildFacts['pages'];
}

/**
 * Finds in the bundler's manifest what documents load, and takes the stylesheet out of `dist/`,
 * since it is inlined.
 * @throws when the manifest lacks the first script, the stylesheet or the font
 */
export async function collectBundle(root: string): Promise<Bundle> {
  const dist = join(root, DIST);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dist, MANIFEST), 'utf8')));
  const script = manifest['src/boot.ts'];
  const styles = manifest['src/styles/main.css'];
  if (!script || !styles) throw new Error('The bundle lacks src/boot.ts or src/styles/main.css');
  const full = (await readFile(join(dist, styles.file), 'utf8')).trim();
  await Promise.all([rm(join(dist, styles.file)), rm(join(dist, '.vite'), { recursive: true })]);
  const css = shortenProperties(full, await readTexts([dist, join(root, WORK, 'server')]));
  const font = styles.assets?.find((file) => file.includes('archivo'));
  if (font === undefined) throw new Error('The stylesheet does not load the Archivo font');
  const assets = { css, stylesheet: '', font: `/${font}`, script: `/${script.file}` };
  return { assets, scripts: listScripts(manifest) };
}

/** All scripts, drawings and stylesheets of some folders. */
async function readTexts(folders: string[]): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const files = await listFiles(folder);
    return files.filter((file) => /\.(js|svg|css)$/.test(file)).map((file) => join(folder, file));
  });
  return Promise.all((await Promise.all(lists)).flat().map((file) => readFile(file, 'utf8')));
}

function listScripts(manifest: Manifest): BuildFacts['scripts'] {
  const pages = Object.keys(manifest).flatMap((key) => PAGE_MODULE.exec(key)?.slice(1) ?? []);
  return Object.fromEntries(
    pages.map((kind) => {
      const entries = ['src/boot.ts', 'src/entry-client.tsx', `src/pages/${kind}.tsx`];
      const files = new Set(entries.flatMap((key) => filesOf(manifest, key)));
      return [kind, [...files].toSorted()];
    }),
  );
}

function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (chunk === undefined) return [];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next))];
}

/** Writes down what the preview server and the budgets must know, and returns it. */
export async function writeBuildFacts(root: string, built: Built): Promise<BuildFacts> {
  await mkdir(join(root, WORK), { recursive: true });
  const { assets, scripts } = built.bundle;
  const pages = built.pages.map(({ path, kind, effort }) => ({ path, kind, effort }));
  const endpoint = readFormEndpoint(process.env.SITE_FORM_ENDPOINT);
  const policy = toContentSecurityPolicy(assets.css, endpoint);
  const facts: BuildFacts = { policy, scripts, pages };
  await writeFile(join(root, WORK, FACTS), JSON.stringify(facts));
  return facts;
}

/**
 * Reads what `writeBuildFacts` wrote.
 * @throws when there is no build
 */
export async function readBuildFacts(root: string): Promise<BuildFacts> {
  const text = await readFile(join(root, WORK, FACTS), 'utf8').catch(() => {
    throw new Error('There is no build to serve. Run: npm run build');
  });
  return factsSchema.parse(JSON.parse(text));
}
