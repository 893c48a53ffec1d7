// node tests/content/edit.mjs makes the twelve ordinary edits in this very folder: use a copy of it.
import { loadBundled } from '../../engine/base/load-bundled.mjs';

const { makeOrdinaryEdits } = await loadBundled('tests/content/ordinary-edits.ts');
await makeOrdinaryEdits(process.cwd());
