import { z } from 'zod';

export const redirectsSchema = z
  .record(z.string(), z.string())
  .nullable()
  .describe(
    'Where the readers of old addresses go: `content/redirects.yaml`, a line each of the form `/old/address: /new/address`; the new one may be an https address. The file may be empty. The content check has a rule of its own for the addresses.',
  );

/** An old address and what replaces it. */
export interface Redirect {
  from: string;
  to: string;
}
