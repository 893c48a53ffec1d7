import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

import { toPlainWords, validateFolder } from '../cli/plain-error.mjs';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: something, write`), { code, ...more });

it.runIf(process.platform === 'linux')('says that a disk is full, where one is', async () => {
  const error: unknown = await writeFile('/dev/full', 'a').catch((reason: unknown) => reason);
  expect(toPlainWords(error, {})).toBe('The disk is full. Free some space and run it again.');
});

it('names the file that cannot be written, also where the reason lies deeper', () => {
  const cause = withCode('EACCES', { path: '/site/dist' });
  expect(toPlainWords(new Error('index.html', { cause }), {})).toMatch(/^\/site\/dist may not/);
});

it.each([
  ['ENOSPC', '/a', 'The disk is full, so that /a could not be written. Free'],
  ['EPERM', undefined, 'A file may not be read or written'],
  ['EROFS', '/a', 'EROFS: something'],
])('says what to do about %s of %s', (code, path, message) => {
  expect(toPlainWords(withCode(code, { path }), {})).toContain(message);
});

it('says that the disk is full when the bundler quotes the system', () => {
  const error = new Error('Failed to write file in /a.js\n\nNo space left on device (os error 28)');
  expect(toPlainWords(error, {})).toContain('The disk is full.');
});

it('says each of several reasons once, and blames no program for one of ours', () => {
  const cause = new Error('no such day\n\n    at file:///a.js:1:2');
  const error = new Error('The clock stands', { cause: new Error('no such day', { cause }) });
  expect(toPlainWords(error, {})).toBe('The clock stands: no such day');
  expect(toPlainWords(new Error('  look at the first\n line '), {})).toBe(
    'look at the first\n line',
  );
});

it('comes to an end where an error is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(toPlainWords(error, {})).toBe('round');
});

it('takes whatever is thrown', () => {
  expect(['a word', undefined].map((thrown) => toPlainWords(thrown, {}))).toEqual([
    'a word',
    'undefined',
  ]);
  const bare = Object.assign(new Error('bare'), { stack: undefined });
  expect(toPlainWords(bare, { DEBUG: '1' })).toBe('bare');
});

it('names a port that is taken, and another one', () => {
  const message = toPlainWords(new Error('Port 5173 is already in use'), {});
  expect(message).toContain('Port 5173 is taken');
  expect(message).toContain('PORT=5183');
  expect(toPlainWords(withCode('EADDRINUSE', { port: 4173 }), {})).toContain('Port 4173 is taken');
});

it('shows no stack, unless it is asked for', () => {
  const error = new TypeError('a.b is not a function\n    at file:///site/a.js:1:2');
  expect(toPlainWords(error, {})).toMatch(/^a\.b is not a function\nThis is a fault.*DEBUG=1/);
  expect(toPlainWords(error, {})).not.toMatch(/^\s+at /m);
  expect(toPlainWords(error, { DEBUG: '1' })).toMatch(/^\s+at /m);
});

it('refuses folders whose names the bundler cannot resolve', () => {
  expect(validateFolder('/home/site #2')).toContain('"#"');
  expect(validateFolder('/home/site 2')).toBeUndefined();
});
