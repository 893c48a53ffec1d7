import { PlainError } from '../../check/cli/plain-error.mjs';

const HIGHEST = 65_535;

/**
 * The port to listen at: that of the variable `PORT`, if it is set.
 * @param usual the port otherwise
 * @throws PlainError if what it is set to is no port
 */
export function readPort(usual: number, { PORT = '' }: NodeJS.ProcessEnv = process.env): number {
  if (PORT === '') return usual;
  if (/^\d{1,5}$/.test(PORT) && Number(PORT) <= HIGHEST) return Number(PORT);
  throw new PlainError(
    `PORT is "${PORT}", which is no port. Write a number from 1 to ${HIGHEST}: PORT=${usual + 1} npm run …`,
  );
}
