import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DIST, WORK } from '../publish/environments.ts';
import { nameStaging } from '../publish/staging.ts';
import { isOutput } from '../settings.ts';

const STAGING = nameStaging();

it.each([
  STAGING,
  join(STAGING, DIST, 'index.html'),
  DIST,
  join(WORK, 'facts.json'),
  'tests\\site\\content\\site.yaml',
])('the development server does not hear of %s, which others write', (path) => {
  expect(isOutput(path)).toBe(true);
});

it.each(['', 'content/site.yaml', 'src/dist/a.ts', 'distance.ts'])(
  'the development server watches %j',
  (path) => {
    expect(isOutput(path)).toBe(false);
  },
);
