import type { Plugin } from 'vite';

/**
 * Keeps content out of the bundles of a build: they depend on code alone, so they need not be
 * rebuilt when content changes.
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
