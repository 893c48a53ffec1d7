import { runnerImport } from 'vite';

// The configuration. Vite would bundle what this file imports, and with it the whole site; its runner loads it as it is.
const file = './engine/site/vite-config.ts';
const { module } = await runnerImport<typeof import('./engine/site/vite-config')>(file);

export default module.viteConfig;
