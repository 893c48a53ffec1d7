/** Pieces of 64 kB that are parsed before anything else is looked at. */
const AT_ONCE = 8;

const waiting: (() => void)[] = [];

/** Waits until it is this one's turn: a few in each round of the event loop, in the order of arrival. */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(passOn);
  });
}

function passOn(): void {
  for (const resolve of waiting.splice(0, AT_ONCE)) resolve();
  if (waiting.length > 0) setImmediate(passOn);
}
