import type { EditorData } from './config.ts';

/**
 * The address in the editor of the form that a link on the site asks for.
 * @param search `?page=/insights/ring` for a page's form, `?new=/insights` for a new entry's form
 * @returns a hash such as `#/collections/insights/entries/ring`; empty if nothing was asked for
 */
export function findForm({ config }: Pick<EditorData, 'config'>, search: string): string {
  const asked = new URLSearchParams(search);
  const path = asked.get('page') ?? asked.get('new');
  if (path === null) return '';
  const collections: Linked[] = config.collections ?? [];
  for (const { name, preview_path: preview = '', files } of collections) {
    const file = files?.find(({ label }) => label === path);
    if (file && asked.has('page')) return `#/collections/${name}/entries/${file.name}`;
    const base = `/${preview.replace('{{slug}}', '')}`;
    if (preview === '' || !`${path}/`.startsWith(base)) continue;
    if (asked.has('new')) return `#/collections/${name}/new`;
    if (path.startsWith(base)) return `#/collections/${name}/entries/${path.slice(base.length)}`;
  }
  return '#/collections';
}

/** The properties of a collection that locate its forms. */
interface Linked {
  name?: string | undefined;
  preview_path?: string | undefined;
  files?: { name: string; label?: string | undefined }[];
}
