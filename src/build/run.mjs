// Runs a command of src/build/commands/: `node src/build/run.mjs build`.
import { loadBundled } from './load-bundled.mjs';

const [command] = process.argv.splice(2, 1);
await loadBundled(`src/build/commands/${command}.ts`);
