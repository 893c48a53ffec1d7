// Ends a command whose packages are not installed, and says what to run. Scripts of package.json load
// it in front of what they run, since npm runs no `pre` scripts here (see .npmrc).
import { existsSync } from 'node:fs';
import { printError } from '../check/cli/print.mjs';

if (!existsSync('node_modules/vite') || !existsSync('node_modules/tsx')) {
  printError('The packages are not installed. Run npm install, then this again.\n');
  process.exit(1);
}
