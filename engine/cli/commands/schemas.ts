import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toEditorFiles } from '#check/json-schema/editor-files';
import { print } from '../../check/cli/print.mjs';
import { loadConfig } from '../load-config.ts';

/** `npm run schemas`: writes the files that are derived from the schemas. */
export async function writeSchemas(): Promise<void> {
  for (const { path, text } of toEditorFiles(await loadConfig())) {
    const file = join(process.cwd(), path);
    if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    print(`${path}\n`);
  }
}
