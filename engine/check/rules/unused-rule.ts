import { basename, dirname } from 'node:path/posix';
import type { Problem } from '../problem';
import type { ContentFile } from '../read/content-file';
import { listMarkedTexts } from '../read/field-values';
import { WHOLE_FILE } from '../read/locate';
import { isWhole } from './body';
import { listBodyLinks } from './body-parts';
import { type Site, toProblems } from './rule';

const PICTURE = /^content\/.*\.(svg|png|jpe?g|webp|avif)$/;

/** Pictures beside entries that nothing refers to. */
export function checkUnused({ files, disk }: Pick<Site, 'files' | 'disk'>): Problem[] {
  const pictures = [...disk.keys()].filter((path) => PICTURE.test(path));
  const named = new Set(files.flatMap(listPictures));
  // An unreadable file may name them; a folder without texts is reported elsewhere.
  const isUnsure = (path: string) => {
    const beside = files.filter((file) => dirname(file.path) === dirname(path));
    return beside.length === 0 || !beside.every(isWhole);
  };
  return pictures
    .filter((path) => !named.has(path.toLowerCase()) && !isUnsure(path))
    .flatMap((path) => {
      const message = `is a picture that nothing names, so no page shows it; write ![what it shows](./${basename(path)}) where it belongs, or delete the file`;
      return toProblems('image', path, [{ range: WHOLE_FILE, message, isWarning: true }]);
    });
}

/** The pictures that a file names, as lowercase paths: another rule checks their case. */
function listPictures(file: ContentFile): string[] {
  const schema = file.model.schemaOf(file.path);
  const marked = schema === undefined ? [] : listMarkedTexts(file, schema);
  const fields = marked.flatMap(({ text, meta }) => (meta.image ? [text] : []));
  const body = listBodyLinks(file).map(({ url }) => url);
  const folder = dirname(file.path);
  return [...fields, ...body].map((src) => `${folder}/${src.replace(/^\.?\//, '')}`.toLowerCase());
}
