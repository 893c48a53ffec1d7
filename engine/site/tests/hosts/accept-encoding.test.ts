import { expect, it } from 'vitest';

import { listAccepted } from '../../build/hosts/accept-encoding';

it.each([
  ['gzip, deflate, br', ['br', 'gzip']],
  ['gzip', ['gzip']],
  ['br;q=0, gzip', ['gzip']],
  ['GZIP ; q=0.5,br;q=0.000', ['gzip']],
  ['br;q=1.0', ['br']],
  ['x-br, identity', []],
  ['', []],
])('of "%s" takes %j', (header, accepted) => {
  expect(listAccepted(header)).toEqual(accepted);
});
