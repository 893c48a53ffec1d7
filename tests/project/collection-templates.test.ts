import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = 'engine/check/templates/files';

const imported = readdirSync(FOLDER).flatMap((file) =>
  Array.from(
    readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(/from '\.\.\/\.\.\/([\w/.-]+)'/g),
    ([, path = '']) => ({ file, path: `src/${path}` }),
  ),
);

it.each(imported)('$file, from which a collection is made, imports $path', ({ path }) => {
  expect(existsSync(path)).toBe(true);
});
