import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Checked, ContentFile, ContentModel } from '#check';
import type { Cache } from '#check/cache/cache';
import { fillColors } from '#check/model/drawing-colors';
import { keepFolder } from './keep-folder.ts';

/** Content that the check has read: what modules of content are made of. */
export interface CheckedContent {
  /** A content file as it was checked, by its absolute path; throws for any other. */
  read: (file: string) => Promise<Pick<ContentFile, 'source' | 'data'>>;
  /** The text of a drawing as it was checked, in the colors of the brand; undefined for any other. */
  drawingOf?: (path: string) => string | undefined;
}

/**
 * The content that a build has checked: nothing that was saved later gets into it. It holds nothing
 * else of what the check has read, such as syntax trees.
 */
export function toCheckedContent(root: string, { model, files, disk }: Checked): CheckedContent {
  const byFile = new Map(
    files.map(({ path, source, data }) => [join(root, path), { source, data }]),
  );
  return {
    async read(file) {
      const found = byFile.get(file);
      if (found === undefined)
        throw new Error(`${file} was not there when the content was checked`);
      return found;
    },
    drawingOf(path) {
      const drawing = disk.get(path)?.drawing;
      return drawing && fillColors(drawing, model.colors ?? new Map());
    },
  };
}

/**
 * Loads what the content of the site consists of, by a small bundle of its own: the check needs it
 * before there is a bundle of the site. Views are no part of it.
 * @param config the module that says it, from the project's folder
 * @param folder where the bundle may be written
 * @param cache opened for the code of the site: it keeps the bundle
 */
export async function loadContentModel(
  root: string,
  config: string,
  folder: string,
  cache: Pick<Cache, 'remember'>,
): Promise<ContentModel> {
  await keepFolder(cache, ['config'], folder, () => bundleConfig(root, config, folder));
  return (await import(pathToFileURL(join(folder, 'config.js')).href)).default;
}

function bundleConfig(root: string, config: string, folder: string) {
  return build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: config,
      outDir: folder,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        external: /\/view(\.tsx)?$/,
        output: { entryFileNames: 'config.js' },
      },
    },
  });
}
