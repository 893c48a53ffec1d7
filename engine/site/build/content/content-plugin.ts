import type { Plugin } from 'vite';

/**
 * Keeps content out of the bundles of a build: they follow from the code alone, and need no change
 * where content does.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'site:content',
    apply: 'build',
    load: {
      filter: { id: /\/engine\/site\/content\/files\.ts$/ },
      handler: () => `export * from '../build/content/built-files';`,
    },
  };
}
