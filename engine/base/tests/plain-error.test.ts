import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { judgeFolder, toPlainWords } from '../plain-error.mjs';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: something, write`), { code, ...more });

it.runIf(process.platform === 'linux')('says that a disk is full, where one is', async () => {
  const error: unknown = await writeFile('/dev/full', 'a').catch((reason: unknown) => reason);
  expect(toPlainWords(error, {})).toBe('The disk is full. Free some space and run it again.');
});

it('names the file that cannot be written, also where the reason lies deeper', () => {
  const cause = withCode('EROFS', { path: '/site/dist' });
  expect(toPlainWords(new Error('index.html', { cause }), {})).toBe(
    '/site/dist cannot be written, since it lies on a disk that is read-only. Run it in a folder that may be written.',
  );
  expect(toPlainWords(withCode('EACCES', { path: '/site/dist' }), {})).toContain(
    '/site/dist may not',
  );
});

it('names a port that is taken, and the next', () => {
  const words = toPlainWords(new Error('Port 5173 is already in use'), {});
  expect(words).toContain('Port 5173 is taken');
  expect(words).toContain('PORT=5174');
  expect(toPlainWords(withCode('EADDRINUSE', { port: 4173 }), {})).toContain('Port 4173 is taken');
});

it('shows no stack, unless it is asked for', () => {
  const error = new TypeError('a.b is not a function\n    at file:///site/a.js:1:2');
  expect(toPlainWords(error, {})).not.toMatch(/^\s+at /m);
  expect(toPlainWords(error, {})).toContain('DEBUG=1');
  expect(toPlainWords(error, { DEBUG: '1' })).toMatch(/^\s+at /m);
});

it('refuses folders whose names the bundler misreads', () => {
  expect(judgeFolder('/home/site #2')).toContain('"#"');
  expect(judgeFolder('/home/site 2')).toBeUndefined();
});
