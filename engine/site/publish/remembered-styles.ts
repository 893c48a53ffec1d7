import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type Cache, openCache } from '#check/cache/cache';
import { CODE_FOLDERS } from './environments.ts';

type Transform = Exclude<NonNullable<Plugin['transform']>, (...args: never) => unknown>;

/**
 * Lets Tailwind generate each stylesheet once for both halves of a build, and for the next one: what
 * it made is kept until code or styles change. No content is part of them.
 * @param plugins `tailwindcss()`
 */
export function rememberedStyles(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const { apply, transform } = plugin;
    const isForBuilds = apply === 'build' && typeof transform === 'object';
    return isForBuilds ? remember(plugin, transform) : plugin;
  });
}

function remember(plugin: Plugin, transform: Transform): Plugin {
  let root: string;
  let cache: Cache;
  return {
    ...plugin,
    configResolved(config) {
      ({ root } = config);
      cache = openCache(root, CODE_FOLDERS);
    },
    transform: {
      ...transform,
      async handler(source, id, options) {
        const generate = async () => {
          const generated = await transform.handler.call(this, source, id, options);
          return Buffer.from(JSON.stringify(generated ?? null));
        };
        const kept = await cache.remember(['style', relative(root, id), source], generate);
        return JSON.parse(Buffer.from(kept).toString());
      },
    },
  };
}
