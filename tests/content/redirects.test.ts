import { expect, it } from 'vitest';
import { splitAddress } from '#check/addresses/paths';
import { readContent } from '#check/read/content-file';
import { readDisk } from '#check/read/disk';
import { gatherSite } from '#check/rules/site';
import contentModel from '../../src/content.config.ts';
import { PROJECT } from '../site/folders.ts';

it('an old address leads to a heading that its page has', async () => {
  const [files, disk] = await Promise.all([readContent(contentModel, PROJECT), readDisk(PROJECT)]);
  // A page that is published later keeps its headings.
  const site = gatherSite({ model: contentModel, files, disk, today: '2999-12-31' });
  const missed = [...site.redirects].flatMap(([from, to]) => {
    const { path, anchor } = splitAddress(to);
    const known = anchor === '' ? undefined : site.anchorsOf(path);
    return known === undefined || known.has(anchor.slice(1)) ? [] : [`${from}: ${to}`];
  });
  expect(missed).toEqual([]);
});
