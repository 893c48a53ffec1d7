import { loadBundled } from './engine/base/load-bundled.mjs';

// Vite would bundle an imported configuration, and the whole site with it, at each start.
const { loadViteConfig } = await loadBundled('src/commands.ts');

export default await loadViteConfig();
