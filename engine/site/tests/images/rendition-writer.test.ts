import { expect, it } from 'vitest';
import { openRenditionWriter } from '../../images/rendition-writer.ts';

/** A writer of renditions such as `/dusk-480.avif`, which `/dusk` is the original of. */
function open(fail = false) {
  const made: string[] = [];
  const written: string[] = [];
  const make = async (address: string) => {
    made.push(address);
    if (fail) throw new Error(`${address} is broken`);
    return Buffer.from(address);
  };
  const originalOf = (address: string) => /^(\/[a-z]+)-\d+/.exec(address)?.[1];
  const write = async (file: string) => {
    written.push(file);
  };
  return { made, written, ...openRenditionWriter({ make, originalOf }, write) };
}

it('makes the renditions of one original in a row, in whatever order pages name them', async () => {
  const { made, written, start, finish } = open();
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const width of [480, 800]) for (const name of names) start(`/${name}-${width}.avif`);
  await finish();
  expect(written.toSorted()).toEqual(
    names.flatMap((name) => [`${name}-480.avif`, `${name}-800.avif`]),
  );
  // Two originals may take turns on two cores, but none comes back after a third.
  const turns = new Set(made.map((address, at) => `${address.charAt(1)} ${Math.floor(at / 4)}`));
  expect(turns.size).toBe(names.length);
});

it('ignores what is no rendition, and throws what goes wrong', async () => {
  const { made, start, finish } = open();
  start('/favicon.svg');
  await finish();
  expect(made).toEqual([]);
  const broken = open(true);
  broken.start('/a-480.avif');
  await expect(broken.finish()).rejects.toThrow('/a-480.avif is broken');
});

it('writes nothing after it was stopped', async () => {
  const { written, start, stop } = open();
  for (const width of [480, 800, 1200]) start(`/a-${width}.avif`);
  await stop();
  expect(written.length).toBeLessThan(3);
});
