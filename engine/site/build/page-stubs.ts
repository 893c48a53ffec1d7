import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The suffix of the id of a page definition that is replaced by a stub in the client. */
export const STUB = '?stub';

/**
 * In browsers `src/routes.ts` has only addresses and views: page definitions, and with them schemas
 * and loaders, stay in Node.
 */
export function pageStubs(): Plugin {
  return {
    name: 'site:page-stubs',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer?.endsWith('/src/routes.ts') || !source.endsWith('/page')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && found.id + STUB;
    },
    async load(id) {
      if (!id.endsWith(STUB)) return undefined;
      const text = await readFile(id.slice(0, -STUB.length), 'utf8');
      const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      return names.map((name) => `export const ${name} = undefined;`).join('\n');
    },
  };
}
