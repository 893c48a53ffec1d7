/** What may be attached to an enquiry; `deploy/forms-endpoint.mjs` takes the same. */
const ENDINGS = ['pdf', 'dwg', 'dxf', 'jpg', 'jpeg', 'png', 'csv'];
const MEGABYTES = 10;
const MOST = 5;

/** For the `accept` of a box that takes files. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join();

/** What the words around such a box may name: how large a file may be, and how many there may be. */
export const LIMITS = { size: `${MEGABYTES} MB`, count: String(MOST) };

/** What can be wrong with files. */
type FileProblem = 'otherType' | 'tooLarge' | 'tooMany';

/** What is wrong with one file, by its ending and its size; undefined where nothing is. */
export function findFileProblem({
  name,
  size,
}: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  const written = name.toLowerCase();
  if (!ENDINGS.some((ending) => written.endsWith(`.${ending}`))) return 'otherType';
  return size > MEGABYTES * 1e6 ? 'tooLarge' : undefined;
}

/** The first thing that is wrong with files, and the file that it is said of. */
export function findFilesProblem(
  files: readonly Pick<File, 'name' | 'size'>[],
): { problem: FileProblem; name: string } | undefined {
  for (const file of files) {
    const problem = findFileProblem(file);
    if (problem !== undefined) return { problem, name: file.name };
  }
  return files.length > MOST ? { problem: 'tooMany', name: '' } : undefined;
}
