import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { VIEW } from '#site/publish/environments';

/** A page of a build. */
export interface BuiltPage {
  path: string;
  kind: string;
}

/**
 * Every page of a build, by its data file.
 * @param root the folder with the build
 */
export function listPages(root: string): BuiltPage[] {
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).toSorted();
  return files
    .filter((file) => file.endsWith('.json') && files.includes(file.replace(/json$/, 'html')))
    .map((file) => JSON.parse(readFileSync(join(dist, file), 'utf8')));
}

/** The scripts that each kind of page loads, below the `dist/` of a build. */
export function listScripts(root: string): Record<string, string[]> {
  const text = readFileSync(join(root, '.build/manifest.json'), 'utf8');
  const manifest: Manifest = JSON.parse(text);
  const scripts = Object.keys(manifest).flatMap((key): [string, string[]][] => {
    const kind = VIEW.exec(key)?.[1];
    if (kind === undefined) return [];
    const modules = new Set(['src/boot.ts', 'src/entry-client.tsx', key]);
    // Items added during the loop are visited too; a set handles circular imports.
    for (const each of modules) for (const next of manifest[each]?.imports ?? []) modules.add(next);
    return [[kind, [...modules].flatMap((each) => manifest[each]?.file ?? [])]];
  });
  return Object.fromEntries(scripts);
}
