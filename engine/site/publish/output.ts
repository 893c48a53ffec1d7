import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { digestParts } from '#check/cache/digest';
import { listFiles } from '#check/read/files';
import { PlainError } from '../../check/cli/plain-error.mjs';
import type { Assets } from '../browser/assets.ts';
import { readFormServer } from '../content/form-server.ts';
import type { HostFacts } from '../hosts/headers.ts';
import type { SiteModules } from '../site-modules.ts';
import type { DistWriter } from './dist-writer.ts';
import { DIST, WORK } from './environments.ts';

const FACTS = 'facts.json';

/** What the bundler says of its files, once it has left `dist/`. */
const MANIFEST = 'manifest.json';

/**
 * Publishes those assets of the server bundle that a page refers to: it also holds those of
 * unpublished entries. Files that the client bundle contains too have the same name and the same
 * bytes, and are skipped.
 */
export async function writeServerAssets(root: string, dist: DistWriter): Promise<void> {
  const from = join(root, WORK, 'server/assets');
  const files = (await readdir(from)).filter((name) => !name.endsWith('.js'));
  const isStyle = (file: string) => file.endsWith('.css');
  // Stylesheets first, and as texts: they name files too, such as fonts.
  for (const file of [...files.filter(isStyle), ...files.filter((file) => !isStyle(file))]) {
    const isNeeded = dist.references.has(`/assets/${file}`) && !dist.has(`assets/${file}`);
    if (!isNeeded) continue;
    const content = await readFile(join(from, file));
    await dist.write(`assets/${file}`, isStyle(file) ? content.toString('utf8') : content);
  }
}

/**
 * Finds what every document loads in the bundler's manifest, which moves out of `dist/`, and
 * removes the stylesheet, since it is inlined.
 * @throws when the manifest lacks the first script, the stylesheet or the font
 */
export async function collectBundle(
  root: string,
  modules: Pick<SiteModules, 'browser' | 'styles'>,
): Promise<Assets> {
  const dist = join(root, DIST);
  const list = join(root, WORK, MANIFEST);
  await rename(join(dist, '.vite/manifest.json'), list);
  const manifest: Manifest = JSON.parse(await readFile(list, 'utf8'));
  const script = manifest[modules.browser];
  const styles = manifest[modules.styles];
  if (!script || !styles)
    throw new Error(`The bundle lacks ${modules.browser} or ${modules.styles}`);
  const css = (await readFile(join(dist, styles.file), 'utf8')).trim();
  await Promise.all([rm(join(dist, styles.file)), rm(join(dist, '.vite'), { recursive: true })]);
  const fonts = (styles.assets ?? []).filter((file) => file.endsWith('.woff2'));
  if (fonts.length === 0) throw new Error('The stylesheet loads no font');
  // Not changed by content alone; the form endpoint counts, since the policy names it.
  const endpoint = readFormServer(process.env)?.endpoint ?? '';
  const digest = digestParts([endpoint, css, ...(await listFiles(dist, 'assets'))]);
  return {
    css,
    stylesheet: '',
    fonts: fonts.map((file) => `/${file}`),
    script: `/${script.file}`,
    build: digest.toString('base64url').slice(0, 8),
  };
}

/**
 * Finds the scripts that every page loads: the first one, what it imports on demand, and what these
 * import. Call it after `collectBundle`.
 * @returns their names below `dist/assets/`
 */
export async function listFirstScripts(
  root: string,
  { browser }: Pick<SiteModules, 'browser'>,
): Promise<ReadonlySet<string>> {
  const manifest: Manifest = JSON.parse(await readFile(join(root, WORK, MANIFEST), 'utf8'));
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  [browser, ...(manifest[browser]?.dynamicImports ?? [])].forEach(add);
  return new Set([...found].map((key) => basename(manifest[key]?.file ?? '')));
}

/** Writes what the preview server and tests need to know about a build. */
export async function writeBuildFacts(root: string, facts: HostFacts): Promise<void> {
  await writeFile(join(root, WORK, FACTS), JSON.stringify(facts));
}

/** Reads what `writeBuildFacts` wrote; throws when there is no build. */
export async function readBuildFacts(root: string): Promise<HostFacts> {
  const text = await readFile(join(root, WORK, FACTS), 'utf8').catch(() => {
    throw new PlainError('There is no build to serve. Run: npm run build');
  });
  return JSON.parse(text);
}
