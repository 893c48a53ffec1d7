import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#base/files';
import { contentModel } from '#check/model/index';
import type { EditorHost } from '#editor';
import { bundleEditor, toEditorData } from '#editor';
import type { Write } from './dist-writer';

interface Editor {
  /** The project's folder. */
  root: string;
  host: EditorHost;
  /** The title above the sign-in. */
  title: string;
  /** Writes below `dist/`. */
  write: Write;
}

/** Writes `/admin`, and everything it loads below it. */
export async function writeEditor({ root, host, title, write }: Editor): Promise<void> {
  const folder = await bundleEditor(root);
  for (const file of await listFiles(folder)) await write(file, await readFile(join(folder, file)));
  const data = toEditorData(contentModel, { ...host, title });
  await write('admin/config.json', JSON.stringify(data));
}
