import { describe, expect, it } from 'vitest';

import type { SourceFile } from '../content-changes';
import { compareSources } from '../content-changes';

const BODY = 'words that say what the entry says '.repeat(20);

function file(path: string, data: unknown, body = ''): SourceFile {
  return { path, data, body, digest: JSON.stringify([path, data, body]) };
}

function compare(before: SourceFile[], after: SourceFile[]) {
  return compareSources(before, after, (_, path) => ({ name: path.join('.'), sentence: '' }));
}

describe('what people changed in the content', () => {
  it('is told by entry: new, gone, moved or changed', () => {
    const changes = compare(
      [
        file('content/insights/old.mdx', { title: 'Old' }, 'Short'),
        file('content/insights/ring.mdx', { title: 'Ring' }, BODY),
        file('content/insights/step.mdx', { title: 'Step' }, 'As it was'),
      ],
      [
        file('content/insights/fresh.mdx', { title: 'Fresh' }, 'Other'),
        file('content/insights/loop.mdx', { title: 'Ring' }, BODY),
        file('content/insights/step.mdx', { title: 'Step' }, 'As it is'),
      ],
    );
    expect(changes.map(({ kind, name }) => [kind, name])).toEqual([
      ['added', 'Fresh'],
      ['moved', 'Ring'],
      ['changed', 'Step'],
      ['removed', 'Old'],
    ]);
  });

  it('names the row of a list by its label, wherever it stands', () => {
    const rows = (...labels: [string, string][]) => ({
      specifications: labels.map(([label, value]) => ({ label, value })),
    });
    const [change] = compare(
      [file('content/products/core.mdx', rows(['Class', '0.2S'], ['Voltage', '230 V']))],
      [file('content/products/core.mdx', rows(['Voltage', '230 V'], ['Class', '0.5S']))],
    );
    expect(change?.fields).toMatchObject([{ row: 'Class', before: '0.2S', after: '0.5S' }]);
  });

  it('does not tell of links and fields that follow a moved entry', () => {
    const changes = compare(
      [
        file('content/stories/ring.mdx', { title: 'Ring', image: { src: './ring.svg' } }, BODY),
        file('content/products/core.mdx', { stories: ['ring'] }, 'A [ring](/stories/ring).'),
      ],
      [
        file('content/stories/loop.mdx', { title: 'Ring', image: { src: './loop.svg' } }, BODY),
        file('content/products/core.mdx', { stories: ['loop'] }, 'A [ring](/stories/loop).'),
      ],
    );
    expect(changes).toMatchObject([{ kind: 'moved', fields: [], isBodyChanged: false }]);
  });

  it('tells each value of site.yaml by itself', () => {
    const site = (phone: string, email: string) =>
      file('content/site.yaml', { contact: { phone, email } });
    const changes = compare([site('1', 'a@b.test')], [site('2', 'c@d.test')]);
    expect(changes.map(({ fields }) => fields.map(({ path }) => path))).toEqual([
      ['contact.phone'],
      ['contact.email'],
    ]);
  });
});
