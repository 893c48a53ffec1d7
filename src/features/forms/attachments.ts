/** What may be attached to an inquiry; `services/forms` accepts the same. */
const ENDINGS = ['pdf', 'dwg', 'dxf', 'jpg', 'jpeg', 'png', 'csv'];
const MEGABYTES = 10;
const MAX_FILES = 5;

/** The value of `accept` for a file input. */
export const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join();

/** The limits that text around a file input may mention: size per file, and number of files. */
export const LIMITS = { size: `${MEGABYTES} MB`, count: String(MAX_FILES) };

/** What can be wrong with the chosen files. */
type FileProblem = 'otherType' | 'tooLarge' | 'tooMany';

type Chosen = Pick<File, 'name' | 'size'>;

/** What is wrong with one file, checked by extension and size; undefined if it is acceptable. */
export function findFileProblem({ name, size }: Chosen): FileProblem | undefined {
  const lowerCaseName = name.toLowerCase();
  if (!ENDINGS.some((ending) => lowerCaseName.endsWith(`.${ending}`))) return 'otherType';
  return size > MEGABYTES * 1e6 ? 'tooLarge' : undefined;
}

/** The first problem with the chosen files, and the file that it concerns. */
export function findFilesProblem(
  files: readonly Chosen[],
): { problem: FileProblem; name: string } | undefined {
  for (const file of files) {
    const problem = findFileProblem(file);
    if (problem !== undefined) return { problem, name: file.name };
  }
  return files.length > MAX_FILES ? { problem: 'tooMany', name: '' } : undefined;
}
