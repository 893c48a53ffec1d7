/** The files of one folder, as every disk tells them apart: one that ignores case too. */
export interface FileNames {
  /**
   * Finds the file of a name, or the one that lies in the place of a folder of it.
   * @param file a path with `/` between folders
   */
  find: (file: string) => string | undefined;
  /**
   * Finds what a file cannot lie beside: as `find`, and any file inside a folder of this name.
   * @returns undefined where the name is free
   */
  findTwin: (file: string) => string | undefined;
  /** As `findTwin`, and takes a name that is free. */
  take: (file: string) => string | undefined;
}

/** Opens a folder that holds nothing. */
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
