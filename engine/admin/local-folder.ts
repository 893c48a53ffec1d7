// The folder that somebody chose, which Sveltia keeps in the browser's database.

const STORE = 'file-system-handles';
const KEY = 'root_dir_handle';
const USER = 'sveltia-cms.user';

/**
 * The text of a file in the chosen folder as it is now.
 * @param repo the repository that Sveltia names its database after, `owner/name`
 * @returns undefined if it is not there, null if the editor works on no folder but on GitHub
 */
export async function readLocalFile(
  repo: string,
  path: string,
): Promise<string | undefined | null> {
  const root = isLocal() ? await findFolder(`github:${repo}`) : undefined;
  if (root === undefined) return null;
  try {
    const names = path.split('/');
    let folder = root;
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await folder.getFileHandle(names.at(-1) ?? '');
    const bytes = await (await file.getFile()).arrayBuffer();
    // With its byte order mark, which `text()` leaves out.
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

function isLocal(): boolean {
  const user: unknown = JSON.parse(localStorage.getItem(USER) ?? 'null');
  return typeof user === 'object' && user !== null && 'backendName' in user
    ? user.backendName === 'local'
    : false;
}

async function findFolder(name: string): Promise<FileSystemDirectoryHandle | undefined> {
  const known = await indexedDB.databases();
  if (!known.some((one) => one.name === name)) return undefined;
  const database = await settle(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    const handle: unknown = await settle(database.transaction(STORE).objectStore(STORE).get(KEY));
    return handle instanceof FileSystemDirectoryHandle ? handle : undefined;
  } finally {
    database.close();
  }
}

function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
