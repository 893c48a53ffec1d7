import { setTimeout as wait } from 'node:timers/promises';
import { numbered, post, postFiles } from '../inquiry.fixture.ts';

/** What became of inquiries that were sent until each was answered. */
export interface Sent {
  /** The reference of each number, by the first answer. */
  references: Map<number, string>;
  /** Numbers that were given another reference by a later answer. */
  contradicted: number[];
  /** How long each answer took, in milliseconds. */
  times: number[];
  /** Attempts without an answer of success. */
  failures: number;
}

interface SendOptions {
  atOnce?: number;
  hasFiles?: boolean;
  /** Called with the number of answered inquiries. */
  onAnswer?: (answered: number) => void;
}

/**
 * Sends inquiries as browsers do: many at a time, each again with the same id until it is answered,
 * and now and then once more after that. One in twenty has a file.
 * @param addressOf the server for the next attempt
 */
export async function sendAll(
  count: number,
  addressOf: () => string,
  { atOnce = 40, hasFiles = false, onAnswer }: SendOptions = {},
): Promise<Sent> {
  const sent: Sent = { references: new Map(), contradicted: [], times: [], failures: 0 };
  let next = 0;
  const sendOne = async (number: number) => {
    for (let answers = 0; answers < (number % 10 === 0 ? 2 : 1); ) {
      const start = performance.now();
      const reference = await attempt(addressOf(), number, hasFiles && number % 20 === 0);
      if (reference === undefined) {
        sent.failures += 1;
        // Long enough for a restart not to be a storm.
        await wait(200);
        continue;
      }
      sent.times.push(performance.now() - start);
      const known = sent.references.get(number);
      if (known !== undefined && known !== reference) sent.contradicted.push(number);
      sent.references.set(number, known ?? reference);
      answers += 1;
    }
    onAnswer?.(sent.references.size);
  };
  const sendSome = async () => {
    while (next < count) {
      next += 1;
      await sendOne(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  return sent;
}

/** The slowest of the fastest 99 in a hundred. */
export function percentile99(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Sends one inquiry; returns its reference, or undefined if the answer is no success. */
async function attempt(address: string, number: number, hasFile: boolean) {
  const message = numbered(number);
  try {
    const file = new File([`%PDF ${number}`.repeat(2000)], `${number}.pdf`);
    const answer = hasFile
      ? await postFiles(address, [file], { message })
      : await post(address, message);
    if (answer.status !== 201) {
      await answer.body?.cancel();
      return undefined;
    }
    const { reference } = await answer.json();
    return String(reference);
  } catch {
    return undefined;
  }
}
