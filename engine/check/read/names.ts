import type { ContentModel } from '../model/content-model.ts';
import { SITE_FILE } from '../model/conventions.ts';
import type { ContentFile } from './content-file.ts';
import { parseContentFile } from './content-file.ts';
import { valueAt } from './data.ts';

/** A name that a change has taken from what had it, so that texts should no longer say it. */
export interface FormerName {
  name: string;
  /** The name that it has now; undefined if what had the name is gone. */
  now: string | undefined;
  /** The file that has, or had, the name. */
  file: string;
  /** The field of the name, such as `brand.name`. */
  field: string;
}

/** Entries with a name are things that texts speak of; those with a title are texts themselves. */
const NAME = 'name';

/** Whether a file holds a name that other texts may write out. */
export function holdsName(model: ContentModel, path: string): boolean {
  return listNamePaths(model, path).length > 0;
}

/**
 * The names that a change replaces or takes away.
 * @param sources what the files that hold names said before, by path: those that differ now
 */
export function listFormerNames(
  model: ContentModel,
  files: readonly ContentFile[],
  sources: ReadonlyMap<string, string>,
): FormerName[] {
  if (sources.size === 0) return [];
  const current = new Set(listNames(files));
  const byPath = new Map(files.map((file) => [file.path, file]));
  return [...sources].flatMap(([path, source]) => {
    const file = byPath.get(path);
    // A file that cannot be read has not lost its name.
    if (file !== undefined && !file.hasData) return [];
    const { data } = parseContentFile(model, path, source);
    return listNamePaths(model, path).flatMap((keys) => {
      const [name, now] = [toName(data, keys), toName(file?.data, keys)];
      if (name === undefined || current.has(name)) return [];
      return [{ name, now, file: path, field: keys.join('.') }];
    });
  });
}

/** All names that the site has. */
export function listNames(files: readonly ContentFile[]): string[] {
  return files.flatMap(({ model, path, data }) =>
    listNamePaths(model, path).flatMap((keys) => toName(data, keys) ?? []),
  );
}

function listNamePaths(model: ContentModel, path: string): readonly (readonly string[])[] {
  if (path === SITE_FILE) return model.names ?? [];
  return model.readEntryPath(path)?.known.definition.titleField === NAME ? [[NAME]] : [];
}

function toName(data: unknown, keys: readonly string[]): string | undefined {
  const name = valueAt(data, keys);
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}
