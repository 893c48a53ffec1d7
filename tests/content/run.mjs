// npm run test:pages looks at the pages of the built site that a change of content concerns.
import { loadBundled } from '../../engine/base/load-bundled.mjs';

const { lookAtPages } = await loadBundled('tests/content/look-at-pages.ts');
process.exitCode = await lookAtPages(process.cwd());
