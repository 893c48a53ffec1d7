import { expect, it } from 'vitest';
import { contentModel } from '../model';
import { parseContentFile } from '../read/content-file';
import { checkUnused } from '../rules/image-rule';

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
