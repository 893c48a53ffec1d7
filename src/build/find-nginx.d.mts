export function findNginx(): string | undefined;
export function hasBrotli(): boolean;
