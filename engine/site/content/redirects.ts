import { parse } from 'yaml';

import type { Redirect } from '#check/redirects';
import { redirectsSchema } from '#check/redirects';
import { texts } from './files';

/** Old addresses and where their readers go now, in the order of the file. */
export const redirects: Redirect[] = Object.entries(
  redirectsSchema.parse(parse(texts['/content/redirects.yaml'] ?? '')) ?? {},
).map(([from, to]) => ({ from, to }));
