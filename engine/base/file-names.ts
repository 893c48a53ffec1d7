/** The files of one folder, whose names must be distinct even on a case-insensitive disk. */
export interface FileNames {
  /**
   * Finds the file with a name, or a file whose name is that of one of its parent folders.
   * @param file a path with `/` between folders
   */
  find: (file: string) => string | undefined;
  /**
   * Finds what would conflict with a file: like `find`, plus any file in a folder with this name.
   * @returns undefined if the name is free
   */
  findTwin: (file: string) => string | undefined;
  /** Like `findTwin`, but also takes the name if it is free. */
  take: (file: string) => string | undefined;
}

/** Starts with an empty folder. */
export function openFileNames(): FileNames {
  const files = new Map<string, string>();
  /** A file inside each folder. */
  const folders = new Map<string, string>();
  const find = (file: string) => {
    const name = fold(file);
    return files.get([name, ...listFolders(name)].find((one) => files.has(one)) ?? '');
  };
  const findTwin = (file: string) => find(file) ?? folders.get(fold(file));
  return {
    find,
    findTwin,
    take(file) {
      const twin = findTwin(file);
      if (twin !== undefined) return twin;
      const name = fold(file);
      files.set(name, file);
      for (const folder of listFolders(name)) folders.set(folder, file);
      return undefined;
    },
  };
}

function fold(file: string): string {
  return file.normalize('NFC').toLowerCase();
}

function listFolders(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
