import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { listContentKinds } from '#check/editor/content-model';
import { toEditorFiles } from '#check/editor/editor-files';
import { contentModel } from '#check/model/index';
import { print } from '../../base/print.mjs';

const root = process.cwd();
const kinds = await listContentKinds(root, contentModel);
for (const { path, text } of toEditorFiles(kinds, contentModel)) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
  print(`${path}\n`);
}
