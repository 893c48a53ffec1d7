import { strToU8, zipSync } from 'fflate';

/** A file to pack: its name in the archive, and where it is. */
export interface Packed {
  saveAs: string;
  href: string;
}

/**
 * Fetches files and packs those that answer, with texts.
 * @param write the texts by name, given the addresses that did not answer
 * @returns the archive, and the addresses that did not answer
 */
export async function packFolder(
  files: readonly Packed[],
  write: (missing: readonly string[]) => Record<string, string>,
): Promise<{ zip: Uint8Array<ArrayBuffer>; missing: string[] }> {
  const fetched = await Promise.all(
    files.map(async ({ saveAs, href }) => ({ saveAs, href, bytes: await fetchBytes(href) })),
  );
  const missing = fetched.flatMap(({ href, bytes }) => (bytes === undefined ? [href] : []));
  const packed = fetched.flatMap(({ saveAs, bytes }) =>
    bytes === undefined ? [] : [[saveAs, bytes] as const],
  );
  const texts = Object.entries(write(missing)).map(
    ([name, text]) => [name, strToU8(text)] as const,
  );
  const zip = zipSync(Object.fromEntries([...texts, ...packed]), { level: 6 });
  return { zip: new Uint8Array(zip), missing };
}

/** The bytes at an address; undefined if it does not answer with a file. */
async function fetchBytes(href: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(href);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

/** Offers bytes to be saved under a name. */
export function saveBytes(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const href = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
