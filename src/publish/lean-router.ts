import type { Plugin } from 'vite';

/** What a component is called in warnings, which the production build does not give. */
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/** What makes a component or a context, and nothing else. */
const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Keeps out of the browser what this site does not use of React Router: its package offers only the
 * development build, and its components look to a bundler as if leaving them out changed something.
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
        code: code.replace(DISPLAY_NAME, '').replace(MAKER, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
