import { digestParts } from '#base/disk-cache';
import { digestFiles, listFiles } from '#base/files';

/**
 * A digest of all that makes pages out of their data, beside that data: the code, the versions of
 * the packages, and what documents have in common.
 * @param root the project's folder
 * @param common what documents load and the words of their frame
 */
export async function digestCode(root: string, common: unknown): Promise<Uint8Array> {
  const files = [
    'package-lock.json',
    'package.json',
    ...(await listFiles(root, 'src')),
    ...(await listFiles(root, 'engine/base')),
    ...(await listFiles(root, 'engine/site')),
  ];
  const settings = JSON.stringify([process.versions.node, common]);
  return digestParts([settings, await digestFiles(root, files)]);
}
