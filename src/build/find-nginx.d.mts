/**
 * Where nginx stands on this machine.
 * @returns its path, or undefined
 */
export function findNginx(): string | undefined;

/** Whether that nginx can send what brotli compressed. */
export function hasBrotli(): boolean;
