import type { Plugin } from 'vite';

/** What Vite calls its own helper, which knows old browsers, nonces and more. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/** Loads the stylesheets of a script before the script, each once; one that failed is tried again. */
const CODE = `
const asked = {};
const ask = (file) => asked[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/' + file;
  link.onload = resolve;
  link.onerror = () => {
    link.remove();
    delete asked[file];
    reject(Error(link.href));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map(ask));
  return load();
};`;

/** Replaces what Vite adds to the first script for stylesheets of scripts that load later. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { filter: { id: HELPER }, handler: () => CODE },
  };
}
