import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const { root } = inject('moreContent');
const dist = join(root, 'dist');
const pages = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));

describe('a heading that is called like a part of the page', () => {
  it.each([
    ...['products/added-10', 'markets/added-7', 'fleet'],
    ...['insights/zqxdue', 'company/careers/zqxdue', 'stories/zqxdue'],
  ])('has an id of its own on /%s', async (page) => {
    const ids = await readIds(`${page}.html`);
    expect(ids).toEqual(expect.arrayContaining(['menu', 'main', 'newsletter', 'ui-menu']));
    expect(ids).toEqual(expect.arrayContaining(['ui:menu', 'ui:main']));
  });

  it.each(pages)('doubles no id of %s', async (page) => {
    const ids = await readIds(page);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

/** The ids of a page, in order; what stands in scripts is none. */
async function readIds(page: string): Promise<string[]> {
  const html = (await readFile(join(dist, page), 'utf8')).replace(/<script.*?<\/script>/gs, '');
  return [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
}
