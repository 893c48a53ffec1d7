/** What a line of the log may say beside its event: never anything that a person has typed. */
export type LogDetails = Record<string, string | number | boolean | undefined>;

// The reader of the log may end, or its disk be full: messages are stored all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

/** Writes an event as a line of JSON. */
export function log(event: string, details: LogDetails = {}): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);
}

/** The code of an error, such as ENOSPC; its message may quote what a person has typed. */
export function toCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  if (cause !== undefined) return toCode(cause);
  return typeof name === 'string' ? name : 'unknown';
}
