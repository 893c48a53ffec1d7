import { copy } from '../copy.ts';
import { Refusal } from './refusal.ts';

/** 20,000 letters of a script that takes nine bytes per letter in a URL-encoded form. */
export const MOST_BYTES = 200_000;

/** What a request is answered with that is too long. */
export function tooLong(): Refusal {
  return new Refusal(413, copy.files);
}

/**
 * Limits the length of a body, whatever its Content-Length says.
 * @param allowed how much of it does not count
 * @throws Refusal
 */
export async function* limit(
  body: AsyncIterable<Buffer>,
  most: number,
  allowed = () => 0,
): AsyncGenerator<Buffer> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length - allowed() > most) throw tooLong();
    yield chunk;
  }
}
