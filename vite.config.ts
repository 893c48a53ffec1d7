import { runnerImport } from 'vite';

// Vite would bundle an imported configuration, and the whole site with it; its runner does not.
const file = './engine/site/vite-config.ts';
const { module } = await runnerImport<typeof import('./engine/site/vite-config')>(file);

export default module.viteConfig;
