import { describe, expect, it } from 'vitest';

import { isContentOnly, toPages } from './changed-pages.ts';

describe('a change', () => {
  it.each([
    [true, ['content/jobs/engineer.mdx', 'public/plan.jpg']],
    [false, ['content/jobs/engineer.mdx', 'src/pages/job/job.tsx']],
    [false, ['docs/content/words.md']],
    [false, []],
  ])('is of content only: %s, where it touches %j', (isOnly, files) => {
    expect(isContentOnly(files)).toBe(isOnly);
  });

  it.each([
    ['/', 'content/pages/index.mdx'],
    ['/support/warranty', 'content/pages/support/warranty.mdx'],
    ['/insights/ring', 'content/insights/ring.mdx'],
    ['/insights/ring', 'content/insights/ring.svg'],
    ['/company/careers/engineer', 'content/jobs/engineer.mdx'],
    ['/company', 'content/team/robin.mdx'],
  ])('concerns the page %s, where it touches %s', (page, file) => {
    expect(toPages([file])).toEqual([page]);
  });

  it.each(['content/site.yaml', 'content/pages/products/[slug].mdx', 'public/plan.jpg'])(
    'may concern every page, where it touches %s',
    (file) => {
      expect(toPages(['content/insights/ring.mdx', file])).toBeUndefined();
    },
  );
});
