import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentModel } from '#check';
import { toEditorFiles } from '#check/editor/editor-files';
import { print } from '../../base/print.mjs';

/** `npm run schemas`: writes the files that are derived from the schemas. */
export async function writeSchemas(model: ContentModel): Promise<void> {
  for (const { path, text } of toEditorFiles(model)) {
    const file = join(process.cwd(), path);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    print(`${path}\n`);
  }
}
