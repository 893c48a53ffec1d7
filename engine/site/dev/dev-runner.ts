import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

import type { ServerEntry } from '../build/server-entry';

const ENTRY = '/src/entry-server.tsx';
const LATE_BODIES = '/engine/site/dev/late-body.tsx';

/** Runs the server side of the site in development. */
export interface DevRunner {
  /** Loads the server entry, which renders pages from the current content. */
  loadEntry: () => Promise<ServerEntry>;
  /** Invalidates modules, and all bodies, so that they are loaded again. */
  renew: (modules: Iterable<EnvironmentModuleNode>) => Promise<void>;
  /** Makes something that may render bodies, and remakes it until all of them are loaded. */
  complete: <T>(make: () => T) => Promise<T>;
}

/**
 * Prepares to run the modules of the site.
 * @param server the development server
 * @throws when this server has no module runner
 */
export function createDevRunner({ environments: { ssr } }: ViteDevServer): DevRunner {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  const { runner, moduleGraph } = ssr;
  const loadBodies = () => runner.import<typeof import('./late-body')>(LATE_BODIES);
  async function complete<T>(make: () => T): Promise<T> {
    const { loadWantedBodies } = await loadBodies();
    const made = make();
    return (await loadWantedBodies()) ? complete(make) : made;
  }
  return {
    loadEntry: () => runner.import<ServerEntry>(ENTRY),
    async renew(modules) {
      for (const module of modules) moduleGraph.invalidateModule(module);
      (await loadBodies()).forgetBodies();
    },
    complete,
  };
}

/**
 * The module of an MDX file in development: its frontmatter, which every list needs, and a body
 * that is compiled when a page first shows it.
 * @param path the file below the project's folder
 */
export function toOutline(path: string, frontmatter: unknown, words: number): string {
  return `import { toLateBody } from ${JSON.stringify(LATE_BODIES)};
export const frontmatter = ${JSON.stringify(frontmatter)};
export const words = ${words};
export default toLateBody(${JSON.stringify(`/${path}`)});`;
}
