// node tests/content/edit.mjs makes the twelve ordinary edits in this very folder: use a copy of it.
import { loadBundled } from '../../src/node/load-bundled.mjs';

const { makeOrdinaryEdits } = await loadBundled('tests/content/ordinary-edits.ts');
await makeOrdinaryEdits(process.cwd());
