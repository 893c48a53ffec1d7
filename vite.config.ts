import { runnerImport } from 'vite';

// Vite would bundle what stands here, and the site with it, before anything can load its views.
const file = './engine/site/vite-config.ts';
const { module } = await runnerImport<typeof import('./engine/site/vite-config')>(file);

export default module.viteConfig;
