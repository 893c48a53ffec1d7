import { runnerImport } from 'vite';

// Vite would bundle an imported configuration, and the whole site with it; its runner does not.
const { module } = await runnerImport<typeof import('./src/commands')>('./src/commands.ts');

export default await module.loadViteConfig();
