import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ServerEntry } from '../build/server-entry';
import { LATE_BODIES } from './dev-modules';

const ENTRY = '/src/entry-server.tsx';

export type DevRunner = ReturnType<typeof createDevRunner>;

/** Prepares to run the modules of the site; throws when this server has no module runner. */
export function createDevRunner({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  const { runner, moduleGraph } = ssr;
  const loadBodies = () => runner.import<typeof import('./late-body')>(LATE_BODIES);

  /** Makes something that may render bodies, and remakes it until all of them are loaded. */
  async function complete<T>(make: () => T): Promise<T> {
    const { loadWantedBodies } = await loadBodies();
    const made = make();
    return (await loadWantedBodies()) ? complete(make) : made;
  }

  return {
    complete,
    /** Loads the server entry, which renders pages from the current content. */
    loadEntry: async () => (await runner.import<{ entry: ServerEntry }>(ENTRY)).entry,
    /** Invalidates modules, and all bodies, so that they are loaded again. */
    async renew(modules: Iterable<EnvironmentModuleNode>): Promise<void> {
      for (const module of modules) moduleGraph.invalidateModule(module);
      (await loadBodies()).forgetBodies();
    },
  };
}
