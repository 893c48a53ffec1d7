import type { EditorData } from './config.ts';

type Config = Pick<EditorData, 'config'>;

/**
 * The address in the editor of the form that a link on the site asks for.
 * @param search `?page=/insights/ring` for a page's form, `?new=/insights` for a new entry's form
 * @returns a hash such as `#/collections/insights/entries/ring`; empty if nothing was asked for
 */
export function findForm({ config }: Config, search: string): string {
  const parameters = new URLSearchParams(search);
  const path = parameters.get('page') ?? parameters.get('new');
  if (path === null) return '';
  const collections: Linked[] = config.collections ?? [];
  for (const { name, preview_path: preview = '', files } of collections) {
    const file = files?.find(({ label }) => label === path);
    if (file && parameters.has('page')) return `#/collections/${name}/entries/${file.name}`;
    const base = `/${preview.replace('{{slug}}', '')}`;
    if (preview === '' || !`${path}/`.startsWith(base)) continue;
    if (parameters.has('new')) return `#/collections/${name}/new`;
    if (path.startsWith(base)) return `#/collections/${name}/entries/${path.slice(base.length)}`;
  }
  return '#/collections';
}

export interface FileForm {
  /** A hash such as `#/collections/insights/entries/ring`. */
  address: string;
  /** The field that holds the whole file, if this is a list. */
  list?: string | undefined;
}

/** The form of a content file; undefined if it has none. */
export function findFormOfFile({ config }: Config, file: string): FileForm | undefined {
  const collections: Linked[] = config.collections ?? [];
  for (const { name, files = [] } of [...collections, toSingletons(config)]) {
    const known = files.find((one) => one.file === file);
    if (known === undefined) continue;
    const list = known.fields?.find(({ root }) => root)?.name;
    return { address: `#/collections/${name}/entries/${known.name}`, list };
  }
  for (const { name, folder, extension = 'md' } of collections) {
    const [start, end] = [`${folder}/`, `.${extension}`];
    if (folder === undefined || !file.startsWith(start) || !file.endsWith(end)) continue;
    return { address: `#/collections/${name}/entries/${file.slice(start.length, -end.length)}` };
  }
  return undefined;
}

/** The content file of a form by its address; undefined if it is of no file, or of a new one. */
export function findFileOfForm({ config }: Config, hash: string): string | undefined {
  const [, name, entry = ''] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  if (name === undefined) return undefined;
  const collections: Linked[] = [...(config.collections ?? []), toSingletons(config)];
  const found = collections.find((one) => one.name === name);
  if (found?.folder !== undefined)
    return `${found.folder}/${decodeURIComponent(entry)}.${found.extension ?? 'md'}`;
  return found?.files?.find((file) => file.name === entry)?.file;
}

/** The properties of a collection that locate its forms. */
interface Linked {
  name?: string | undefined;
  preview_path?: string | undefined;
  folder?: string | undefined;
  extension?: string | undefined;
  files?: { name: string; label?: string | undefined; file?: string; fields?: LinkedField[] }[];
}

interface LinkedField {
  name: string;
  root?: boolean | undefined;
}

/** Single files, which Sveltia lists as a collection of its own. */
function toSingletons({ singletons = [] }: Config['config']): Linked {
  const files = singletons.flatMap((one) => ('file' in one ? [one] : []));
  return { name: '_singletons', files };
}
