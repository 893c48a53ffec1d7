import { parse } from 'yaml';

import type { Redirect } from '../schemas/redirects';
import { redirectsSchema } from '../schemas/redirects';

const FILE = '../../content/redirects.yaml';
const sources = import.meta.glob<string>('../../content/redirects.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Old addresses and where their readers go now, in the order of the file. */
export const redirects: Redirect[] = Object.entries(
  redirectsSchema.parse(parse(sources[FILE] ?? '')) ?? {},
).map(([from, to]) => ({ from, to }));
