import { runnerImport } from 'vite';

// Loads the configuration with Vite's runner: Vite would bundle a normal import, and the whole site.
const file = './engine/site/vite-config.ts';
const { module } = await runnerImport<typeof import('./engine/site/vite-config')>(file);

export default module.viteConfig;
