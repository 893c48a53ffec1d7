import { createHmac, randomBytes } from 'node:crypto';

/** Cells in a row, and rows: 4 MB, whatever happens. */
const WIDTH = 2 ** 17;
const ROWS = 4;
/** The seconds in which a key may use up its rate. */
const WINDOW = 60;

/** Allows a number of events a minute for each key. */
export interface RateLimit {
  /** Counts an event. Returns 0 if it is allowed, or how many seconds to wait. */
  take: (key: string) => number;
}

/**
 * A limit whose memory does not grow with the number of keys, and which forgets none of them: with a
 * table of keys, whoever has enough networks pushes out the one that is over the limit, or fills the
 * memory. Here a key has a cell in each of four rows. A cell holds the time at which what was taken
 * will be used up (the generic cell rate algorithm); others may share a cell, so the emptiest of the
 * four counts. With 10,000 busy networks, one in 30,000 shares all four cells with others.
 * @param rate events a minute, which may also come all at once
 * @param now seconds of a clock that nobody can set
 */
export function createRateLimit(rate: number, now = () => performance.now() / 1000): RateLimit {
  const cells = new Float64Array(WIDTH * ROWS);
  // Without the salt, nobody can look for keys that share the cells of another one.
  const salt = randomBytes(16);
  const cost = WINDOW / rate;
  const cellsOf = (key: string): number[] => {
    const digest = createHmac('sha256', salt).update(key).digest();
    return Array.from(
      { length: ROWS },
      (_, row) => row * WIDTH + (digest.readUInt32LE(row * 4) % WIDTH),
    );
  };
  return {
    take(key) {
      const time = now();
      const own = cellsOf(key);
      const used = Math.min(...own.map((cell) => cells[cell] ?? 0));
      const next = Math.max(used, time) + cost;
      const excess = next - time - WINDOW;
      if (excess > 1e-6) return Math.ceil(excess);
      for (const cell of own) cells[cell] = Math.max(cells[cell] ?? 0, next);
      return 0;
    },
  };
}
