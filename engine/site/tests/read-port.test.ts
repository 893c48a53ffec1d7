import { expect, it } from 'vitest';
import { readPort } from '../preview/read-port.ts';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['4200', 4200],
  ['65535', 65_535],
])('PORT=%s is port %i', (PORT, port) => {
  expect(readPort(4173, { PORT })).toBe(port);
});

it.each(['abc', '-1', '0.5', '65536', '4173 ', '1e3', '4173,4174'])(
  'PORT=%s is refused in one sentence that says what to write',
  (PORT) => {
    expect(() => readPort(4173, { PORT })).toThrow(
      `PORT is "${PORT}", which is no port. Write a number from 1 to 65535: PORT=4174 npm run …`,
    );
  },
);
