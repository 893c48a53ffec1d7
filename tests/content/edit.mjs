// npx tsx tests/content/edit.mjs makes the twelve ordinary edits in this very folder: use a copy of it.
import { makeOrdinaryEdits } from './ordinary-edits.ts';

await makeOrdinaryEdits(process.cwd());
