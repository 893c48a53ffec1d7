import { expect, it } from 'vitest';
import { toFileSlug, toPublicName } from '../addresses/file-slug.ts';

it.each([
  ['Straße bei Nacht', 'strasse-bei-nacht'],
  ['Prüfung, Größe, Öl', 'pruefung-groesse-oel'],
  ['Pru\u0308fung', 'pruefung'],
  ['Smørrebrød in Łódź', 'smorrebrod-in-lodz'],
  ['What’s new in PowerSync 2.0', 'whats-new-in-powersync-2-0'],
  ['…', ''],
])('writes %s as an address', (title, slug) => {
  expect(toFileSlug(title)).toBe(slug);
});

it.each([
  ['content/stories/Ring R4.JPG', 'ring-r4.jpg'],
  ['content/team/….JPG', undefined],
])('offers a name for %s', (path, name) => {
  expect(toPublicName(path, 'jpg')).toBe(name);
});

it('takes a name that has its ending already for one without', () => {
  expect(toPublicName('content/insights/v.mdx.txt', 'mdx')).toBe('v.mdx');
  expect(toPublicName('content/insights/v.2.txt', 'mdx')).toBe('v-2.mdx');
});
