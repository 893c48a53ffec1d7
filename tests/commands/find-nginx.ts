import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of nginx on this machine; undefined if there is none. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS];
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path));
}

/** Whether nginx can serve files precompressed with brotli. */
export function hasBrotli(): boolean {
  return existsSync(BROTLI);
}
