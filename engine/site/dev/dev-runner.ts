import { join } from 'node:path';
import { type EnvironmentModuleNode, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { ContentModel } from '#check';
import type { ServerEntry } from '../prerender/server-entry.ts';
import type { SiteModules } from '../site-modules.ts';

export type DevRunner = ReturnType<typeof createDevRunner>;

/** Prepares to run the modules of the site; throws when this server has no module runner. */
export function createDevRunner(
  { config: { root }, environments: { ssr } }: ViteDevServer,
  modules: Pick<SiteModules, 'config' | 'server'>,
) {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no module runner here');
  const { runner, moduleGraph } = ssr;
  const id = join(root, modules.config);
  return {
    /** Loads what the content consists of: another value whenever its code has changed. */
    loadModel: async () => (await runner.import<{ default: ContentModel }>(id)).default,
    /** Loads the server entry, which renders pages from the current content. */
    loadEntry: async () =>
      (await runner.import<{ entry: ServerEntry }>(join(root, modules.server))).entry,
    /** Invalidates modules, so that they are loaded again. */
    renew(modules: Iterable<EnvironmentModuleNode>): void {
      for (const module of modules) moduleGraph.invalidateModule(module);
    },
  };
}
