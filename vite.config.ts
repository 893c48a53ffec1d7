import { loadBundled } from './engine/base/load-bundled.mjs';

// Vite would bundle an imported configuration, and the whole site with it, at each start.
const commands: typeof import('./src/commands') = await loadBundled('src/commands.ts');

export default await commands.loadViteConfig();
