import { expect, it } from 'vitest';
import { toFileSlug, toFreeName } from '../file-slug';

it.each([
  ['Straße bei Nacht', 'strasse-bei-nacht'],
  ['Prüfung, Größe, Öl', 'pruefung-groesse-oel'],
  ['Pru\u0308fung', 'pruefung'],
  ['Smørrebrød in Łódź', 'smorrebrod-in-lodz'],
  ['What’s new in PowerSync 2.0', 'whats-new-in-powersync-2-0'],
  ['…', ''],
])('writes %s as an address', (words, slug) => {
  expect(toFileSlug(words)).toBe(slug);
});

it('offers no name that is taken', () => {
  const taken = ['content/stories/ring-r4.jpg', 'content/stories/ring-r4-2.jpg'];
  const offer = (path: string) => toFreeName(path, 'jpg', (one) => taken.includes(one));
  expect(offer('content/stories/Ring R4.JPG')).toBe('ring-r4-3.jpg');
  expect(offer('content/team/Ring R4.JPG')).toBe('ring-r4.jpg');
  expect(offer('content/team/….JPG')).toBeUndefined();
});
