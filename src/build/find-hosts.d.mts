/**
 * Where a web server stands on this machine.
 * @returns its path, or undefined
 */
export function findHost(name: 'nginx' | 'caddy'): string | undefined;

/** Whether nginx can send what brotli compressed. */
export function hasBrotli(): boolean;
