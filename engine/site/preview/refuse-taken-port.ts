import { once } from 'node:events';
import { createServer } from 'node:net';
import { toPlainError } from '../../check/cli/plain-error.mjs';

/**
 * Makes sure that no other program listens at a port.
 * @param host where to look; every address of this computer by default
 * @throws PlainError if one does
 */
export async function refuseTakenPort(port: number, host?: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening').catch((error: unknown) => {
    throw toPlainError(error);
  });
  probe.close();
  await once(probe, 'close');
}
