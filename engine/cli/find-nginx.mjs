import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * The path of nginx on this machine.
 * @returns {string | undefined}
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/**
 * Whether nginx can serve files precompressed with brotli.
 * @returns {boolean}
 */
export function hasBrotli() {
  return existsSync(BROTLI);
}
