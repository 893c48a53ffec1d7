import { expect, it } from 'vitest';

import { CONTENT_FIELDS, toFrontmatterId } from '../content/module-ids.ts';

it('knows frontmatter from bodies, so that an edit leaves the code of pages as it was', () => {
  expect(toFrontmatterId('/site/content/insights/first.mdx')).toMatch(CONTENT_FIELDS);
  expect('/site/content/insights/first.mdx').not.toMatch(CONTENT_FIELDS);
});
