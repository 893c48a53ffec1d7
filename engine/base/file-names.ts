/** The files of one folder, whose names must be distinct even on a case-insensitive disk. */
export interface FileNames {
  /** The file that has a name already, in whatever case; undefined if the name is free. */
  find: (file: string) => string | undefined;
  /** Like `find`, but also takes the name if it is free. */
  take: (file: string) => string | undefined;
}

/** Starts with an empty folder. */
export function openFileNames(): FileNames {
  const files = new Map<string, string>();
  const find = (file: string) => files.get(fold(file));
  return {
    find,
    take(file) {
      const twin = find(file);
      if (twin === undefined) files.set(fold(file), file);
      return twin;
    },
  };
}

function fold(file: string): string {
  return file.normalize('NFC').toLowerCase();
}
