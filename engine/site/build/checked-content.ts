import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { Checked, ContentFile, ContentModel } from '#check';

/** Content that the check has read: what modules of content are made of. */
export interface CheckedContent {
  /** A content file as it was checked, by its absolute path; throws for any other. */
  read: (file: string) => Promise<ContentFile>;
  /** The text of a drawing as it was checked, if the check has read it. */
  drawingOf?: (path: string) => string | undefined;
}

/** The content that a build has checked: nothing that was saved later gets into it. */
export function toCheckedContent(root: string, { files, disk }: Checked): CheckedContent {
  const byFile = new Map(files.map((file) => [join(root, file.path), file]));
  return {
    async read(file) {
      const found = byFile.get(file);
      if (found === undefined)
        throw new Error(`${file} was not there when the content was checked`);
      return found;
    },
    drawingOf: (path) => disk.get(path)?.drawing,
  };
}

/** Loads what the content of the site consists of, outside of a server. */
export async function loadContentModel(root: string, config: string): Promise<ContentModel> {
  const options = { root, configFile: false, logLevel: 'error' } as const;
  const { module } = await runnerImport<{ default: ContentModel }>(join(root, config), options);
  return module.default;
}
