import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { toEditorFiles } from '#check/editor/editor-files';
import { contentModel } from '#check/model/index';
import { print } from '../../base/print.mjs';

const root = process.cwd();
for (const { path, text } of toEditorFiles(contentModel)) {
  const file = join(root, path);
  if (existsSync(file) && (await readFile(file, 'utf8')) === text) continue;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  print(`${path}\n`);
}
