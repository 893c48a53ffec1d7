import { join } from 'node:path';
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ContentModel } from '#check';
import type { ServerEntry } from '../prerender/server-entry.ts';

const ENTRY = '/src/entry-server.tsx';

export type DevRunner = ReturnType<typeof createDevRunner>;

/**
 * Prepares to run the modules of the site; throws when this server has no module runner.
 * @param config the module that says what the content consists of, from the project's folder
 */
export function createDevRunner(
  { config: { root }, environments: { ssr } }: ViteDevServer,
  config: string,
) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  const { runner, moduleGraph } = ssr;
  const id = join(root, config);
  return {
    /** Loads what the content consists of: another value whenever its code has changed. */
    loadModel: async () => (await runner.import<{ default: ContentModel }>(id)).default,
    /** Loads the server entry, which renders pages from the current content. */
    loadEntry: async () => (await runner.import<{ entry: ServerEntry }>(ENTRY)).entry,
    /** Invalidates modules, so that they are loaded again. */
    renew(modules: Iterable<EnvironmentModuleNode>): void {
      for (const module of modules) moduleGraph.invalidateModule(module);
    },
  };
}
