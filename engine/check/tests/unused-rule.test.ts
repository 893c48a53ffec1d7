import { expect, it } from 'vitest';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkUnused } from '../rules/unused-rule';

const TEXT = '---\ntitle: A\n---\n\n![A plan.](./Plan-B.svg)\n';

/** The pictures of a folder with one text that nothing refers to. */
function listUnused(...pictures: string[]): string[] {
  const files = [parseContentFile(contentModel, 'content/insights/a.mdx', TEXT)];
  const disk = new Map(
    pictures.map((name) => [`content/insights/${name}`, { bytes: 9, drawing: '<svg/>' }]),
  );
  return checkUnused({ files, disk }).map(({ file }) => file);
}

it('reports a picture that nothing names', () => {
  expect(listUnused('Plan-B.svg', 'other.svg')).toEqual(['content/insights/other.svg']);
});

it('leaves the case of a name to another rule', () => {
  expect(listUnused('plan-b.svg')).toEqual([]);
  expect(listUnused('Plan-B.svg')).toEqual([]);
});

it('asks for another name where pages cannot show this one', () => {
  const file = parseContentFile(contentModel, 'content/insights/a.mdx', TEXT);
  const disk = new Map([['content/insights/Ball field (1).jpg', { bytes: 9 }]]);
  expect(checkUnused({ files: [file], disk })[0]?.message).toContain(
    'rename it to ball-field-1.jpg and write ![what it shows](./ball-field-1.jpg)',
  );
});
