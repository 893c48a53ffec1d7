import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps content out of the bundles of a build: they follow from the code alone, and need no change
 * where content does.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'site:content',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/files$/ },
      handler() {
        return join(this.environment.config.root, 'engine/site/build/content/built-files.ts');
      },
    },
  };
}
