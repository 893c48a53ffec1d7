// npx tsx tests/content/edit.mjs makes the twelve ordinary edits in this very folder: use a copy of it.
import { makeOrdinaryEdits } from './ordinary-edits';

await makeOrdinaryEdits(process.cwd());
