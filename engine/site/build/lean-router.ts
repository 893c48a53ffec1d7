import type { Plugin } from 'vite';

/** What a component is called in warnings, which the production build does not give. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/** What makes a component or a context, and nothing else. */
const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * A view transition that the browser skips, since another one overtakes it or nobody sees it, rejects
 * this promise, which the router does not look at: an error would be told where nothing is wrong.
 */
const SKIPPED = /(\w+)(?=\.finished\.finally\()/g;

/** What it says to developers, who read it from the development server. */
const WARNING = /^( *)(warning|warnOnce)\(/gm;

/** Where the router draws at once, as nobody asks it to. */
const AT_ONCE = /reactDomFlushSyncImpl && flushSync\b/g;

/**
 * Keeps out of the browser what this site does not use of React Router: its package offers only the
 * development build, and its components look to a bundler as if leaving them out changed something.
 * What it lets slip into the console is caught.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return (
          found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
        );
      },
    },
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replace(DISPLAY_NAME, '')
          .replace(MAKER, '= /* @__PURE__ */ $1')
          .replace(WARNING, '$1/* @__PURE__ */ $2(')
          .replace(AT_ONCE, 'false')
          .replace(SKIPPED, '$1.ready.catch(() => {});\n$1'),
        map: null,
      }),
    },
  };
}
